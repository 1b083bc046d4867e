import { useEffect, useRef, useState } from 'react'
import { playLastSound, type Sounds } from '#src/play/use-sounds.ts'
import type { Happening, Notice } from '../notices'
import { useCascade } from './use-cascade'

/** The action to announce. */
export interface Announced {
  readonly happening: Happening
  /** Actions before it whose film was cut short: they have not been announced either. */
  readonly missed: readonly Happening[]
}

interface Queue {
  readonly announced: Announced
  /** The action that is being shown. */
  readonly shown: Happening
  readonly missed: readonly Happening[]
}

/** What to announce now: the last action once it has been seen, until then the one before. */
export function useAnnounced(isSeen: boolean): Announced {
  const happening = useCascade((store) => store.happening)
  const [queue, setQueue] = useState<Queue>(() => ({
    announced: { happening, missed: [] },
    shown: happening,
    missed: [],
  }))
  const next = advance(queue, happening, isSeen)
  if (next !== queue) setQueue(next)
  return next.announced
}

function advance(queue: Queue, happening: Happening, isSeen: boolean): Queue {
  const { announced, shown } = queue
  if (announced.happening === happening) return queue
  const isCut = shown !== happening && shown !== announced.happening
  const missed = isCut ? [...queue.missed, shown] : queue.missed
  if (isSeen) return { announced: { happening, missed }, shown: happening, missed: [] }
  return shown === happening ? queue : { announced, shown: happening, missed }
}

/** Plays the sound of what is announced. `sounds` must be stable. */
export function useAnnouncedSound({ happening }: Announced, sounds: Sounds<Notice>): void {
  const heard = useRef(happening)
  useEffect(() => {
    if (heard.current === happening) return
    heard.current = happening
    playLastSound(happening.notices, sounds)
  }, [happening, sounds])
}
