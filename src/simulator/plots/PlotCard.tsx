import { Trans, useLingui } from '@lingui/react'
import { type ComponentProps, type RefObject, useRef, useState } from 'react'
import { makePicture } from '#src/share/DrawnPicture.tsx'
import { useSending } from '#src/share/sending.tsx'
import { SelectField } from '#src/ui/form/Field.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Table, type TableProps } from '#src/ui/kit/Table.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { Plot } from '#src/ui/load/Plot.tsx'
import { downloadFile, downloadText } from '#src/ui/send.ts'
import { DARK, LIGHT } from '#src/ui/words.ts'
import { DOWNLOAD_NAMED } from './figure-text.ts'
import { Key } from './Key.tsx'
import styles from './PlotCard.module.css'
import { drawPixels, type Ground, makePaper, type PlotSize } from './paper.ts'

type PlotModule = typeof import('./plot.ts')

const plotModule = makeLazyModule<PlotModule>(() => import('./plot.ts'))

const PICTURE_TYPES = ['SVG', 'PNG'] as const

export interface LegendLine {
  readonly text: string
  /** The look of its series, if it is of one. */
  readonly look?: ComponentProps<typeof Key>['of']
}

interface PlotCardProps extends Pick<TableProps, 'head' | 'rows'> {
  title: string
  /** A file's name without `cascade-` and its type. */
  file: string
  legend: readonly LegendLine[]
  /** Settings of each run, for a file. */
  captions: readonly string[]
  ground: Ground
  /** Must be stable. */
  draw: (module: PlotModule, size?: PlotSize) => Element
}

export function PlotCard({ head, rows, ...plot }: PlotCardProps) {
  const { title, file, legend, draw } = plot
  const figure = useRef<HTMLElement>(null)
  const { send, status } = useSending(file)
  return (
    <Card as="figure" ref={figure} className={styles.plot}>
      <header>
        <figcaption>{title}</figcaption>
        <PlotFiles {...plot} figure={figure} onSend={send} />
      </header>
      <div className="row">{status}</div>
      {legend.length > 0 && (
        <ul className="muted">
          {legend.map(({ text, look }) => (
            <li key={text}>
              {look && <Key of={look} />}
              {text}
            </li>
          ))}
        </ul>
      )}
      <Plot plot={plotModule} draw={draw} />
      <PlotTable {...{ title, head, rows }} />
    </Card>
  )
}

interface PlotFilesProps extends Omit<PlotCardProps, 'head' | 'rows'> {
  figure: RefObject<HTMLElement | null>
  onSend: ReturnType<typeof useSending>['send']
}

/** Buttons that download a plot for a paper. */
function PlotFiles({ figure, onSend, file, legend, ground, draw, ...texts }: PlotFilesProps) {
  const { i18n } = useLingui()
  const { module } = plotModule.use()
  const download = async (type: (typeof PICTURE_TYPES)[number]) => {
    if (!figure.current || !module) throw new Error('The plot is not drawn yet')
    const lines = figure.current.querySelectorAll('ul > li')
    const plot = {
      ...texts,
      legend: legend.map(({ text }, index) => ({ text, key: lines[index]?.querySelector('svg') })),
      draw: (size: PlotSize) => draw(module, size),
    }
    const svg = makePaper(plot, ground, figure.current)
    const name = `cascade-${file}.${type.toLowerCase()}`
    if (type === 'SVG') return downloadText(name, svg, 'image/svg+xml')
    return downloadFile(await makePicture(await drawPixels(svg), name))
  }
  return (
    <div className={styles.files}>
      {PICTURE_TYPES.map((type) => (
        <Button
          key={type}
          size="small"
          aria-label={i18n._(
            DOWNLOAD_NAMED.id,
            { name: `${texts.title}, ${type}` },
            DOWNLOAD_NAMED,
          )}
          onClick={() => onSend(download(type))}
        >
          {type}
        </Button>
      ))}
    </div>
  )
}

interface GroundFieldProps {
  ground: Ground
  onChange: (ground: Ground) => void
}

/** Chooses how plots look as files, whatever the page looks like. */
export const GroundField = ({ ground, onChange }: GroundFieldProps) => (
  <SelectField
    isInline
    label={<Trans id="cascade.plot.ground" message="Downloaded plots" />}
    value={ground}
    options={{ light: LIGHT, dark: DARK }}
    onChange={onChange}
  />
)

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
