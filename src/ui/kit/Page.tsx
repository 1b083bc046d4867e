import type { ReactNode } from 'react'
import styles from './Page.module.css'

interface PageProps {
  title: ReactNode
  /** Where to go from here. */
  links: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A page to read: its title, the links away from it, and what it says. */
export function Page({ title, links, isWide = false, children }: PageProps) {
  return (
    <main className={styles.page} data-wide={isWide}>
      <header>
        <h1>{title}</h1>
        <nav>{links}</nav>
      </header>
      {children}
    </main>
  )
}
