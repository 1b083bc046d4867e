import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { LinkedGame } from '#src/engine/link-code.ts'
import type { SaveProblem } from '#src/engine/session.ts'
import { today } from '#src/play/daily.ts'
import { preloadSaves } from '#src/play/saves.ts'
import { type Opening, useOpened } from '#src/play/use-table-opened.ts'
import { Progress } from '#src/ui/kit/Progress.tsx'
import { useTitle } from '#src/ui/kit/use-title.ts'
import { lazy } from '#src/ui/lazy.tsx'
import { useFailureNotice } from '#src/ui/use-failure-notice.ts'
import { type Asked, parseAsked } from '../asked'
import { openLink, type Table } from '../open-table'
import { linkSettings, useLinkSetting } from '../settings'
import { makeWorkerSolver } from '../worker-solver'
import { emoji } from './emoji'
import { Game } from './Game'
import { TableContext } from './use-link'

const BadLink = lazy(() => import('./BadLink'), { when: 'now' })

/** Has come what the first tile waits for, beside the page itself. */
export function prepare(): void {
  preloadSaves()
  if (linkSettings.getState().values.faces === 'emoji') emoji.load()
}

/** Link's page, for what the address asks. */
export default function LinkPage({ asked }: { asked: string | LinkedGame }) {
  const parsed = useMemo(() => parseAsked(asked, today()), [asked])
  if (!parsed.ok) return <BadLink problem={parsed} />
  return <AtTable asked={parsed.value} />
}

/** Who works at the table leaves with the page. */
function open(asked: Asked): Opening<Table, SaveProblem> {
  const solver = makeWorkerSolver()
  const table = openLink(asked, { solver, now: () => performance.now() })
  return { table, dispose: solver.dispose }
}

function AtTable({ asked }: { asked: Asked }) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'link.title', message: 'Link' }))
  const table = useOpened(asked, open)
  const facesReady = useFacesReady()
  if (!table || !facesReady) return <Progress />
  if (!table.ok) return <BadLink problem={table} />
  return (
    <TableContext value={table.value}>
      <Game />
    </TableContext>
  )
}

/** Whether what is drawn on the tiles is there, so that no tile is ever seen bare. */
function useFacesReady(): boolean {
  const wanted = useLinkSetting('faces')
  const { module, failed } = emoji.use()
  const isWanted = wanted === 'emoji'
  if (isWanted) emoji.load()
  useFailureNotice(isWanted ? failed : undefined, emoji.retry, 'pictures')
  return !isWanted || module !== undefined || failed !== undefined
}
