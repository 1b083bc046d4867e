import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { LinkedGame } from '../../../engine/link-code'
import type { SaveProblem } from '../../../engine/session'
import { newSeed } from '../../../round/new-seed'
import { Moving } from '../../../ui/Moving'
import { onDemand } from '../../../ui/on-demand'
import { Progress } from '../../../ui/Progress'
import { type Opening, useOpened } from '../../../ui/use-opened'
import { useTitle } from '../../../ui/use-title'
import { type Asked, parseAsked } from '../asked'
import { openGarden, type Table } from '../open-table'
import { makeWorkerOpponent } from '../worker-opponent'
import { Game } from './Game'
import { TableContext } from './use-garden'

const BadLink = onDemand(() => import('./BadLink'))

/** Garden's page, for what the address asks. */
export default function GardenPage({ asked }: { asked: string | LinkedGame }) {
  const parsed = useMemo(() => parseAsked(asked), [asked])
  if (!parsed.ok) return <BadLink problem={parsed} />
  return <AtTable asked={parsed.value} />
}

/** Who works at the table leaves with the page. */
function open(asked: Asked): Opening<Table, SaveProblem> {
  const opponent = makeWorkerOpponent(newSeed)
  const table = openGarden(asked, { opponent, now: () => performance.now() })
  return { table, dispose: opponent.dispose }
}

function AtTable({ asked }: { asked: Asked }) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'garden.title', message: 'Garden' }))
  const table = useOpened(asked, open)
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
