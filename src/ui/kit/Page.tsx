import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useTitle } from '../page.ts'
import { LinkButton, MenuLink } from './Button.tsx'
import styles from './Page.module.css'
import { ProblemPage } from './ProblemPage.tsx'

interface PageProps {
  title: string
  heading?: string
  links?: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A page beside the games, whose title is also the tab's. */
export function Page({ title, heading = title, links, isWide = false, children }: PageProps) {
  useTitle(title)
  return (
    <main className={styles.page} data-wide={isWide}>
      <header>
        <h1>{heading}</h1>
        <nav>
          {links}
          <MenuLink />
        </nav>
      </header>
      {children}
    </main>
  )
}

/** A page for an address that leads nowhere. */
export function Problem({ text, playHref }: { text: string; playHref?: string }) {
  const { i18n } = useLingui()
  const title = i18n._({ id: 'problem.title', message: 'This link does not work' })
  useTitle(title)
  return (
    <ProblemPage title={title}>
      <p>{text}</p>
      <nav>
        {playHref && (
          <LinkButton href={playHref} look="primary">
            <Trans id="problem.play" message="Play a new board" />
          </LinkButton>
        )}
        <MenuLink />
      </nav>
    </ProblemPage>
  )
}
