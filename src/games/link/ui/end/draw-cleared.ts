import { type Position, positions, toIndex, valueAt } from '#src/engine/grid.ts'
import { isTile, isWall } from '../../board/board.ts'
import { FACES_PER_ROW } from '../../tiles/pictures.ts'
import type { TileSet } from '../../tiles/tile-set.tsx'
import { clearingOrder, type PlayedBoard } from './clearing.ts'

/** Pixels: of a cell, around the board, of a line of text, and of the narrowest picture. */
const CELL = 56
const EDGE = 32
const LINE = 34
const NARROWEST = 720

/** Draws the deal of a game, each tile coloured by when it was taken, from light to dark; those left are grey. */
export function drawCleared(
  canvas: HTMLCanvasElement,
  played: PlayedBoard,
  faces: TileSet,
  lines: readonly string[],
): void {
  const { board } = played.dealt
  canvas.width = Math.max(board.cols * CELL + 2 * EDGE, NARROWEST)
  canvas.height = board.rows * CELL + 3 * EDGE + lines.length * LINE
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = colour('tray')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.save()
  context.translate((canvas.width - board.cols * CELL) / 2, EDGE)
  drawTiles(context, played, faces)
  context.restore()
  drawLines(context, lines)
}

/** Returns a colour of the tokens, in every theme the same. */
const colour = (name: 'tray' | 'menu' | 'tool-ink' | 'taken-first' | 'taken-last'): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`)

function drawTiles(context: CanvasRenderingContext2D, played: PlayedBoard, faces: TileSet): void {
  const { board } = played.dealt
  const order = clearingOrder(played)
  const last = Math.max(...order)
  for (const at of positions(board)) {
    const content = valueAt(board, at)
    const when = order[toIndex(board, at)] ?? 0
    context.fillStyle = when ? takenAt(when / last) : colour('menu')
    context.strokeStyle = colour('menu')
    outline(context, at)
    if (isWall(content)) context.stroke()
    if (!isTile(content)) continue
    context.fill()
    drawFace(context, at, faces, content)
  }
}

/** Returns the colour of the cleared board on the page; `share` is of all matches. */
const takenAt = (share: number): string =>
  `color-mix(in oklab, ${colour('taken-last')} ${share * 100}%, ${colour('taken-first')})`

function outline(context: CanvasRenderingContext2D, { row, col }: Position): void {
  const [gap, side] = [CELL * 0.04, CELL * 0.92]
  context.beginPath()
  context.roundRect(col * CELL + gap, row * CELL + gap, side, side, CELL * 0.18)
}

/** Cuts a face from the sprite of its set; sets without one are colours only. */
function drawFace(
  context: CanvasRenderingContext2D,
  { row, col }: Position,
  { picture }: TileSet,
  kind: number,
): void {
  if (!picture) return
  const side = picture.naturalWidth / FACES_PER_ROW
  const [x, y] = [(kind - 1) % FACES_PER_ROW, Math.floor((kind - 1) / FACES_PER_ROW)]
  const [gap, size] = [CELL * 0.2, CELL * 0.6]
  const place = [col * CELL + gap, row * CELL + gap, size, size] as const
  context.drawImage(picture, x * side, y * side, side, side, ...place)
}

function drawLines(context: CanvasRenderingContext2D, lines: readonly string[]): void {
  const { width, height } = context.canvas
  context.fillStyle = colour('tool-ink')
  context.font = '600 24px Nunito, system-ui, sans-serif'
  context.textAlign = 'center'
  for (const [index, line] of lines.entries()) {
    const y = height - EDGE - (lines.length - 1 - index) * LINE
    context.fillText(line, width / 2, y, width - 2 * EDGE)
  }
}
