import { useLingui } from '@lingui/react'
import { lazy, useEffect, useMemo, useState } from 'react'
import type { LinkedGame } from '../../../engine/link-code'
import type { Result } from '../../../engine/rules'
import { keeper } from '../../../ui/keeper'
import { Moving } from '../../../ui/Moving'
import { Progress } from '../../../ui/Progress'
import { today } from '../../../ui/today'
import { useTitle } from '../../../ui/use-title'
import { type Asked, parseAsked } from '../asked'
import { openTable, type Table } from '../open-table'
import { Game } from './Game'
import { TableContext } from './use-cascade'

const BadLink = lazy(() => import('./BadLink'))
const LabPage = lazy(() => import('./LabPage'))
const WatchGame = lazy(() => import('./WatchGame'))

/** Cascade's page, for what the address asks. */
export default function CascadePage({ asked }: { asked: string | LinkedGame }) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'cascade.title', message: 'Cascade' }))
  return <Moving>{asked === 'lab' ? <LabPage /> : <Asking asked={asked} />}</Moving>
}

function Asking({ asked }: { asked: string | LinkedGame }) {
  const parsed = useMemo(() => parseAsked(asked, today()), [asked])
  if (!parsed.ok) return <BadLink problem={parsed} />
  return <Opening asked={parsed.value} />
}

function Opening({ asked }: { asked: Asked }) {
  const table = useOpenTable(asked)
  if (!table) return <Progress />
  if (!table.ok) return <BadLink problem={table} />
  return (
    <TableContext value={table.value}>
      {asked.agent ? <WatchGame agent={asked.agent} /> : <Game />}
    </TableContext>
  )
}

function useOpenTable(asked: Asked): Result<Table> | undefined {
  const [table, setTable] = useState<Result<Table>>()
  useEffect(() => {
    let wanted = true
    openTable(asked, { keeper, now: () => performance.now() }).then((opened) => {
      if (wanted) setTable(opened)
    })
    return () => {
      wanted = false
    }
  }, [asked])
  return table
}
