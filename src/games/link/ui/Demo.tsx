import { useEffect, useMemo } from 'react'
import { PlayingContext } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { PlayBoard } from '#src/play/board/PlayBoard.tsx'
import { playEvents } from '#src/play/board/play-events.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import { useBoardView } from '#src/ui/board/view.ts'
import { HelpBoard } from '#src/ui/kit/Help.tsx'
import { isCleared } from '../board/board.ts'
import type { LinkOptions } from '../deal/levels.ts'
import { useLink, usePlaying } from '../store.ts'
import type { Link } from '../types.ts'

/** A small live board that demonstrates a rule, without solver or saving. */
export function Demo({ board, onCleared }: { board: string; onCleared?: () => void }) {
  const page = usePlaying()
  const demo = useMemo(() => makeDemo(page, board), [page, board])
  useEffect(() => playEvents(demo), [demo])
  return (
    <PlayingContext value={demo}>
      <DemoBoard onCleared={onCleared} />
    </PlayingContext>
  )
}

/** Lets the last pair be seen as it goes. */
const AFTER_MS = 700

function makeDemo({ screen, worker }: Playing<Link>, board: string): Playing<Link> {
  const options: LinkOptions = { level: 'literal', board, gravity: 'none' }
  const session = startSession(screen.rules, options, 'demo')
  const store = makeGameStore(screen, { session }, () => 0)
  return {
    screen,
    route: { choice: { type: 'shared' }, kind: 'shared', href: '', options },
    store,
    worker,
    playback: makePlayback(),
  }
}

function DemoBoard({ onCleared }: { onCleared: (() => void) | undefined }) {
  const playing = usePlaying()
  const view = useBoardView(useLink(({ session }) => session.dealt.board))
  const cleared = useLink((store) => isCleared(stateOf(store.session).board))
  useEffect(() => {
    if (!cleared || !onCleared) return
    const timer = setTimeout(onCleared, AFTER_MS)
    return () => clearTimeout(timer)
  }, [cleared, onCleared])
  return (
    <HelpBoard>
      <PlayBoard playing={playing} view={view} />
    </HelpBoard>
  )
}
