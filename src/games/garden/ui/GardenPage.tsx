import { useLingui } from '@lingui/react'
import { lazy, useEffect, useMemo, useState } from 'react'
import type { LinkedGame } from '../../../engine/link-code'
import type { Result } from '../../../engine/rules'
import { keeper } from '../../../ui/keeper'
import { Moving } from '../../../ui/Moving'
import { Progress } from '../../../ui/Progress'
import { useTitle } from '../../../ui/use-title'
import { type Asked, parseAsked } from '../asked'
import { openTable, type Table } from '../open-table'
import { makeWorkerOpponent } from '../worker-opponent'
import { Game } from './Game'
import { TableContext } from './use-garden'

const BadLink = lazy(() => import('./BadLink'))

/** Garden's page, for what the address asks. */
export default function GardenPage({ asked }: { asked: string | LinkedGame }) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'garden.title', message: 'Garden' }))
  const parsed = useMemo(() => parseAsked(asked), [asked])
  if (!parsed.ok) return <BadLink problem={parsed} />
  return <Opening asked={parsed.value} />
}

function Opening({ asked }: { asked: Asked }) {
  const table = useOpenTable(asked)
  if (!table) return <Progress />
  if (!table.ok) return <BadLink problem={table} />
  return (
    <Moving>
      <TableContext value={table.value}>
        <Game />
      </TableContext>
    </Moving>
  )
}

function useOpenTable(asked: Asked): Result<Table> | undefined {
  const [table, setTable] = useState<Result<Table>>()
  useEffect(() => {
    const opponent = makeWorkerOpponent()
    let wanted = true
    openTable(asked, { keeper, opponent, now: () => performance.now() }).then((opened) => {
      if (wanted) setTable(opened)
    })
    return () => {
      wanted = false
      opponent.dispose()
    }
  }, [asked])
  return table
}
