import { useEffect, useMemo } from 'react'
import { startSession, stateOf } from '#src/engine/session.ts'
import { BoardContext } from '#src/play/board/BoardContext.tsx'
import { PlayBoard } from '#src/play/board/PlayBoard.tsx'
import { openPlaying } from '#src/play/session/playing.ts'
import { useBoardView } from '#src/ui/board/view.ts'
import { HelpBoard } from '#src/ui/kit/Help.tsx'
import { isCleared } from '../board/board.ts'
import type { LinkOptions } from '../deal/levels.ts'
import { useLink, usePlaying } from '../store.ts'

/** A small live board that demonstrates a rule, without solver or saving. */
export function Demo({ board, onCleared }: { board: string; onCleared?: () => void }) {
  const { screen } = usePlaying()
  const demo = useMemo(() => {
    const options: LinkOptions = { level: 'literal', board, gravity: 'none' }
    const session = startSession(screen.rules, options, 'demo')
    return openPlaying({ screen }, 'lesson', { session })
  }, [screen, board])
  return (
    <BoardContext playing={demo}>
      <DemoBoard onCleared={onCleared} />
    </BoardContext>
  )
}

/** Lets the last pair be seen as it goes. */
const AFTER_MS = 700

function DemoBoard({ onCleared }: { onCleared: (() => void) | undefined }) {
  const view = useBoardView(useLink(({ session }) => session.dealt.board))
  const cleared = useLink((store) => isCleared(stateOf(store.session).board))
  useEffect(() => {
    if (!cleared || !onCleared) return
    const timer = setTimeout(onCleared, AFTER_MS)
    return () => clearTimeout(timer)
  }, [cleared, onCleared])
  return (
    <HelpBoard>
      <PlayBoard view={view} />
    </HelpBoard>
  )
}
