import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { elapsed } from '../../../engine/stopwatch'
import { Button } from '../../../ui/Button'
import { useUpright } from '../../../ui/board-view'
import { AgainButton, WatchButton } from '../../../ui/EndButtons'
import { EndDialog } from '../../../ui/EndDialog'
import { formatTime } from '../../../ui/Time'
import { isCleared } from '../board/board'
import { nextChoice } from '../choice'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { linkState } from '../store'
import { choiceName } from './level-names'
import { useLink, useLinkStore, useTable } from './use-link'

/** Congratulates once the board is clear. */
export function LinkEnd() {
  const { i18n } = useLingui()
  const state = useLink(linkState)
  const isWatching = useLink(({ watched }) => watched !== null)
  const { watch, assists } = useLink(({ session }) => session)
  return (
    <EndDialog
      outcome={isWatching || !isCleared(state.board) ? null : rules.outcome(state)}
      title={i18n._({ id: 'link.won.title', message: 'Board cleared!' })}
      figure={formatTime(elapsed(watch, 0))}
      unit={
        <Trans
          id="link.won.moves"
          message="{count, plural, one {# move} other {# moves}}"
          values={{ count: state.moves }}
        />
      }
      assists={assists}
      actions={<Ways />}
    />
  )
}

/** Watch it, play another of the kind, or go on to the next. */
function Ways() {
  const { i18n } = useLingui()
  const table = useTable()
  const [, navigate] = useLocation()
  const { watch } = useLinkStore().getState()
  const { choice } = table.asked
  const next = nextChoice(choice)
  const isUpright = useUpright()
  return (
    <>
      <WatchButton onClick={watch} />
      {choice !== 'daily' && (
        <AgainButton look={next ? 'plain' : 'primary'} onClick={() => void dealAnother(table)} />
      )}
      {next && (
        <Button
          look="primary"
          title={choiceName(i18n, next, isUpright)}
          onClick={() => navigate(`/link/${next}`)}
        >
          <Trans id="link.won.next" message="Next level" />
        </Button>
      )}
    </>
  )
}
