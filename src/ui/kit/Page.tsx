import type { ReactNode } from 'react'
import styles from './Page.module.css'

interface PageProps {
  title: ReactNode
  links: ReactNode
  isWide?: boolean
  children: ReactNode
}

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
