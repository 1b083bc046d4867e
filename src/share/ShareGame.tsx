import { Trans, useLingui } from '@lingui/react'
import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { makeLinkCode, type SharedGame } from '#src/engine/link-code.ts'
import type { Json } from '#src/engine/rules.ts'
import { stateOf } from '#src/engine/session.ts'
import { CopyField } from '#src/ui/form/Field.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'

export default function ShareGame({ onClose }: { onClose: () => void }) {
  const { screen, store } = useOpenPage()
  const session = useStore(store, (state) => state.session)
  return (
    <ShareDialog
      game={screen.rules.id}
      options={screen.route.fields(session.options)}
      session={session}
      SharedText={screen.view.SharedText}
      position={screen.results.text(stateOf(session))}
      onClose={onClose}
    />
  )
}

interface ShareDialogProps {
  game: string
  options: SharedGame['options']
  session: { readonly seed: string; readonly past: readonly { readonly move: Json }[] }
  /** The position in the game's text notation. */
  position: string
  SharedText?: ComponentType<{ link: string }> | undefined
  onClose: () => void
}

const here = (code: string) => `${location.href.split('#')[0]}#/${code}`

/** A link to the deal, a link to the replay, and the position as text. */
export function ShareDialog({
  game,
  options,
  session,
  position,
  SharedText,
  onClose,
}: ShareDialogProps) {
  const { i18n } = useLingui()
  const { seed, past } = session
  const link = here(makeLinkCode({ game, options, seed }))
  const moves = past.map(({ move }) => move)
  return (
    <Dialog
      title={i18n._({ id: 'tool.share', message: 'Share' })}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans id="dialog.close" message="Close" />
        </Button>
      }
    >
      <CopyField
        look="primary"
        label={i18n._({ id: 'share.board', message: 'This board, from the start' })}
        text={link}
      />
      {SharedText && <SharedText link={link} />}
      {moves.length > 0 && (
        <CopyField
          label={i18n._({ id: 'share.game', message: 'My game, as a replay' })}
          text={here(makeLinkCode({ game, options, seed, moves }))}
        />
      )}
      <CopyField
        label={i18n._({ id: 'share.position', message: 'The position, as text' })}
        text={position}
        isBlock
      />
    </Dialog>
  )
}
