import { Trans, useLingui } from '@lingui/react'
import { useTitle } from '../page'
import { ButtonLink, MenuLink } from './Button'
import styles from './Problem.module.css'

interface ProblemProps {
  /** A sentence. */
  text: string
  playHref?: string
}

/** The page for a bad address. */
export function Problem({ text, playHref }: ProblemProps) {
  const { i18n } = useLingui()
  const title = i18n._({ id: 'problem.title', message: 'This link does not work' })
  useTitle(title)
  return (
    <main className={styles.problem}>
      <h1>{title}</h1>
      <p>{text}</p>
      <nav className={styles.ways}>
        {playHref && (
          <ButtonLink href={playHref} look="primary">
            <Trans id="problem.play" message="Play a new board" />
          </ButtonLink>
        )}
        <MenuLink />
      </nav>
    </main>
  )
}
