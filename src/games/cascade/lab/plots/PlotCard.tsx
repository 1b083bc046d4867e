import { Trans, useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Plot } from '#src/ui/kit/Plot.tsx'
import { Table, type TableProps } from '#src/ui/kit/Table.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { downloadText } from '#src/ui/send.ts'
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
        <ul className="muted">
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

/** Properties that style sheets give a drawing. */
const STYLE_PROPERTIES = ['fill', 'stroke', 'font-family', 'font-size', 'text-anchor'] as const

const LINE = 16

/** Downloads a drawing as it is shown, under its caption. */
function downloadDrawing(name: string, drawing: SVGSVGElement, caption: readonly string[]): void {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy is of the same kind')
  const shown = [drawing, ...drawing.querySelectorAll('*')]
  for (const [index, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = shown[index]
    if (original) inlineStyles(original, part)
  }
  addCaption(copy, caption, getComputedStyle(drawing.closest('figure') ?? drawing))
  downloadText(name, `${new XMLSerializer().serializeToString(copy)}\n`, 'image/svg+xml')
}

function inlineStyles(part: Element, copy: Element): void {
  const style = getComputedStyle(part)
  for (const property of STYLE_PROPERTIES) {
    const value = style.getPropertyValue(property)
    if (value) copy.setAttribute(property, value)
  }
}

/** Makes room for lines above a drawing, and puts all on the colour of its card. */
function addCaption(svg: SVGSVGElement, lines: readonly string[], card: CSSStyleDeclaration) {
  const { width, height } = svg.viewBox.baseVal
  const top = LINE * (lines.length + 0.5)
  const size = { width, height: height + top }
  setAttributes(svg, { ...size, viewBox: `0 ${-top} ${width} ${height + top}` })
  const look = { x: 8, fill: card.color, 'text-anchor': 'start', stroke: 'none' }
  const texts = lines.map((line, index) => {
    const text = makePart('text', { ...look, y: LINE * (index + 1) - top })
    text.textContent = line
    return text
  })
  const ground = { fill: card.backgroundColor, stroke: 'none' }
  svg.prepend(makePart('rect', { y: -top, ...size, ...ground }), ...texts)
}

type Attributes = Readonly<Record<string, string | number>>

function makePart(name: string, attributes: Attributes): Element {
  const part = document.createElementNS('http://www.w3.org/2000/svg', name)
  setAttributes(part, attributes)
  return part
}

function setAttributes(part: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, `${value}`)
}
