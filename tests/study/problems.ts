import { writeFileSync } from 'node:fs'
import { isSamePair } from '#src/engine/grid.ts'
import { makeQuickDraws } from '#src/engine/random.ts'
import { type Board, makeBoard, tilesOf } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { type Match, matches } from '#src/games/link/board/pairs.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { attentive } from '#src/games/link/grade/engine/players.ts'
import { BASE, dealOfDraw } from '#src/games/link/problems/problems.ts'
import { findMatches, makePosition, matchesOf, setMask } from '#src/games/link/solver/position.ts'
import { makePuzzle } from '#src/games/link/solver/puzzle.ts'
import { solve, successorOf } from '#src/games/link/solver/verdict.ts'
import { atRandom, glancing, lastPairFirst, lookAhead, planner } from './players'
import { follow } from './progress'

const TABLE = 'src/games/link/problems/problems.json'

/** Small boards with four tiles of most kinds, which slide: where tiles stay, few matches lose a board. */
const BOARDS = ['6x6-9', '7x6-10', '8x6-12'].flatMap((board) =>
  GRAVITIES.flatMap((gravity) => (gravity === 'none' ? [] : `custom-${board}-${gravity}`)),
)

/** Tiles left in a problem. */
const LEFT = { least: 14, most: 24 }
const LEAST_MATCHES = 4

/** Problems of each band, and those found from which all bands are chosen, so that they lie apart. */
const EACH = 200
const FOUND = 900

/** Returns the rank of the one match that keeps a board clearable, and of one that does not; `undefined` if it is no problem. */
function onlySafe(board: Board, found: readonly Match[], gravity: Gravity) {
  const statuses: string[] = []
  for (const match of found) {
    const { status } = solve(successorOf(board, match, gravity), gravity)
    if (status === 'unknown' || (status === 'clearable' && statuses.includes(status))) return
    statuses.push(status)
  }
  const [safe, lost] = [statuses.indexOf('clearable'), statuses.indexOf('lost')]
  return safe < 0 ? undefined : { safe, lost }
}

/** Plays a draw at random to its first problem, if it has one. */
function findProblem(index: number, draw: number) {
  const { options, seed } = dealOfDraw(BOARDS[index], draw)
  const { gravity } = options
  const draws = makeQuickDraws(seed)
  let [board, text] = [deal(options, seed), `${index}-${draw}-`]
  while (tilesOf(board).length >= LEFT.least) {
    const found = matches(board)
    const isSmall = tilesOf(board).length <= LEFT.most && found.length >= LEAST_MATCHES
    const only = isSmall && onlySafe(board, found, gravity)
    const safe = only && found[only.safe]
    if (safe) return { text: text + only.lost.toString(BASE), share: shareOf(board, gravity, safe) }
    const rank = draws.below(found.length)
    const match = found[rank]
    if (!match || found.length > BASE) return undefined
    board = successorOf(board, match, gravity)
    text += rank.toString(BASE)
  }
  return undefined
}

const PLAYERS = [atRandom, attentive, lastPairFirst, glancing, lookAhead, planner]

/** Returns the share of simulated players that choose a match. */
export function shareOf(board: Board, gravity: Gravity, wanted: Match, games = 60): number {
  const draws = makeQuickDraws(makeBoard(board), 'problem')
  const puzzle = makePuzzle(board, gravity)
  const position = makePosition(puzzle)
  setMask(position, position.mask)
  findMatches(position)
  const isWanted = (at: number) =>
    matchesOf(puzzle, position.pairs.slice(at, at + 2)).some((match) => isSamePair(match, wanted))
  const chosen = PLAYERS.flatMap(({ choose }) =>
    Array.from({ length: games }, () => choose(position, draws)),
  )
  return chosen.filter(isWanted).length / chosen.length
}

function* findProblems() {
  for (let draw = 1, found = 0; found < FOUND; draw++) {
    const problems = [...BOARDS.keys()].flatMap((index) => findProblem(index, draw) ?? [])
    found += problems.length
    yield* problems
  }
}

/** Rewrites the table of problems: the first, the middle and the last of all found, by the share that solves them. */
export function writeProblems(): void {
  const found = follow('problems', findProblems(), FOUND, (problem) => problem)
  found.sort((a, b) => b.share - a.share)
  const textFrom = (start: number) =>
    found
      .slice(start, start + EACH)
      .map(({ text }) => text)
      .join(' ')
  const last = found.length - EACH
  const table = { boards: BOARDS, bands: [0, Math.floor(last / 2), last].map(textFrom) }
  writeFileSync(TABLE, `${JSON.stringify(table, undefined, 2)}\n`)
}
