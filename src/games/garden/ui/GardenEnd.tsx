import { Trans, useLingui } from '@lingui/react'
import { Button } from '../../../ui/Button'
import { AgainButton, WatchButton } from '../../../ui/EndButtons'
import { EndDialog } from '../../../ui/EndDialog'
import { dealAnother } from '../open-table'
import { findEnding } from '../rules/ending'
import { positionNow } from '../store'
import { endReason, endTitle } from './end-words'
import { useGarden, useGardenStore, useTable } from './use-garden'

/** Says who has won, and why the game is over. */
export function GardenEnd() {
  const { i18n } = useLingui()
  const position = useGarden(positionNow)
  const isWatching = useGarden(({ watched }) => watched !== null)
  const ending = isWatching ? null : findEnding(position)
  const aids = useGarden(({ round }) => round.aids)
  return (
    <EndDialog
      isOver={ending !== null}
      isWon={ending?.winner === 'human'}
      title={ending ? endTitle(i18n, ending) : ''}
      figure={`${position.points.human} : ${position.points.ai}`}
      unit={ending && endReason(i18n, ending, position.goal)}
      aids={aids}
      actions={<Ways />}
    />
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
