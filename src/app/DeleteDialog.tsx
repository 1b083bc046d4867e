import { Trans, useLingui } from '@lingui/react'
import type { SavedEntry } from '../play/saved-entry'
import { useUpright } from '../ui/board/view'
import { Button } from '../ui/kit/Button'
import { Dialog } from '../ui/kit/Dialog'
import { gameName } from './saved-texts'

interface DeleteDialogProps {
  entry: SavedEntry
  onClose: () => void
  onDelete: () => void
}

/** Asks before a saved game is gone for good. */
export function DeleteDialog({ entry, onClose, onDelete }: DeleteDialogProps) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return (
    <Dialog
      title={i18n._({ id: 'saved.delete.title', message: 'Delete this game?' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onDelete}>
            <Trans id="saved.delete" message="Delete" />
          </Button>
          <Button look="primary" onClick={onClose}>
            <Trans id="cancel" message="Cancel" />
          </Button>
        </>
      }
    >
      <p>
        <Trans
          id="saved.delete.about"
          message="This deletes {name} for good."
          values={{ name: gameName(i18n, entry, isUpright) }}
        />
      </p>
    </Dialog>
  )
}
