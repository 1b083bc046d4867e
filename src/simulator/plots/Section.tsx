import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Card } from '#src/ui/kit/Card.tsx'
import { Table, type TableProps } from '#src/ui/kit/Table.tsx'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** Focuses the title as it appears. */
  takesFocus?: boolean
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, takesFocus = false, aside, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.section} aria-label={title}>
      <header>
        <h2 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

export const Note = (props: ComponentProps<'p'>) => <p className={styles.note} {...props} />

/** Parts that a printed page is better without. */
export const OnScreen = ({ children }: { children: ReactNode }) => (
  <div className={styles.screen}>{children}</div>
)

/** A line that only a printed page has. */
export const OnPaper = ({ children }: { children: ReactNode }) => (
  <p className={styles.paper}>{children}</p>
)

export const PlotGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.plots}>{children}</div>
)

export const RunGrid = ({ children }: { children: ReactNode }) => (
  <div className={styles.runs}>{children}</div>
)

/** A table that scrolls sideways where it is too wide, by keys too. */
export const WideTable = (table: TableProps) => (
  <Card as="div" className={styles.table} tabIndex={0}>
    <Table {...table} />
  </Card>
)
