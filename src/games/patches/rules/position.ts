import { valueAt } from '#src/engine/grid.ts'
import type { Result } from '#src/engine/rules.ts'
import { makeRows, parseRows } from '#src/engine/text.ts'
import { EMPTY, ownerOf, SIDES, tilesOn, tokenOf, verdictOn } from './board.ts'
import { HAND, makeTile, parseTile, type Tile } from './tile.ts'
import { type Board, type Each, type PatchesState, type Phase, PLAYERS } from './types.ts'

type PositionProblem =
  | 'bad-header'
  | 'bad-phase'
  | 'bad-points'
  | 'bad-hand'
  | 'bad-deck'
  | 'bad-board'
  | 'twice'

type ParsedPosition = Result<PatchesState, PositionProblem>

const HEADERS = ['phase', 'points', 'user', 'opponent', 'deck'] as const
type Header = (typeof HEADERS)[number]
type Words = readonly string[]

/**
 * Parses a position, which need not be reachable by play:
 *
 *     phase replay opponent bc1 2,1
 *     points 3 4
 *     user rt1 gc2 bh3
 *     opponent ys4 ys3 ys2
 *     deck rh1 rh2
 *     .   .   .   .
 *     .   gt2 O   .
 *     .   U   .   .
 *     .   .   .   .
 *
 * The phase is `opening`, `choosing`, `over`, or `replay` with player, tile and the lost cell's `row,col`.
 * Points are the user's, then the opponent's; `U` and `O` are tokens. The phase must fit the board, and
 * tiles must be unique. A refusal's detail is the invalid text.
 */
export function parsePosition(text: string): ParsedPosition {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const rows = lines.map((line) => line.trim().split(/\s+/))
  const wrong = HEADERS.find((name, line) => rows[line]?.[0] !== name)
  if (wrong) return refuse('bad-header', [wrong])
  const [phase = [], points = [], user = [], opponent = [], deck = []] = rows.map((row) =>
    row.slice(1),
  )
  return readParts({ phase, points, user, opponent, deck }, rows.slice(HEADERS.length))
}

function readParts(words: Readonly<Record<Header, Words>>, rows: readonly Words[]): ParsedPosition {
  const phase = readPhase(words.phase)
  if (!phase) return refuse('bad-phase', words.phase)
  const points = readPoints(words.points)
  if (!points) return refuse('bad-points', words.points)
  const user = readHand(words.user)
  if (!user) return refuse('bad-hand', words.user)
  const opponent = readHand(words.opponent)
  if (!opponent) return refuse('bad-hand', words.opponent)
  const deck = readTiles(words.deck)
  if (!deck) return refuse('bad-deck', words.deck)
  const board = readBoard(rows)
  if (!board) return refuse('bad-board', rows.flat())
  return check({ board, phase, points, hands: { user, opponent }, deck })
}

const refuse = (code: PositionProblem, words: Words): ParsedPosition => ({
  ok: false,
  code,
  detail: words.join(' '),
})

function readPhase(words: Words): Phase | undefined {
  const [type = ''] = words
  if (type === 'replay') return readReplay(words)
  const simple = type === 'opening' || type === 'choosing' || type === 'over'
  return simple && words.length === 1 ? { type } : undefined
}

function readReplay([, name, tileName = '', cell = '']: Words): Phase | undefined {
  const player = PLAYERS.find((candidate) => candidate === name)
  const tile = parseTile(tileName)
  const [, row, col] = /^(\d),(\d)$/.exec(cell) ?? []
  if (!player || !tile || !row || !col) return undefined
  return { type: 'replay', player, tile, lost: { row: Number(row), col: Number(col) } }
}

function readPoints(words: Words): Each<number> | undefined {
  const [, user, opponent] = /^(\d{1,4}) (\d{1,4})$/.exec(words.join(' ')) ?? []
  if (!user || !opponent) return undefined
  return { user: Number(user), opponent: Number(opponent) }
}

const readHand = (words: Words): Tile[] | undefined =>
  words.length <= HAND ? readTiles(words) : undefined

function readTiles(words: Words): Tile[] | undefined {
  const tiles = words.map(parseTile).filter((tile) => tile !== undefined)
  return tiles.length === words.length ? tiles : undefined
}

function readBoard(lines: readonly Words[]): Board | undefined {
  const board = parseRows(lines, readCell, { maxSide: SIDES.large })
  if (!board.ok || board.value.rows !== board.value.cols) return undefined
  return Object.values(SIDES).includes(board.value.rows) ? board.value : undefined
}

const SYMBOLS: Each<string> = { user: 'U', opponent: 'O' }

function readCell(word: string): number | undefined {
  if (word === '.') return EMPTY
  const owner = PLAYERS.find((player) => SYMBOLS[player] === word)
  return owner ? tokenOf(owner) : parseTile(word)
}

function check(state: PatchesState): ParsedPosition {
  const { phase, hands, deck, board } = state
  const replayed = phase.type === 'replay' ? [phase.tile] : []
  const tiles = [...replayed, ...hands.user, ...hands.opponent, ...deck, ...tilesOn(board)]
  const twice = tiles.find((tile, index) => tiles.indexOf(tile) < index)
  if (twice !== undefined) return refuse('twice', [makeTile(twice)])
  return isPhaseOf(state) ? { ok: true, value: state } : refuse('bad-phase', [makePhase(phase)])
}

function isPhaseOf({ phase, board, points }: PatchesState): boolean {
  const over = verdictOn({ board, points }) !== null
  const bare = board.cells.every((value) => value === EMPTY)
  switch (phase.type) {
    case 'over':
      return over
    case 'opening':
      return bare
    case 'choosing':
      return !over && !bare
    case 'replay':
      return !over && valueAt(board, phase.lost) !== EMPTY
  }
}

export function makePosition({ phase, points, hands, deck, board }: PatchesState): string {
  const texts: Readonly<Record<Header, string>> = {
    phase: makePhase(phase),
    points: `${points.user} ${points.opponent}`,
    user: makeTiles(hands.user),
    opponent: makeTiles(hands.opponent),
    deck: makeTiles(deck),
  }
  const headers = HEADERS.map((name) => `${name} ${texts[name]}`.trimEnd())
  return [...headers, makeRows(board, makeCell, ' ')].join('\n')
}

const makeTiles = (tiles: readonly Tile[]): string => tiles.map(makeTile).join(' ')

function makePhase(phase: Phase): string {
  if (phase.type !== 'replay') return phase.type
  const { player, tile, lost } = phase
  return `replay ${player} ${makeTile(tile)} ${lost.row},${lost.col}`
}

function makeCell(value: number): string {
  if (value === EMPTY) return '.'
  const owner = ownerOf(value)
  return owner ? SYMBOLS[owner] : makeTile(value)
}
