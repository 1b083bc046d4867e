import { Trans, useLingui } from '@lingui/react'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import {
  ConnectionText,
  type LoadProblemProps,
  NEW_VERSION,
  ReloadButton,
  TryAgain,
} from './LoadProblem.tsx'
import { useNewVersion } from './load-failures.ts'
import { useIsLong } from './Progress.tsx'

interface Closing {
  onClose: () => void
}

export function FailedDialog({ attempt, onRetry, onClose }: Closing & LoadProblemProps) {
  const { i18n } = useLingui()
  const isNew = useNewVersion()
  return (
    <Dialog
      title={i18n._({ id: 'load.dialog', message: 'This could not be loaded' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans id="dialog.close" message="Close" />
          </Button>
          {isNew ? (
            <ReloadButton look="primary" />
          ) : (
            <Button look="primary" onClick={onRetry}>
              <TryAgain />
            </Button>
          )}
        </>
      }
    >
      <p role="alert" key={attempt}>
        {isNew ? <Trans {...NEW_VERSION} /> : <ConnectionText />}
      </p>
    </Dialog>
  )
}

/** Delay of the placeholder, so that it does not flash. */
const SLOW_MS = 1_000

export function SlowDialog({ onClose }: Closing) {
  const { i18n } = useLingui()
  const isSlow = useIsLong(SLOW_MS)
  const label = i18n._({ id: 'loading', message: 'Loading' })
  return (
    isSlow && (
      <Dialog title={label} onClose={onClose}>
        <progress aria-label={label} />
      </Dialog>
    )
  )
}
