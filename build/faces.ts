import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'
import { EMOJI_CODES, EMOJI_PER_ROW } from '../src/games/link/ui/emoji-codes.ts'

const TWEMOJI = import.meta.resolve('@twemoji/svg/package.json')

/** A face is 36 units wide; 1 unit of padding keeps neighbours from bleeding in. */
const CELL = 38

/** Optimizes a face and positions it in the sprite. */
function drawFace(code: string, index: number): string {
  const file = readFileSync(new URL(`${code}.svg`, TWEMOJI), 'utf8')
  const { data } = optimize(file, { multipass: true, floatPrecision: 1 })
  const [col, row] = [index % EMOJI_PER_ROW, Math.floor(index / EMOJI_PER_ROW)]
  const shapes = data.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  return `<g transform="translate(${CELL * col + 1} ${CELL * row + 1})">${shapes}</g>`
}

/**
 * Provides `virtual:faces`, the URL of one sprite of all faces. Separate SVG files would each become a
 * document that the browser must parse before the first tile shows.
 */
export const faces = (): Plugin => ({
  name: 'faces',
  resolveId: (id) => (id === 'virtual:faces' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:faces') return
    const side = CELL * EMOJI_PER_ROW
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${EMOJI_CODES.map(drawFace).join('')}</svg>`
    if (this.environment.mode !== 'build')
      return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`
    const file = this.emitFile({ type: 'asset', name: 'faces.svg', source })
    return `export default import.meta.ROLLUP_FILE_URL_${file}`
  },
})
