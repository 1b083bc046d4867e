import { Trans, useLingui } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { AgainButton, WatchButton } from '#src/play/EndButtons.tsx'
import { EndDialog } from '#src/play/EndDialog.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { dealAnother } from '../open-table'
import { findEnding } from '../rules/ending'
import { rules } from '../rules/rules'
import { endReason, endTitle } from './end-words'
import { useGarden, useGardenStore, useTable } from './use-garden'

/** Says who has won, and why the game is over, once the last move has been shown. */
export function GardenEnd() {
  const { i18n } = useLingui()
  const state = useGarden(({ session }) => stateOf(session))
  const isWatching = useGarden(({ replayed }) => replayed !== null)
  const isShowing = useGarden(({ showing }) => showing !== null)
  const { position } = state
  const ending = findEnding(position)
  const assists = useGarden(({ session }) => session.assists)
  return (
    <EndDialog
      outcome={isWatching || isShowing ? null : rules.outcome(state)}
      title={ending ? endTitle(i18n, ending) : ''}
      figure={`${position.points.human} : ${position.points.ai}`}
      unit={<Trans id="garden.points" message="points" />}
      assists={assists}
      actions={<Ways />}
    >
      <p>{ending && endReason(i18n, ending, position.goal)}</p>
    </EndDialog>
  )
}

function Ways() {
  const table = useTable()
  const { watch, restart } = useGardenStore().getState()
  return (
    <>
      <WatchButton onClick={watch} />
      <Button onClick={restart}>
        <Trans id="tool.restart" message="Start again" />
      </Button>
      <AgainButton onClick={() => dealAnother(table)} />
    </>
  )
}
