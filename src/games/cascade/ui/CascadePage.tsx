import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { LinkedGame } from '#src/engine/link-code.ts'
import type { SaveProblem } from '#src/engine/session.ts'
import { today } from '#src/play/daily.ts'
import { type Opening, useOpened } from '#src/play/use-table-opened.ts'
import { Progress } from '#src/ui/kit/Progress.tsx'
import { useTitle } from '#src/ui/kit/use-title.ts'
import { lazy } from '#src/ui/lazy.tsx'
import { type Asked, parseAsked } from '../asked'
import { openCascade, type Table } from '../open-table'
import { Game } from './Game'
import { TableContext } from './use-cascade'

const BadLink = lazy(() => import('./BadLink'), { when: 'now' })
const LabPage = lazy(() => import('./LabPage'), { when: 'now' })
const WatchGame = lazy(() => import('./WatchGame'), { when: 'now' })

/** Cascade's page, for what the address asks. */
export default function CascadePage({ asked }: { asked: string | LinkedGame }) {
  if (typeof asked === 'string') {
    const [page, ...query] = asked.split('?')
    if (page === 'lab') return <LabPage query={query.join('?')} />
  }
  return <Asking asked={asked} />
}

function Asking({ asked }: { asked: string | LinkedGame }) {
  const parsed = useMemo(() => parseAsked(asked, today()), [asked])
  if (!parsed.ok) return <BadLink problem={parsed} />
  return <AtTable asked={parsed.value} />
}

function open(asked: Asked): Opening<Table, SaveProblem> {
  const table = openCascade(asked, { now: () => performance.now() })
  return { table, dispose: () => {} }
}

function AtTable({ asked }: { asked: Asked }) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'cascade.title', message: 'Cascade' }))
  const table = useOpened(asked, open)
  if (!table) return <Progress />
  if (!table.ok) return <BadLink problem={table} />
  return (
    <TableContext value={table.value}>
      {asked.agent ? <WatchGame agent={asked.agent} /> : <Game />}
    </TableContext>
  )
}
