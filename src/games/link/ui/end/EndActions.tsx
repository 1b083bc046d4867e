import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { stateOf } from '#src/engine/session.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import { isCleared } from '../../board/board.ts'
import { stageOf, wayOn } from '../../choice.ts'
import { choiceName } from '../../names.ts'
import { useActions, useLink, usePlaying } from '../../store.ts'

/** The primary action at the end: onwards from a cleared board, back from a lost one. */
export default function EndActions() {
  const { choice } = usePlaying().route
  const isWon = useLink((store) => isCleared(stateOf(store.session).board))
  if (!isWon) return <UndoLast />
  const next = wayOn(choice)
  if (next === 'journey')
    return (
      <LinkButton look="primary" href="/link/journey">
        <Trans id="link.journey" message="Journey" />
      </LinkButton>
    )
  return next && <NextLevel next={next} />
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
