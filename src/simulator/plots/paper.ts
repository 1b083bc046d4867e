/** A plot for a paper, a slide or a page: a light or a dark ground, whatever the app's theme. */
export type Ground = 'light' | 'dark'

export interface PlotSize {
  readonly width: number
  readonly height: number
}

interface PaperPlot {
  readonly title: string
  /** Texts with their keys, if any, which are copied. */
  readonly legend: readonly { readonly text: string; readonly key: Element | null | undefined }[]
  /** Settings of each run. */
  readonly captions: readonly string[]
  readonly draw: (size: PlotSize) => Element
}

const SIZE: PlotSize = { width: 800, height: 400 }
const MARGIN = 16
const FONT = { title: 17, text: 13, caption: 12 } as const
const LINE = 18

/** Makes the text of a picture that stands alone. `parent` has the colours, and is left as it was. */
export function makePaper(plot: PaperPlot, ground: Ground, parent: Element): string {
  const host = document.createElement('div')
  host.style.colorScheme = ground
  host.style.position = 'absolute'
  const svg = drawPaper(plot)
  host.append(svg)
  parent.append(host)
  for (const part of [svg, ...svg.querySelectorAll('*')]) inlineColours(part)
  host.remove()
  return `${new XMLSerializer().serializeToString(svg)}\n`
}

function drawPaper({ title, legend, captions, draw }: PaperPlot): SVGElement {
  const svg = makePart('svg', {
    ...SIZE,
    viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
    'font-family': 'system-ui, sans-serif',
    'font-size': FONT.text,
    fill: 'var(--text)',
  })
  const top = MARGIN + FONT.title + LINE * Math.ceil(legend.length / columnsFor(legend))
  const lines = captions.flatMap((caption) => wrap(caption))
  const height = SIZE.height - top - MARGIN - LINE * lines.length
  const drawing = draw({ width: SIZE.width, height })
  for (const style of drawing.querySelectorAll('style')) style.remove()
  setAttributes(drawing, { y: top, 'font-size': FONT.text, color: 'var(--muted)' })
  svg.append(
    makePart('rect', { ...SIZE, fill: 'var(--table-lift)' }),
    makeText(title, { x: MARGIN, y: MARGIN + 10, 'font-size': FONT.title, 'font-weight': 700 }),
    ...drawLegend(legend),
    drawing,
    ...lines.map((line, index) => {
      const y = top + height + LINE * (index + 1)
      return makeText(line, { x: MARGIN, y, 'font-size': FONT.caption, fill: 'var(--muted)' })
    }),
  )
  svg.setAttribute('aria-label', drawing.getAttribute('aria-label') ?? title)
  return svg
}

/** Short texts stand beside each other. */
const columnsFor = ({ length }: PaperPlot['legend']): number => (length > 3 ? 3 : 1)

const KEY_WIDTH = 32

function drawLegend(legend: PaperPlot['legend']): Element[] {
  const columns = columnsFor(legend)
  const width = (SIZE.width - 2 * MARGIN) / columns
  return legend.flatMap(({ text, key }, index) => {
    const x = MARGIN + width * (index % columns)
    const y = MARGIN + FONT.title + LINE * (Math.floor(index / columns) + 0.8)
    const copy = key?.cloneNode(true)
    if (!(copy instanceof Element)) return [makeText(text, { x, y })]
    setAttributes(copy, { x, y: y - FONT.caption + 1 })
    return [copy, makeText(text, { x: x + KEY_WIDTH, y })]
  })
}

/** The width of a line in Latin letters; others are about twice as wide. */
const LONGEST_LINE = 115
const SEPARATOR = ' · '

/** Breaks a text between its parts. */
function wrap(text: string): string[] {
  const lines: string[] = []
  for (const part of text.split(SEPARATOR)) {
    const longer = `${lines.at(-1)}${SEPARATOR}${part}`
    if (lines.length > 0 && widthOf(longer) <= LONGEST_LINE) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0)

/** Colours are variables and of a theme; a file has neither. */
function inlineColours(part: Element): void {
  const style = getComputedStyle(part)
  for (const property of ['fill', 'stroke', 'color']) {
    const value = style.getPropertyValue(property)
    if (value && part.hasAttribute(property)) part.setAttribute(property, value)
  }
}

type Attributes = Readonly<Record<string, string | number>>

function makePart(name: string, attributes: Attributes, text = ''): SVGElement {
  const part = document.createElementNS('http://www.w3.org/2000/svg', name)
  setAttributes(part, attributes)
  part.textContent = text
  return part
}

const makeText = (text: string, attributes: Attributes) => makePart('text', attributes, text)

function setAttributes(part: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, `${value}`)
}

/** Draws a picture's text on a canvas of its size. */
export async function drawPixels(svg: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  // The page's policy allows no other address of a picture that is made here.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIZE.width
  canvas.height = SIZE.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas
}
