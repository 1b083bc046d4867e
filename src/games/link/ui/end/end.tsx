import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { EndTexts } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { elapsed, stateOf } from '#src/engine/session.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { isCleared, tilesOf } from '../../board/board.ts'
import { nextChoice } from '../../choice.ts'
import { rules } from '../../rules/rules.ts'
import { useLink, usePlaying } from '../../store.ts'
import type { Link } from '../../types.ts'

export const CLEARED = /*i18n*/ { id: 'link.cleared', message: 'Board cleared. You win!' }

const EndActions = lazy(() => import('./EndActions.tsx'), { when: 'idle' })
const EndDetails = lazy(() => import('./EndDetails.tsx'), { when: 'idle' })

export function useEnd(): EndTexts | null {
  const { i18n } = useLingui()
  const session = useLink((store) => store.session)
  const { choice } = usePlaying().route
  const { board } = stateOf(session)
  // Before the dialog, which focuses the primary action.
  EndActions.load()
  if (!rules.outcome(stateOf(session))) return null
  EndDetails.load()
  const isWon = isCleared(board)
  const texts = isWon ? wonTexts(i18n, session) : lostTexts(i18n, session)
  const hasActions = isWon ? nextChoice(choice) : session.past.length > 0
  return { ...texts, details: <EndDetails />, actions: hasActions && <EndActions /> }
}

const wonTexts = (i18n: I18n, session: SessionOf<Link>): EndTexts => ({
  title: i18n._(CLEARED),
  figure: formatTime(elapsed(session.stopwatch, 0)),
  unit: (
    <Trans
      id="link.won.moves"
      message="{count, plural, one {# move} other {# moves}}"
      values={{ count: stateOf(session).moves }}
    />
  ),
})

function lostTexts(i18n: I18n, session: SessionOf<Link>): EndTexts {
  return {
    title: i18n._({ id: 'link.over.title', message: 'Board lost' }),
    figure: String(tilesOf(stateOf(session).board).length),
    unit: <Trans id="stat.tiles" message="tiles left" />,
  }
}
