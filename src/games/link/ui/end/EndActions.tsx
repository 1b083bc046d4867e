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
  const { choice } = usePlaying().route
  const isWon = useLink((store) => isCleared(stateOf(store.session).board))
  if (!isWon) return <UndoLast />
  const next = nextChoice(choice)
  return next && <NextBoard next={next} />
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

function UndoLast() {
  const { undo } = useActions()
  return (
    <Button look="primary" onClick={undo}>
      <Trans id="tool.undo" message="Undo" />
    </Button>
  )
}
