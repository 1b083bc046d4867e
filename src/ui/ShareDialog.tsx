import { Trans, useLingui } from '@lingui/react'
import { Button } from './Button'
import { CopyField } from './CopyField'
import { Dialog } from './Dialog'

interface ShareDialogProps {
  /** The address, after `#/`, that deals this game again. */
  dealCode: string
  /** The address that shows how it was played; `undefined` before the first move. */
  gameCode: string | undefined
  /** The position in the game's own text. */
  position: string
  onClose: () => void
}

const here = (code: string) => `${location.href.split('#')[0]}#/${code}`

/** The deal as a link, the game so far as a link that shows it, and the position as text. */
export function ShareDialog({ dealCode, gameCode, position, onClose }: ShareDialogProps) {
  const { i18n } = useLingui()
  return (
    <Dialog
      title={i18n._({ id: 'tool.share', message: 'Share' })}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans id="dialog.close" message="Close" />
        </Button>
      }
    >
      <CopyField
        label={i18n._({ id: 'share.board', message: 'This board, from the start' })}
        text={here(dealCode)}
      />
      {gameCode && (
        <CopyField
          label={i18n._({ id: 'share.game', message: 'My game, to watch move by move' })}
          text={here(gameCode)}
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
