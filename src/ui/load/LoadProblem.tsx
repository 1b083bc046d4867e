import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Button, type Looks } from '../kit/Button.tsx'
import { MenuLink } from '../kit/LinkButton.tsx'
import { ProblemPage, ProblemPart } from '../kit/ProblemPage.tsx'
import { type Part, retryFailures, useNewVersion } from './load-failures.ts'

export interface LoadProblemProps {
  /** Counts failures, so that each is announced. */
  attempt: number
  onRetry: () => void
}

export function LoadProblem(props: LoadProblemProps) {
  return (
    <ProblemPage title={<Trans id="load.title" message="This page could not be loaded" />}>
      <LoadActions {...props} />
    </ProblemPage>
  )
}

export function PartProblem(props: LoadProblemProps) {
  const { i18n } = useLingui()
  return (
    <ProblemPart>
      <p>{loadFailedText(i18n, 'part')}</p>
      <LoadActions {...props} />
    </ProblemPart>
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
      <p role="alert" key={attempt}>
        {isNew ? <Trans {...NEW_VERSION} /> : <ConnectionText />}
      </p>
      <nav>
        {!isNew && (
          <Button look="primary" onClick={retry}>
            <TryAgain />
          </Button>
        )}
        <ReloadButton look={isNew ? 'primary' : undefined} />
        <MenuLink />
      </nav>
    </>
  )
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

export const ConnectionText = () => (
  <Trans id="load.connection" message="Check the connection and try again. Your games are saved." />
)
