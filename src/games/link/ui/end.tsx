import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { stateOf } from '#src/engine/session.ts'
import { elapsed } from '#src/engine/stopwatch.ts'
import type { EndTexts, SessionOf } from '#src/play/types.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { lazy } from '#src/ui/lazy.tsx'
import { isCleared, tilesOf } from '../board/board'
import { nextChoice, stageOf } from '../choice'
import { choiceName } from '../names'
import { rules } from '../rules/rules'
import { type Link, useActions, useLink, usePlaying } from '../store'
import { CLEARED } from './say'

const EndDetails = lazy(() => import('./EndDetails'), { when: 'idle' })

export function useEnd(): EndTexts | null {
  const { i18n } = useLingui()
  const session = useLink((store) => store.session)
  const { choice } = usePlaying().route
  const { board } = stateOf(session)
  if (!rules.outcome(stateOf(session))) return null
  EndDetails.load()
  if (isCleared(board)) {
    return { ...wonTexts(i18n, session), details: <EndDetails />, actions: nextAction(choice) }
  }
  return { ...lostTexts(i18n, session), actions: session.past.length > 0 && <UndoLast /> }
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
    details: (
      <>
        <p>
          <Trans
            id="link.over.why"
            message="No matches are left, and no shuffle gets past the walls."
          />
        </p>
        <EndDetails />
      </>
    ),
  }
}

/** Leads to the next level or stage, or from a daily board and the last of those to the journey. */
function nextAction(choice: string) {
  const next = nextChoice(choice)
  if (next) return <NextLevel next={next} />
  return choice === 'daily' || stageOf(choice) ? (
    <LinkButton look="primary" href="/link/journey">
      <Trans id="link.journey" message="Journey" />
    </LinkButton>
  ) : undefined
}

function NextLevel({ next }: { next: string }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const name = choiceName(i18n, next, useUpright())
  const stage = stageOf(next)
  return (
    <Button look="primary" title={name} onClick={() => navigate(`/link/${next}`)}>
      {stage ? (
        <Trans id="link.journey.play" message="Play stage {stage}" values={{ stage }} />
      ) : (
        <Trans id="link.won.next" message="Next level" />
      )}
    </Button>
  )
}

function UndoLast() {
  const { undo } = useActions()
  return (
    <Button look="primary" onClick={undo}>
      <Trans id="tool.undo" message="Undo" />
    </Button>
  )
}
