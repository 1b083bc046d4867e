import { useEffect, useMemo } from 'react'
import { startSession } from '#src/engine/session.ts'
import { useBoardView } from '#src/ui/board/view.ts'
import styles from '#src/ui/kit/Demo.module.css'
import { isCleared } from '../board/board'
import type { LinkOptions } from '../deal/levels'
import type { Table } from '../open-table'
import { rules } from '../rules/rules'
import { linkState, makeLinkStore } from '../store'
import { Play } from './Play'
import { TableContext, useLink } from './use-link'

interface DemoProps {
  /** The board as text: `A` and `B` are kinds, `.` is empty. */
  board: string
  onCleared?: () => void
}

/** Nothing is computed or kept for a demonstration. */
const IDLE: Table['solver'] = {
  findDeal: async (options, seed) => ({ value: { options, seed }, line: null }),
  findShuffle: async () => undefined,
  judge: async () => ({ status: 'unknown' }),
  lastClearable: async () => -1,
  dispose: () => {},
}

function makeTable(board: string): Table {
  const options: LinkOptions = { level: 'literal', board, gravity: 'none' }
  const store = makeLinkStore(startSession(rules, options, 'demo'), () => 0)
  const asked = { choice: 'shared', options, limited: false, moves: [] }
  return { asked, store, solver: IDLE, saving: null }
}

/** A small live board, to show a rule by playing it. */
export function Demo({ board, onCleared }: DemoProps) {
  const table = useMemo(() => makeTable(board), [board])
  return (
    <TableContext value={table}>
      <DemoBoard onCleared={onCleared} />
    </TableContext>
  )
}

function DemoBoard({ onCleared }: { onCleared: (() => void) | undefined }) {
  const view = useBoardView(useLink(({ session }) => session.dealt.board))
  const cleared = useLink((store) => isCleared(linkState(store).board))
  useEffect(() => {
    if (cleared) onCleared?.()
  }, [cleared, onCleared])
  return (
    <div className={styles.demo}>
      <Play view={view} onLeave={() => {}} />
    </div>
  )
}
