import { makeCheckedLink, writeGame } from '#src/engine/game-code.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { fieldsOf, parseChoice } from '../choice.ts'
import { codeMove } from '../rules/code.ts'
import { parseOptions } from '../rules/options.ts'
import { rules } from '../rules/rules.ts'
import type { LinkGame } from '../rules/types.ts'
import table from './problems.json'

/** Problems as text, in bands from those that most simulated players solve: `npm run study new-problems`. */
export const BANDS: readonly (readonly string[])[] = table.bands.map((band) => band.split(' '))

/** The base of a rank, which is one digit. */
export const BASE = 36

/** Returns the deal of a draw on a board of the table. */
export function dealOfDraw(choice: string | undefined, draw: number | string | undefined) {
  const options = parseOptions(parseChoice(choice ?? ''))
  if (!options.ok) throw new Error(`Problems have a bad board: ${choice}`)
  return { options: options.value, seed: `problem ${draw}` }
}

/**
 * Reads a problem: the number of its board, its draw, and the ranks of its matches. The last of them lost the game, where
 * one match alone kept the board clearable.
 */
export function readProblem(text: string): Session<LinkGame> {
  const [board, draw, ranks = ''] = text.split('-')
  const { options, seed } = dealOfDraw(table.boards[Number(board)], draw)
  return Array.from(ranks).reduce(
    (session, rank) => {
      const move = codeMove(() => Number.parseInt(rank, BASE), stateOf(session))
      const played = playMove(rules, session, move, 0)
      if (!played.ok) throw new Error(`A problem has a bad match: ${text}`)
      return played.state
    },
    startSession(rules, options, seed),
  )
}

/** Makes the address of a problem, after `#/`: a lesson of its last match. */
function addressOf(problem: Session<LinkGame>): string {
  const options = fieldsOf(problem.options)
  const board = makeLinkCode({ game: rules.id, options, seed: problem.seed })
  const text = writeGame({ rules, codeMove }, problem, board)
  return makeCheckedLink(board, { use: 'lesson', text })
}

const DAY_MS = 86_400_000

/** Returns a day's problems, one of each band. When all have had their day they begin again, in another order. */
export function problemsOf(day: string): readonly string[] {
  const number = Date.parse(day) / DAY_MS
  return BANDS.map((band, index) => {
    const cycle = Math.floor(number / band.length)
    const order = shuffled(makeRandom(`problems ${cycle}`, String(index)), band)
    return addressOf(readProblem(order[number % band.length] ?? ''))
  })
}
