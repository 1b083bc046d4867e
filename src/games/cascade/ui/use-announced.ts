import { useEffect, useRef, useState } from 'react'
import { playLastSound, type Sounds } from '#src/ui/sound.ts'
import type { Emitted, Notice } from '../events'
import { useCascade } from './use-cascade'

/** The action to announce. */
export interface Announced {
  readonly emitted: Emitted
  /** Actions before it whose film was cut short: they have not been announced either. */
  readonly missed: readonly Emitted[]
}

interface Queue {
  readonly announced: Announced
  /** The action that is being shown. */
  readonly shown: Emitted
  readonly missed: readonly Emitted[]
}

/** What to announce now: the last action once it has been seen, until then the one before. */
export function useAnnounced(isSeen: boolean): Announced {
  const emitted = useCascade((store) => store.emitted)
  const [queue, setQueue] = useState<Queue>(() => ({
    announced: { emitted, missed: [] },
    shown: emitted,
    missed: [],
  }))
  const next = advance(queue, emitted, isSeen)
  if (next !== queue) setQueue(next)
  return next.announced
}

function advance(queue: Queue, emitted: Emitted, isSeen: boolean): Queue {
  const { announced, shown } = queue
  if (announced.emitted === emitted) return queue
  const isCut = shown !== emitted && shown !== announced.emitted
  const missed = isCut ? [...queue.missed, shown] : queue.missed
  if (isSeen) return { announced: { emitted, missed }, shown: emitted, missed: [] }
  return shown === emitted ? queue : { announced, shown: emitted, missed }
}

/** Plays the sound of what is announced. `sounds` must be stable. */
export function useAnnouncedSound({ emitted }: Announced, sounds: Sounds<Notice>): void {
  const heard = useRef(emitted)
  useEffect(() => {
    if (heard.current === emitted) return
    heard.current = emitted
    playLastSound(emitted.events, sounds)
  }, [emitted, sounds])
}
