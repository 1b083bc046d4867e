import { downloadText } from '#src/play/games-file.ts'

/** What a drawing takes from the page's style sheets. */
const LOOKS = ['fill', 'stroke', 'font-family', 'font-size', 'text-anchor'] as const

/** Downloads a drawing with its colours and texts as they are shown. */
export function downloadDrawing(name: string, drawing: SVGSVGElement): void {
  downloadText(name, makeSvg(drawing), 'image/svg+xml')
}

function makeSvg(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) throw new Error('a copy is of the same kind')
  const shown = [drawing, ...drawing.querySelectorAll('*')]
  for (const [index, part] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = shown[index]
    if (original) fixLooks(original, part)
  }
  copy.prepend(background(drawing))
  return `${new XMLSerializer().serializeToString(copy)}\n`
}

/** Writes the looks of a part that depend on style sheets into a copy of it. */
function fixLooks(part: Element, copy: Element): void {
  const style = getComputedStyle(part)
  for (const look of LOOKS) {
    const value = style.getPropertyValue(look)
    if (value) copy.setAttribute(look, value)
  }
}

function background(drawing: SVGSVGElement): Element {
  const paper = document.createElementNS(drawing.namespaceURI, 'rect')
  const colour = getComputedStyle(drawing).getPropertyValue('--table-lift')
  for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: colour }))
    paper.setAttribute(name, value)
  return paper
}
