import { type ReactNode, useEffect, useMemo } from 'react'
import { PlayingContext } from '#src/define/context.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import { startSession } from '#src/engine/session.ts'
import { PlayBoard } from '#src/play/page/GameBoard.tsx'
import { playEvents } from '#src/play/page/play-events.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { HelpBoard } from '#src/ui/kit/Help.tsx'
import type { CascadeChoice } from '../choice.ts'
import type { CascadeOptions } from '../rules/types.ts'
import { usePlaying } from '../store.ts'
import { timeline } from '../timeline.ts'
import type { Cascade } from '../types.ts'
import { Layout } from './Cell.tsx'

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
    route: { choice, kind: screen.route.make(choice), options, moves: [] },
    store: makeGameStore(silent, { session }, () => performance.now()),
    worker: undefined,
    playback: makePlayback(),
  }
}

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

export const DEMO_OPTIONS: CascadeOptions = {
  rows: 4,
  cols: 5,
  kinds: 5,
  swaps: 'endless',
  counting: 'clusters',
  deal: 1,
}

const VIEW = fixedView(DEMO_OPTIONS)

/** A small live board with a marked swap, that of the seed's deal. */
export function Demo({ seed }: { seed: string }) {
  const { screen } = usePlaying()
  const playing = useMemo(() => {
    const demo = demonstrate(screen, DEMO_OPTIONS, seed)
    demo.store.getState().hint()
    return demo
  }, [screen, seed])
  return (
    <Demonstration playing={playing}>
      <HelpBoard>
        <Layout>
          <PlayBoard playing={playing} view={VIEW} />
        </Layout>
      </HelpBoard>
    </Demonstration>
  )
}
