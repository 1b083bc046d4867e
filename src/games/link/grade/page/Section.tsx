import type { ReactNode } from 'react'
import { Card } from '#src/ui/kit/Card.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { Plot } from '#src/ui/load/Plot.tsx'
import styles from './Section.module.css'

export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** Two tables side by side where there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

const plot = makeLazyModule(() => import('./grades-plot.ts'))

interface ChartProps {
  caption: ReactNode
  legend?: ReactNode
  draw: (plots: typeof import('./grades-plot.ts')) => Element
  /** The same figures as a table. */
  table: ReactNode
}

/** A chart beside its table, drawn again whenever it renders; the library that draws is loaded for it. */
export const Chart = ({ caption, legend, draw, table }: ChartProps) => (
  <div className={styles.beside}>
    <Card as="figure" className={styles.figure}>
      <figcaption className="muted">{caption}</figcaption>
      {legend}
      <Plot plot={plot} draw={draw} />
    </Card>
    {table}
  </div>
)
