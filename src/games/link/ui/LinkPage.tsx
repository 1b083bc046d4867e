import { useLingui } from '@lingui/react'
import { lazy, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { LinkedGame } from '../../../engine/link-code'
import type { Result } from '../../../engine/rules'
import { keeper } from '../../../ui/keeper'
import { Progress } from '../../../ui/Progress'
import { useSetting } from '../../../ui/settings'
import { today } from '../../../ui/today'
import { useTitle } from '../../../ui/use-title'
import { type Asked, parseAsked } from '../asked'
import { openTable, type Table } from '../open-table'
import { makeWorkerSolver } from '../worker-solver'
import { emojiStore, loadEmoji } from './emoji'
import { Game } from './Game'
import { TableContext } from './use-link'

const BadLink = lazy(() => import('./BadLink'))

/** Link's page, for what the address asks. */
export default function LinkPage({ asked }: { asked: string | LinkedGame }) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'link.title', message: 'Link' }))
  const parsed = useMemo(() => parseAsked(asked, today()), [asked])
  if (!parsed.ok) return <BadLink problem={parsed} />
  return <Opening asked={parsed.value} />
}

function Opening({ asked }: { asked: Asked }) {
  const table = useOpenTable(asked)
  const facesReady = useFaces()
  if (!table || !facesReady) return <Progress />
  if (!table.ok) return <BadLink problem={table} />
  return (
    <TableContext value={table.value}>
      <Game />
    </TableContext>
  )
}

/** Whether what is drawn on the tiles is there. */
function useFaces(): boolean {
  const faces = useSetting('faces')
  const loaded = useStore(emojiStore, ({ images }) => images.length > 0)
  useEffect(() => {
    if (faces === 'emoji') void loadEmoji()
  }, [faces])
  return loaded || faces !== 'emoji'
}

function useOpenTable(asked: Asked): Result<Table> | undefined {
  const [table, setTable] = useState<Result<Table>>()
  useEffect(() => {
    const solver = makeWorkerSolver()
    let wanted = true
    openTable(asked, { keeper, solver, now: () => performance.now() }).then((opened) => {
      if (wanted) setTable(opened)
    })
    return () => {
      wanted = false
      solver.dispose()
    }
  }, [asked])
  return table
}
