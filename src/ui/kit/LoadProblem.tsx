import { Trans } from '@lingui/react'
import { retryFailures, useNewVersion } from '../load-failures'
import { Button } from './Button'
import { MenuLink } from './LinkButton'
import styles from './Problem.module.css'

export interface LoadProblemProps {
  /** Counts failures, so that each is announced. */
  attempt: number
  onRetry: () => void
}

export function LoadProblem(props: LoadProblemProps) {
  return (
    <main className={styles.problem}>
      <h1>
        <Trans id="load.title" message="This page could not be loaded" />
      </h1>
      <LoadActions {...props} />
    </main>
  )
}

export function PartProblem(props: LoadProblemProps) {
  return (
    <section className={styles.part}>
      <p>
        <Trans id="load.part" message="A part of this page could not be loaded." />
      </p>
      <LoadActions {...props} />
    </section>
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
        {isNew ? <VersionText /> : <ConnectionText />}
      </p>
      <nav>
        {!isNew && (
          <Button look="primary" onClick={retry}>
            <TryAgain />
          </Button>
        )}
        <ReloadButton look={isNew ? 'primary' : 'plain'} />
        <MenuLink />
      </nav>
    </>
  )
}

export const TryAgain = () => <Trans id="load.retry" message="Try again" />

export const ReloadButton = ({ look = 'plain' }: { look?: 'plain' | 'primary' }) => (
  <Button look={look} onClick={() => location.reload()}>
    <Trans id="error.reload" message="Reload" />
  </Button>
)

export const VersionText = () => (
  <Trans
    id="load.version"
    message="There is a new version of Pairwise, and this one is no longer complete. Reload the page to go on."
  />
)

export const ConnectionText = () => (
  <Trans id="load.connection" message="Check the connection and try again. Your games are saved." />
)
