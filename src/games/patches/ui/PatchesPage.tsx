import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { LinkedGame } from '#src/engine/link-code.ts'
import type { SaveProblem } from '#src/engine/session.ts'
import { newSeed } from '#src/play/new-seed.ts'
import { type Opening, useOpened } from '#src/play/use-table-opened.ts'
import { Moving } from '#src/ui/board/Moving.tsx'
import { Progress } from '#src/ui/kit/Progress.tsx'
import { useTitle } from '#src/ui/kit/use-title.ts'
import { onDemand } from '#src/ui/on-demand.tsx'
import { type Asked, parseAsked } from '../asked'
import { openPatches, type Table } from '../open-table'
import { makeWorkerOpponent } from '../worker-opponent'
import { Game } from './Game'
import { TableContext } from './use-patches'

const BadLink = onDemand(() => import('./BadLink'))

/** The page of Patches, for what the address asks. */
export default function PatchesPage({ asked }: { asked: string | LinkedGame }) {
  const parsed = useMemo(() => parseAsked(asked), [asked])
  if (!parsed.ok) return <BadLink problem={parsed} />
  return <AtTable asked={parsed.value} />
}

/** Who works at the table leaves with the page. */
function open(asked: Asked): Opening<Table, SaveProblem> {
  const opponent = makeWorkerOpponent(newSeed)
  const table = openPatches(asked, { opponent, now: () => performance.now() })
  return { table, dispose: opponent.dispose }
}

function AtTable({ asked }: { asked: Asked }) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'patches.title', message: 'Patches' }))
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
