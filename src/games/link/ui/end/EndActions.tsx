import { Trans, useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { stateOf } from '#src/engine/session.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { isCleared } from '../../board/board.ts'
import { type LinkChoice, makeChoice, nameOf, nextChoice } from '../../choice.ts'
import { useActions, useLink, usePlaying } from '../../store.ts'

/** The primary action at the end: onwards from a cleared board, back from a lost one. */
export default function EndActions() {
  const { undo } = useActions()
  const { choice } = usePlaying().route
  const isWon = useLink((store) => isCleared(stateOf(store.session).board))
  const next = nextChoice(choice)
  if (isWon) return next && <NextBoard next={next} />
  return (
    <Button look="primary" onClick={undo}>
      <Trans id="tool.undo" message="Undo" />
    </Button>
  )
}

function NextBoard({ next }: { next: LinkChoice }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const name = nameOf(i18n, next, useUpright())
  const href = `/link/${makeChoice(next)}`
  const stage = next.type === 'journey' && next.stage
  if (next.type === 'journey' && !stage)
    return (
      <LinkButton look="primary" href={href}>
        {name}
      </LinkButton>
    )
  return (
    <Button look="primary" title={name} onClick={() => navigate(href)}>
      {stage ? (
        <Trans id="link.journey.play" message="Play stage {stage}" values={{ stage }} />
      ) : (
        <Trans id="link.won.next" message="Next level" />
      )}
    </Button>
  )
}
