import type { ReactNode } from 'react'
import styles from './ProblemPage.module.css'

/** A page that says what went wrong and what can be done. */
export const ProblemPage = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <main className={styles.problem}>
    <h1>{title}</h1>
    {children}
  </main>
)

/** A part of a page that does so. */
export const ProblemPart = ({ children }: { children: ReactNode }) => (
  <section className={styles.part}>{children}</section>
)
