import { downloadText } from '#src/saves/games-file.ts'

/** Properties that style sheets give a drawing. */
const STYLE_PROPERTIES = ['fill', 'stroke', 'font-family', 'font-size', 'text-anchor'] as const

const LINE = 16

/** Downloads a drawing as it is shown, under its caption. */
export function downloadDrawing(
  name: string,
  drawing: SVGSVGElement,
  caption: readonly string[],
): void {
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
