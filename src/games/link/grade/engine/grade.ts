import { type Draws, makeQuickDraws } from '#src/engine/random.ts'
import { type Board, makeBoard } from '../../board/board.ts'
import { type Gravity, slide } from '../../board/gravity.ts'
import { areJoined, updateReach } from '../../board/lines.ts'
import {
  countMovable,
  findMatches,
  makePosition,
  matchesOf,
  type Position,
  setMask,
  toggleMatch,
} from '../../solver/position.ts'
import { fullMask, isLeft, makePuzzle, type Puzzle } from '../../solver/puzzle.ts'
import { GAMES, type Grade, riskOf, searchOf } from './scales.ts'

/** The number of games that measure `looks`. */
const LOOKING_GAMES = 16

/** The random stream's name, frozen with the definition of a grade. */
const VERSION = 'grade 1'

/** Games between two progress reports. */
const STEP = 16

/** A grading in progress, played game by game. */
export type Grading = ReturnType<typeof startGrading>

/** Starts grading; deterministic. A board given as text slides first. Another `stream` plays other games. */
export function startGrading(board: Board, gravity: Gravity, stream = VERSION) {
  const draws = makeQuickDraws(`${gravity}\n${makeBoard(board)}`, stream)
  const puzzle = makePuzzle(slide(board, gravity).board, gravity)
  const buffers = makeBuffers(puzzle)
  const looks = { tiles: 0, positions: 0 }
  const counts = { played: 0, cleared: 0 }
  let first: readonly number[] | undefined
  return {
    counts,
    playNext: () => {
      const line = playAtRandom(buffers, draws, counts.played < LOOKING_GAMES ? looks : undefined)
      counts.played++
      if (line.length < puzzle.kinds.length) return
      counts.cleared++
      first ??= line
    },
    grade: (): Grade => {
      const mean = looks.positions === 0 ? 1 : looks.tiles / looks.positions
      const { cleared } = counts
      return { risk: riskOf(cleared), search: searchOf(mean), cleared, looks: mean }
    },
    line: () => first && matchesOf(puzzle, first),
  }
}

/** Grades a board; deterministic. `onProgress` gets the number of games played. */
export function gradeOf(
  board: Board,
  gravity: Gravity,
  { onProgress, stream }: { onProgress?: (played: number) => void; stream?: string } = {},
): Grade {
  const grading = startGrading(board, gravity, stream)
  const { counts } = grading
  while (counts.played < GAMES) {
    if (counts.played % STEP === 0) onProgress?.(counts.played)
    grading.playNext()
  }
  return grading.grade()
}

/** The number of tiles looked at to find a match, summed over positions. */
interface Looks {
  tiles: number
  positions: number
}

function makeBuffers(puzzle: Puzzle) {
  const pairs = pairsOf(puzzle.kinds)
  return {
    position: makePosition(puzzle),
    full: fullMask(puzzle),
    pairs,
    open: pairs.slice(),
    /** By tile: 1 if its reach is current. */
    isCurrent: new Uint8Array(puzzle.kinds.length),
  }
}

type Buffers = ReturnType<typeof makeBuffers>

/** Lists all pairs of equal tiles, each as `tile << 10 | tile`. */
function pairsOf(kinds: Uint8Array): Int32Array {
  const pairs: number[] = []
  for (let b = 0; b < kinds.length; b++) {
    for (let a = 0; a < b; a++) if (kinds[a] === kinds[b]) pairs.push((a << 10) | b)
  }
  return Int32Array.from(pairs)
}

/**
 * Plays matches uniformly at random until stuck; returns the removed tiles in pairs. Tests random pairs until
 * one is joined, which is several times faster than listing all matches.
 */
function playAtRandom(buffers: Buffers, draws: Draws, looks?: Looks): number[] {
  const { position, full, pairs, open } = buffers
  const size = position.puzzle.kinds.length
  const line: number[] = []
  setMask(position, full)
  open.set(pairs)
  let count = pairs.length
  while (line.length < size) {
    const left = size - line.length
    if (looks && 2 * left > size) countLooks(position, left, looks)
    count = moveJoined(buffers, count, draws)
    if (count < 0) break
    const pair = open[count] ?? 0
    toggleMatch(position, pair >> 10, pair & 1023)
    line.push(pair >> 10, pair & 1023)
  }
  return line
}

/**
 * Moves a random joined pair behind the first `count` open ones, dropping pairs with removed tiles. Returns the
 * new count of open ones, or -1 if no pair is joined.
 */
function moveJoined(buffers: Buffers, count: number, draws: Draws): number {
  const { position, open, isCurrent } = buffers
  isCurrent.fill(0)
  let rest = count
  for (let tried = 0; tried < rest; ) {
    const at = tried + draws.below(rest - tried)
    const pair = open[at] ?? 0
    const a = pair >> 10
    const b = pair & 1023
    const isGone = !isLeft(position.mask, a) || !isLeft(position.mask, b)
    const isJoined = !isGone && joins(buffers, a, b)
    const slot = isGone || isJoined ? --rest : tried++
    open[at] = open[slot] ?? 0
    open[slot] = pair
    if (isJoined) return rest
  }
  return -1
}

function joins({ position, isCurrent }: Buffers, a: number, b: number): boolean {
  if (isCurrent[a] === 0) updateReach(position, a)
  if (isCurrent[b] === 0) updateReach(position, b)
  isCurrent[a] = 1
  isCurrent[b] = 1
  return areJoined(position, a, b)
}

/** Adds the expected number of tiles, looked at in random order, up to the first that has a match. */
function countLooks(position: Position, left: number, looks: Looks): void {
  findMatches(position)
  const movable = countMovable(position)
  if (movable === 0) return
  looks.tiles += (left + 1) / (movable + 1)
  looks.positions++
}
