import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Button, type Looks, MenuLink } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ProblemPage, ProblemPart } from '../kit/ProblemPage.tsx'
import { type Part, retryFailures, useNewVersion } from './load-failures.ts'

export interface LoadProblemProps {
  /** Counts failures, so that each is announced. */
  attempt: number
  onRetry: () => void
}

/** Replaces a page that failed to load, or a part of one. */
export function LoadProblem({
  isPart = false,
  ...failure
}: LoadProblemProps & { isPart?: boolean }) {
  const { i18n } = useLingui()
  return isPart ? (
    <ProblemPart>
      <p>{loadFailedText(i18n, 'part')}</p>
      <LoadActions {...failure} />
    </ProblemPart>
  ) : (
    <ProblemPage title={<Trans id="load.title" message="This page could not be loaded" />}>
      <LoadActions {...failure} />
    </ProblemPage>
  )
}

function LoadActions({ attempt, onRetry }: LoadProblemProps) {
  const isNew = useNewVersion()
  const retry = () => {
    onRetry()
    retryFailures()
  }
  return (
    <>
      <Reason key={attempt} isNew={isNew} />
      <nav>
        <RetryButton isNew={isNew} look="primary" onRetry={retry} />
        {!isNew && <ReloadButton />}
        <MenuLink />
      </nav>
    </>
  )
}

export function LoadProblemDialog({
  attempt,
  onRetry,
  onClose,
}: LoadProblemProps & { onClose: () => void }) {
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
          <RetryButton isNew={isNew} look="primary" onRetry={onRetry} />
        </>
      }
    >
      <Reason key={attempt} isNew={isNew} />
    </Dialog>
  )
}

const Reason = ({ isNew }: { isNew: boolean }) => (
  <p role="alert">
    {isNew ? (
      <Trans {...NEW_VERSION} />
    ) : (
      <Trans
        id="load.connection"
        message="Check the connection and try again. Your games are saved."
      />
    )}
  </p>
)

interface RetryButtonProps extends Pick<Looks, 'look'> {
  isNew: boolean
  onRetry: () => void
}

/** Tries again, or reloads the page where only its new version can be loaded. */
export const RetryButton = ({ isNew, look, onRetry }: RetryButtonProps) =>
  isNew ? (
    <ReloadButton look={look} />
  ) : (
    <Button look={look} onClick={onRetry}>
      <TryAgain />
    </Button>
  )

export const TryAgain = () => <Trans id="retry" message="Try again" />

export const ReloadButton = ({ look }: Pick<Looks, 'look'>) => (
  <Button look={look} onClick={() => location.reload()}>
    <Trans id="error.reload" message="Reload" />
  </Button>
)

export const NEW_VERSION = /*i18n*/ {
  id: 'load.version',
  message:
    'There is a new version of Pairwise, and this one is no longer complete. Reload the page to continue.',
}

/** Parts with the same message, and lists. */
type Loaded = Exclude<Part, 'solver' | 'pictures'> | 'list'

export const loadFailedText = (i18n: I18n, what: Loaded): string =>
  i18n._({
    id: 'load.failed',
    message:
      '{what, select, opponent {The opponent} agent {The agent} language {The language} sounds {The sounds} list {The list} other {Part of this page}} could not be loaded.',
    values: { what },
  })
