import type { ReactNode } from 'react'
import { useTitle } from '../page.ts'
import { MenuLink } from './Button.tsx'
import styles from './Page.module.css'

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
