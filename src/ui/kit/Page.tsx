import type { ReactNode } from 'react'
import styles from './Page.module.css'

interface PageProps {
  title: ReactNode
  links: ReactNode
  isWide?: boolean
  children: ReactNode
}

/** A page of text: title, links and content. */
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
