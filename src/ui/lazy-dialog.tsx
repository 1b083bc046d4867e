import { Trans, useLingui } from '@lingui/react'
import { type ComponentType, useEffect, useState } from 'react'
import { makeChunk } from './chunk'
import { Button } from './kit/Button'
import { Dialog } from './kit/Dialog'
import {
  ConnectionWords,
  type LoadProblemProps,
  ReloadButton,
  TryAgain,
  VersionWords,
} from './kit/LoadProblem'
import { useNewVersion } from './new-version'

interface Closing {
  onClose: () => void
}

/** A dialog in a chunk of its own, loaded when it first opens. `Fallback` stands in for one that says what must be said. */
export function lazyDialog<Props extends Closing>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  const { load, retry, use } = makeChunk(fetch)
  return function LazyDialog(props) {
    load()
    useEffect(retry, [])
    const { module, failed } = use()
    const Loaded = module?.default
    if (Loaded) return <Loaded {...props} />
    if (failed && Fallback) return <Fallback {...props} />
    return failed ? (
      <FailedDialog attempt={failed} onRetry={retry} onClose={props.onClose} />
    ) : (
      <SlowDialog onClose={props.onClose} />
    )
  }
}

function FailedDialog({ attempt, onRetry, onClose }: Closing & LoadProblemProps) {
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
        {isNew ? <VersionWords /> : <ConnectionWords />}
      </p>
    </Dialog>
  )
}

/** Most dialogs come before anything needs to be said of it. */
const SLOW_MS = 1_000

function SlowDialog({ onClose }: Closing) {
  const { i18n } = useLingui()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setSlow(true), SLOW_MS)
    return () => window.clearTimeout(timer)
  }, [])
  const label = i18n._({ id: 'loading', message: 'Loading' })
  return (
    isSlow && (
      <Dialog title={label} onClose={onClose}>
        <progress aria-label={label} />
      </Dialog>
    )
  )
}
