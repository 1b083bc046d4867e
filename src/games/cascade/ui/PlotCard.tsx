import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useRef, useState } from 'react'
import { Card } from '#src/ui/kit/Card.tsx'
import { Plot } from '#src/ui/kit/Plot.tsx'
import { makeLazyModule } from '#src/ui/lazy.tsx'
import { downloadDrawing } from './download'
import lab from './LabPage.module.css'
import styles from './PlotCard.module.css'

type Drawing = typeof import('./plot')

const plot = makeLazyModule<Drawing>(() => import('./plot'))

interface PlotCardProps {
  title: string
  /** The name of the file of a download. */
  file: string
  /** Lines of text for the drawing, one for each run. */
  lines: readonly string[]
  /** Must be stable. */
  draw: (module: Drawing) => Element
  /** The head and body of a table of the drawing. */
  children: ReactNode
}

/** A plot with its text, its table, and itself as a file. */
export function PlotCard({ title, file, lines, draw, children }: PlotCardProps) {
  const { i18n } = useLingui()
  const figure = useRef<HTMLElement>(null)
  const save = () => {
    const drawing = figure.current?.querySelector('svg')
    if (drawing) downloadDrawing(`cascade-${file}.svg`, drawing, [title, ...lines])
  }
  return (
    <Card as="figure" ref={figure} className={styles.plot}>
      <header>
        <figcaption>{title}</figcaption>
        <button
          type="button"
          className={styles.save}
          aria-label={i18n._({
            id: 'cascade.download',
            message: 'Download {name}',
            values: { name: `${title} (SVG)` },
          })}
          onClick={save}
        >
          SVG
        </button>
      </header>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Plot plot={plot} draw={draw} />
      <TableOf title={title}>{children}</TableOf>
    </Card>
  )
}

/** A table that is made when it is opened. */
function TableOf({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.table} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans id="cascade.plot.table" message="Table" />
        <span className="unseen">: {title}</span>
      </summary>
      {isOpen && (
        <table className={lab.table} aria-label={title}>
          {children}
        </table>
      )}
    </details>
  )
}
