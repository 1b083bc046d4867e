import { type ReactNode, useEffect } from 'react'
import { startSession } from '#src/engine/session.ts'
import { PlayingContext } from '#src/play/context.ts'
import { playEvents } from '#src/play/GamePage.tsx'
import { makeGameStore } from '#src/play/store.ts'
import type { Playing, Screen } from '#src/play/types.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import type { CascadeOptions } from '../rules/types'
import type { Cascade } from '../store'
import { timeline } from '../timeline'

/** Opens a game that nobody saves and nobody hears, in which each step is waited for. */
export function demonstrate(
  screen: Screen<Cascade>,
  options: CascadeOptions,
  seed: string,
  choice = 'shared',
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
    route: { choice, options, moves: [] },
    store: makeGameStore(silent, { session }, () => performance.now()),
    worker: screen.worker.start(),
    playback: makePlayback(),
  }
}

/** Lets all that happens in a game be seen by what is within it. */
export function Demonstration({
  playing,
  children,
}: {
  playing: Playing<Cascade>
  children: ReactNode
}) {
  useEffect(() => playEvents(playing), [playing])
  return <PlayingContext value={playing}>{children}</PlayingContext>
}
