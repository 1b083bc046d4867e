import type { ReactNode } from 'react'
import { useTitle } from '../page.ts'
import styles from './ProblemPage.module.css'

/** A page that says what went wrong and what can be done. */
export function ProblemPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  useTitle()
  return (
    <main className={styles.problem}>
      <h1>{title}</h1>
      {children}
    </main>
  )
}

/** A part of a page that does so. */
export const ProblemPart = ({ children }: { children: ReactNode }) => (
  <section className={styles.part}>{children}</section>
)
