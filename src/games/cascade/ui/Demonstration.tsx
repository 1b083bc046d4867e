import { type ReactNode, useEffect } from 'react'
import { PlayingContext } from '#src/define/context.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import { startSession } from '#src/engine/session.ts'
import { playEvents } from '#src/play/board/play-events.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import type { CascadeChoice } from '../choice.ts'
import type { CascadeOptions } from '../rules/types.ts'
import { timeline } from '../timeline.ts'
import type { Cascade } from '../types.ts'

/** Opens a game without saving or sound, whose timelines are waited for. */
export function demonstrate(
  screen: Screen<Cascade>,
  options: CascadeOptions,
  seed: string,
  choice: CascadeChoice = { type: 'shared' },
): Playing<Cascade> {
  const silent: Screen<Cascade> = {
    ...screen,
    feedback: {
      ...screen.feedback,
      sounds: {},
      timeline: (events, before) => ({ ...timeline(events, before), sounds: [] }),
    },
  }
  const session = startSession(screen.rules, options, seed)
  return {
    screen: silent,
    route: { choice, kind: screen.route.make(choice), href: '', options },
    store: makeGameStore(silent, { session }, () => performance.now()),
    worker: undefined,
    playback: makePlayback(),
  }
}

interface DemonstrationProps {
  playing: Playing<Cascade>
  children: ReactNode
}

export function Demonstration({ playing, children }: DemonstrationProps) {
  useEffect(() => playEvents(playing), [playing])
  return <PlayingContext value={playing}>{children}</PlayingContext>
}
