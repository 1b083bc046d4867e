import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { elapsed } from '#src/engine/stopwatch.ts'
import { AgainButton, WatchButton } from '#src/play/EndButtons.tsx'
import { EndDialog } from '#src/play/EndDialog.tsx'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { isCleared, tilesOf } from '../board/board'
import { nextChoice } from '../choice'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { linkState } from '../store'
import { choiceName } from './level-names'
import { useLink, useLinkStore, useTable } from './use-link'

/** Congratulates once the board is clear, or says that walls have made it impossible. */
export function LinkEnd() {
  const state = useLink(linkState)
  const isWatching = useLink(({ replayed }) => replayed !== null)
  const { assists } = useLink(({ session }) => session)
  const isWon = isCleared(state.board)
  return (
    <EndDialog
      outcome={isWatching ? null : rules.outcome(state)}
      {...useEndText()}
      assists={assists}
      actions={isWon ? <WaysOn /> : <WaysBack />}
    >
      {!isWon && <WhyLost />}
    </EndDialog>
  )
}

const WhyLost = () => (
  <p>
    <Trans
      id="link.over.why"
      message="Nothing matches any more, and no shuffle past the walls was found."
    />
  </p>
)

/** What the end is called, and its figure: how long a win took, how many tiles a loss has left. */
function useEndText() {
  const { i18n } = useLingui()
  const state = useLink(linkState)
  const watch = useLink(({ session }) => session.watch)
  if (!isCleared(state.board)) {
    const count = tilesOf(state.board).length
    return {
      title: i18n._({ id: 'link.over.title', message: 'Board lost' }),
      figure: String(count),
      unit: (
        <Trans
          id="link.over.left"
          message="{count, plural, one {tile left} other {tiles left}}"
          values={{ count }}
        />
      ),
    }
  }
  return {
    title: i18n._({ id: 'link.won.title', message: 'Board cleared!' }),
    figure: formatTime(elapsed(watch, 0)),
    unit: (
      <Trans
        id="link.won.moves"
        message="{count, plural, one {# move} other {# moves}}"
        values={{ count: state.moves }}
      />
    ),
  }
}

/** Watch a lost game, take its last match back, start again, or play another of the kind. */
function WaysBack() {
  const table = useTable()
  const { watch, undo, restart } = useLinkStore().getState()
  const hasBegun = useLink(({ session }) => session.past.length > 0)
  return (
    <>
      {hasBegun && <WatchButton onClick={watch} />}
      {hasBegun && (
        <Button onClick={restart}>
          <Trans id="tool.restart" message="Start again" />
        </Button>
      )}
      {table.asked.choice !== 'daily' && (
        <AgainButton
          look={hasBegun ? 'plain' : 'primary'}
          onClick={() => void dealAnother(table)}
        />
      )}
      {hasBegun && (
        <Button look="primary" onClick={undo}>
          <Trans id="tool.undo" message="Undo" />
        </Button>
      )}
    </>
  )
}

/** Watch it, play another of the kind, or go on to the next. */
function WaysOn() {
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
