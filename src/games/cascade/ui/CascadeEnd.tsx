import { Trans, useLingui } from '@lingui/react'
import { AgainButton, WatchButton } from '#src/play/EndButtons.tsx'
import { EndDialog } from '#src/play/EndDialog.tsx'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { cascadeState } from '../store'
import { useCascade, useCascadeStore, useTable } from './use-cascade'

/** Says what the last swap's game came to, once that swap has been seen. */
export function CascadeEnd({ isSeen }: { isSeen: boolean }) {
  const { i18n } = useLingui()
  const state = useCascade(cascadeState)
  const isWatching = useCascade(({ replayed }) => replayed !== null)
  const { points, swaps } = state
  const assists = useCascade(({ session }) => session.assists)
  const longest = useCascade(({ session }) =>
    session.past.reduce(
      (most, { events }) => Math.max(most, events.filter(({ type }) => type === 'matched').length),
      0,
    ),
  )
  return (
    <EndDialog
      outcome={isWatching || !isSeen ? null : rules.outcome(state)}
      title={i18n._({ id: 'cascade.over', message: 'All swaps made' })}
      figure={String(points)}
      unit={
        <Trans
          id="cascade.over.unit"
          message="points with {swaps, plural, one {# swap} other {# swaps}}"
          values={{ swaps }}
        />
      }
      assists={assists}
      actions={<Ways />}
    >
      <p>
        <Trans
          id="cascade.over.longest"
          message="{longest, plural, one {No cascade had more than # step.} other {The longest cascade had # steps.}}"
          values={{ longest }}
        />
      </p>
    </EndDialog>
  )
}

/** Watch it, or play another of the kind. */
function Ways() {
  const table = useTable()
  const { watch } = useCascadeStore().getState()
  return (
    <>
      <WatchButton onClick={watch} />
      {table.asked.choice !== 'daily' && <AgainButton onClick={() => dealAnother(table)} />}
    </>
  )
}
