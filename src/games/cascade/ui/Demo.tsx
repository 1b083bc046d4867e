import { useMemo } from 'react'
import { startSession } from '#src/engine/session.ts'
import styles from '#src/ui/kit/Demo.module.css'
import type { Table } from '../open-table'
import { rules } from '../rules/rules'
import type { CascadeOptions } from '../rules/types'
import { makeCascadeStore } from '../store'
import { Play } from './Play'
import { TableContext } from './use-cascade'
import { useFilm } from './use-film'

export const DEMO_OPTIONS: CascadeOptions = {
  rows: 4,
  cols: 5,
  kinds: 5,
  swaps: 'endless',
  counting: 'clusters',
  deal: 1,
}

/** A table that nobody keeps, with a swap marked. */
function makeTable(seed: string): Table {
  const store = makeCascadeStore(startSession(rules, DEMO_OPTIONS, seed), () => 0)
  store.getState().hint()
  return { asked: { choice: 'shared', options: DEMO_OPTIONS, moves: [] }, store, saving: null }
}

/** A small live board, to show a rule by playing it. What the seed deals is chosen for its first swap. */
export function Demo({ seed }: { seed: string }) {
  const table = useMemo(() => makeTable(seed), [seed])
  return (
    <TableContext value={table}>
      <DemoBoard />
    </TableContext>
  )
}

function DemoBoard() {
  const { frame } = useFilm({ running: true, speed: 1 })
  return (
    <div className={styles.demo}>
      <Play frame={frame} speed={1} onLeave={() => {}} />
    </div>
  )
}
