import { makeRandom, type Random, shuffled } from '#src/engine/random.ts'
import { type Board, pairsLeft, parseBoard, tilesOf, withTiles } from '../board/board.ts'
import { type Gravity, slide } from '../board/gravity.ts'
import { fill, type Layout, type LinkOptions, pairKinds, SHAPES } from './levels.ts'
import { type Peeled, peel } from './peel.ts'

type GeneratedOptions = Exclude<LinkOptions, { level: 'literal' }>

/** Deals the board of a seed without searching. Deterministic on every machine and in every later version. */
export function deal(options: LinkOptions, seed: string): Board {
  if (options.level === 'literal') return parseLiteral(options.board)
  const { board, kinds } = fullBoard(options)
  const peeled = options.layout === 'peeled' ? peelDeal(options, seed) : undefined
  return peeled?.board ?? draw(board, kinds, makeRandom(seed, 'even'))
}

export function peelDeal(options: GeneratedOptions, seed: string): Peeled | undefined {
  const { board, kinds } = fullBoard(options)
  return peel(board, kinds, options.gravity, makeRandom(seed, 'peel'))
}

function fullBoard(options: GeneratedOptions): { board: Board; kinds: number[] } {
  const shape = options.level === 'custom' ? options : SHAPES[options.level]
  const { board } = slide(fill(shape, shape.walls), options.gravity)
  return { board, kinds: pairKinds(tilesOf(board).length / 2, shape.kinds) }
}

/** Places pairs uniformly on a board's tiles; `kinds` has one entry per pair. */
function draw(board: Board, kinds: readonly number[], random: Random): Board {
  const tiles = shuffled(random, [...kinds, ...kinds])
  return withTiles(
    board,
    tilesOf(board).map((cell, i) => [cell, tiles[i] ?? 0]),
  )
}

function parseLiteral(text: string): Board {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(`Bad board: ${board.code}`)
  return board.value
}

export function reshuffle(
  board: Board,
  gravity: Gravity,
  layout: Layout,
  seed: string,
): Board | undefined {
  if (layout === 'peeled') return peelRest(board, gravity, seed)?.board
  return draw(board, pairsLeft(board), makeRandom(seed, 'even'))
}

/** Attempts at peeling; between walls one may block where another does not. */
const STREAMS = 8

/** Like `reshuffle` with the peeled layout, also returning the line that clears the board. */
export function peelRest(board: Board, gravity: Gravity, seed: string): Peeled | undefined {
  const kinds = pairsLeft(board)
  for (let stream = 0; stream < STREAMS; stream++) {
    const name = stream === 0 ? 'peel' : `peel ${stream}`
    const peeled = peel(board, kinds, gravity, makeRandom(seed, name))
    if (peeled) return peeled
  }
  return undefined
}
