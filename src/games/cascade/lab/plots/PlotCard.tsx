import { Trans, useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Plot } from '#src/ui/kit/Plot.tsx'
import { Table, type TableProps } from '#src/ui/kit/Table.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { downloadDrawing } from './download.ts'
import styles from './PlotCard.module.css'

type Drawing = typeof import('./plot.ts')

const plot = makeLazyModule<Drawing>(() => import('./plot.ts'))

interface PlotCardProps extends Pick<TableProps, 'head' | 'rows'> {
  title: string
  file: string
  /** Lines of text for the drawing, one for each run. */
  lines: readonly string[]
  /** Must be stable. */
  draw: (module: Drawing) => Element
}

export function PlotCard({ title, file, lines, draw, head, rows }: PlotCardProps) {
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
        <Button
          size="small"
          aria-label={i18n._({
            id: 'cascade.download',
            message: 'Download {name}',
            values: { name: `${title} (SVG)` },
          })}
          onClick={save}
        >
          SVG
        </Button>
      </header>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Plot plot={plot} draw={draw} />
      <PlotTable {...{ title, head, rows }} />
    </Card>
  )
}

function PlotTable({ title, head, rows }: Pick<PlotCardProps, 'title' | 'head' | 'rows'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Trans id="cascade.plot.table" message="Table" />
        <span className="unseen">: {title}</span>
      </summary>
      {isOpen && <Table label={title} head={head} rows={rows} />}
    </details>
  )
}
