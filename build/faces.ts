import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { ANIMALS, EMOJI, FACES_PER_ROW, FOOD, RADICALS } from '../src/games/link/tiles/pictures.ts'
import { SANS } from './glyphs.ts'
import { drawMahjong } from './mahjong.ts'

const TWEMOJI = import.meta.resolve('@twemoji/svg/package.json')

/** Reads the drawing of an emoji, whose file is named by its code point. */
const readTwemoji = (emoji: string): string =>
  readFileSync(new URL(`${emoji.codePointAt(0)?.toString(16)}.svg`, TWEMOJI), 'utf8')

const documentOf = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${shapes}</svg>`

const drawRadical = (glyph: string): string =>
  documentOf(`<path d="${SANS[glyph]}" fill="#26221a"/>`)

/** Each set's faces as SVG documents, 36 × 36. */
const SETS: Readonly<Record<string, () => readonly string[]>> = {
  emoji: () => [...EMOJI].map(readTwemoji),
  animals: () => [...ANIMALS].map(readTwemoji),
  food: () => [...FOOD].map(readTwemoji),
  mahjong: () => drawMahjong().map(documentOf),
  radicals: () => [...RADICALS].map(drawRadical),
}

/** A face is 36 units wide; 1 unit of padding keeps neighbours from bleeding in. */
const CELL = 38

/** Optimizes a face and positions it in the sprite. */
function placeFace(source: string, index: number): string {
  const { data } = optimize(source, { multipass: true, floatPrecision: 1 })
  const [col, row] = [index % FACES_PER_ROW, Math.floor(index / FACES_PER_ROW)]
  const shapes = data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<g transform="translate(${CELL * col + 1} ${CELL * row + 1})">${shapes}</g>`
}

function drawSet(draw: () => readonly string[]): string {
  const side = CELL * FACES_PER_ROW
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${draw().map(placeFace).join('')}</svg>`
}

const MODULE = /^\0virtual:faces\/(\w+)$/

/**
 * Provides `virtual:faces/animals`, the URL of one sprite of all faces of that set. Separate SVG files
 * would each become a document that the browser must parse before the first tile shows.
 */
export const faces = (): Plugin => ({
  name: 'faces',
  resolveId: (id) => (id.startsWith('virtual:faces/') ? `\0${id}` : undefined),
  load(id) {
    const [, name] = MODULE.exec(id) ?? []
    if (!name) return
    const draw = SETS[name]
    if (!draw) throw new Error(`build/faces.ts has no drawings for the set ${name}`)
    const source = drawSet(draw)
    if (this.environment.mode !== 'build')
      return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
    const file = this.emitFile({ type: 'asset', name: `faces-${name}.svg`, source })
    return `export default import.meta.ROLLUP_FILE_URL_${file}`
  },
})
