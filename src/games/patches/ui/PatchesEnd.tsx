import { Trans, useLingui } from '@lingui/react'
import { AgainButton, WatchButton } from '#src/play/EndButtons.tsx'
import { EndDialog } from '#src/play/EndDialog.tsx'
import { dealAnother } from '../open-table'
import { capturedOn } from '../rules/board'
import { rules } from '../rules/rules'
import { verdictOn } from '../rules/verdict'
import { patchesState } from '../store'
import { reasonWords, verdictWords } from './end-words'
import { usePatches, usePatchesStore, useTable } from './use-patches'

/** What the game came to, once its last tokens have turned up. */
export function PatchesEnd() {
  const { i18n } = useLingui()
  const state = usePatches(patchesState)
  const isShown = usePatches(
    ({ replayed, reveal }) => !replayed && (reveal === null || reveal.stage === 'told'),
  )
  const { assists } = usePatches(({ session }) => session)
  const verdict = verdictOn(state)
  const cells = capturedOn(state.board)
  return (
    <EndDialog
      outcome={isShown ? rules.outcome(state) : null}
      title={verdict ? verdictWords(i18n, verdict.winner) : ''}
      figure={`${cells.user} : ${cells.opponent}`}
      unit={<Trans id="patches.cells" message="cells" />}
      assists={assists}
      actions={<Ways />}
    >
      <p>{verdict && reasonWords(i18n, verdict.winner, verdict.reason)}</p>
      <p>
        <Trans
          id="patches.points"
          message="Points: {user} : {opponent}"
          values={{ user: state.points.user, opponent: state.points.opponent }}
        />
      </p>
      <br />
    </EndDialog>
  )
}

/** Watch it, or play another of the kind. */
function Ways() {
  const table = useTable()
  const { watch } = usePatchesStore().getState()
  return (
    <>
      <WatchButton onClick={watch} />
      <AgainButton onClick={() => dealAnother(table)} />
    </>
  )
}
