import { type ReactNode, useEffect } from 'react'
import { PlayingContext } from '#src/define/context.ts'
import type { PlayingBoard } from '#src/define/screen.ts'
import { playEvents } from './play-events.ts'

/** Leaves out what is heard of a board that plays by itself. */
function silence(playing: PlayingBoard): PlayingBoard {
  const { mode } = playing.store.getState()
  if (mode !== 'watch' && mode !== 'demo') return playing
  const { view, feedback } = playing.screen
  const { timeline } = feedback
  const silent: typeof feedback = {
    ...feedback,
    sounds: {},
    timeline: (...step) => ({ ...timeline(...step), sounds: [] }),
  }
  return { ...playing, screen: { view, feedback: silent } }
}

interface BoardContextProps {
  playing: PlayingBoard
  children: ReactNode
}

/** Provides a board beside that of a page, and shows every action on it. */
export function BoardContext({ playing, children }: BoardContextProps) {
  useEffect(() => playEvents(silence(playing)), [playing])
  return <PlayingContext value={playing}>{children}</PlayingContext>
}
