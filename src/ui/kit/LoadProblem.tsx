import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Link } from 'wouter'
import { type Part, retryFailures } from '../load-failures'
import { useNewVersion } from '../new-version'
import { Button } from './Button'
import buttons from './Button.module.css'
import styles from './Problem.module.css'

export interface LoadProblemProps {
  /** Counts the failures, so that each is announced. */
  attempt: number
  onRetry: () => void
}

/** Stands in place of a page that could not be loaded: why, and the ways on. */
export function LoadProblem(props: LoadProblemProps) {
  return (
    <main className={styles.problem}>
      <h1>
        <Trans id="load.title" message="This page could not be loaded" />
      </h1>
      <LoadWays {...props} />
    </main>
  )
}

/** Stands in place of a part of a page. */
export function PartProblem(props: LoadProblemProps) {
  const { i18n } = useLingui()
  return (
    <section className={styles.part}>
      <p>{loadFailedText(i18n, 'part')}</p>
      <LoadWays {...props} />
    </section>
  )
}

/** What to do about it: try again, load the page anew, or leave it. */
function LoadWays({ attempt, onRetry }: LoadProblemProps) {
  const isNew = useNewVersion()
  const retry = () => {
    onRetry()
    retryFailures()
  }
  return (
    <>
      <p role="alert" key={attempt}>
        {isNew ? <Trans {...NEW_VERSION} /> : <ConnectionWords />}
      </p>
      <nav className={styles.ways}>
        {!isNew && (
          <Button look="primary" onClick={retry}>
            <TryAgain />
          </Button>
        )}
        <ReloadButton look={isNew ? 'primary' : 'plain'} />
        <Link href="/" className={buttons.button}>
          <Trans id="tool.menu" message="Menu" />
        </Link>
      </nav>
    </>
  )
}

/** A list, and what else a page can do without until it is loaded. */
type Loaded = Exclude<Part, 'solver' | 'pictures'> | 'list'

export const loadFailedText = (i18n: I18n, what: Loaded): string =>
  i18n._({
    id: 'load.failed',
    message:
      '{what, select, opponent {The opponent} agent {The agent} language {The language} sounds {The sounds} list {The list} other {Part of this page}} could not be loaded.',
    values: { what },
  })

export const TryAgain = () => <Trans id="retry" message="Try again" />

export const ReloadButton = ({ look = 'plain' }: { look?: 'plain' | 'primary' }) => (
  <Button look={look} onClick={() => location.reload()}>
    <Trans id="error.reload" message="Reload" />
  </Button>
)

export const NEW_VERSION = /*i18n*/ {
  id: 'load.version',
  message:
    'There is a new version of Pairwise, and this one is no longer complete. Reload the page to continue.',
}

export const ConnectionWords = () => (
  <Trans id="load.connection" message="Check the connection and try again. Your games are saved." />
)
