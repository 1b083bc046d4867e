import { CHECK_LENGTH, checkOf, fromBase64, toBase64 } from './base64.ts'
import {
  type Digit,
  DigitError,
  naturalDigit,
  readDigits,
  textDigit,
  writeDigits,
} from './digits.ts'
import { CODE_USES, type LinkedBoard, type LinkedCode } from './link-code.ts'
import { finish, MAX_MOVES } from './restore.ts'
import type { GameTypes, Result, Rules } from './rules.ts'
import {
  ASSIST_NAME,
  type Assists,
  type Clock,
  type Session,
  type Step,
  startSession,
  stoppedAt,
} from './session.ts'

/** The way in which moves of a game are coded. */
export interface MoveCode<Game extends GameTypes = GameTypes> {
  /**
   * Codes a move of a position: writes `move`, or reads one. The order in which it numbers what is legal must never
   * change, since the games in links are ranks in it.
   */
  codeMove(digit: Digit, state: Game['State'], move?: Game['Move']): Game['Move']
  /** Tests for moves that take milliseconds, of which a code holds few. */
  isCostly?(move: Game['Move']): boolean
}

interface Coded<Game extends GameTypes> extends MoveCode<Game> {
  readonly rules: Rules<Game>
}

/** `changed`: the board of a link is not the one it was made for. `cut`: the board is whole, the game missing. */
export type CodeProblem = 'bad-code' | 'other-code' | 'changed' | 'cut'

/** The version of the format: the first digit of a code. */
const VERSION = 'B'

/** Seconds from one step to the next, by digit. */
const SECONDS = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 60, 90, 120, 300, 900, 3_600, 86_400,
]

/** The digit that says that help was taken before a step. */
const HELP = SECONDS.length

/** Help that is not spelled out. Part of the format, so it must never change. */
const NAMES = ['hint', 'undo', 'shuffle', 'equal', 'matches', 'forced', 'played-on']

const MAX_NAME = 20

/** As many as a save has. */
const MAX_NAMES = 20

/** The most costly moves: two seconds of work. */
const MAX_COSTLY = 500

/** The most help between two steps. */
const MAX_HELP = 1_000

/** Makes a link that is seen to be cut or changed: the address of a board with a checksum, and the code of a game after it. */
export function makeCheckedLink(board: string, code?: LinkedCode): string {
  const [game = '', query = ''] = board.split('?')
  const link = `${game}?c=${checkOf(checkedPart(board, code?.use))}&${query}`
  return code ? `${link}&${code.use}=${code.text}` : link
}

/** Returns what the checksum of a link covers: its board, and that a game follows. */
const checkedPart = (board: string, use: LinkedCode['use'] | undefined): string =>
  use ? `${board}&${use}` : board

/** Checks a link against its checksum, if it has one. */
export function findLinkProblem({ board, check, code }: LinkedBoard): CodeProblem | undefined {
  const isFor = (use: LinkedCode['use'] | undefined) => check === checkOf(checkedPart(board, use))
  if (check === undefined || isFor(code?.use)) return undefined
  return !code && CODE_USES.some(isFor) ? 'cut' : 'changed'
}

/**
 * Writes a game for a link to its board: a version, a checksum that covers the board's address as well, and the ranks of
 * the moves in mixed radix. What was undone is left out.
 */
export function writeGame<Game extends GameTypes>(
  coded: Coded<Game>,
  session: Session<Game>,
  address: string,
): string {
  const { digit, toNumber } = writeDigits()
  finish(codeGame(digit, coded, session, session))
  const text = toBase64(toNumber())
  return VERSION + checkOf(`${address}\n${text}`) + text
}

/** Checks the code of a game against its checksum, which covers the address of its board as well. */
export const isCodeWhole = (address: string, code: string): boolean =>
  checkOf(`${address}\n${code.slice(1 + CHECK_LENGTH)}`) === code.slice(1, 1 + CHECK_LENGTH)

/** Reads the untrusted code of a game, pausing after each step. */
export function* readGame<Game extends GameTypes>(
  coded: Coded<Game>,
  { options, seed }: Pick<Session<Game>, 'options' | 'seed'>,
  address: string,
  code: string,
): Generator<undefined, Result<Session<Game>, CodeProblem>> {
  if (!code.startsWith(VERSION)) return { ok: false, code: 'other-code' }
  const isWhole = isCodeWhole(address, code)
  const number = isWhole ? fromBase64(code.slice(1 + CHECK_LENGTH)) : undefined
  if (number === undefined) return { ok: false, code: 'bad-code' }
  const { digit, isDone } = readDigits(number)
  try {
    const session = yield* codeGame(digit, coded, startSession(coded.rules, options, seed))
    return isDone() ? { ok: true, value: session } : { ok: false, code: 'bad-code' }
  } catch (error) {
    if (error instanceof DigitError) return { ok: false, code: 'bad-code', detail: error.message }
    throw error
  }
}

/** Codes the steps of a game, played from `start`; pauses after each. */
function* codeGame<Game extends GameTypes>(
  digit: Digit,
  { rules, codeMove, isCostly }: Coded<Game>,
  start: Session<Game>,
  written?: Session<Game>,
): Generator<undefined, Session<Game>> {
  const count = naturalDigit(digit, written?.past.length)
  if (count > MAX_MOVES) throw new DigitError('There are too many moves')
  const isTimed = digit(2, written && Number(written.past.every(isClocked))) === 1
  const total = naturalDigit(digit, written && Math.round(written.stopwatch.ms))
  const codeClock = makeClockCode(digit)
  const past: Step<Game>[] = []
  const spend = makeMeter(isCostly)
  let [state, clock]: [Game['State'], Clock] = [start.dealt, { ms: 0, assists: {} }]
  while (past.length < count) {
    const step = written?.past[past.length]
    const move = codeMove(digit, state, step?.move)
    spend(move)
    const played = rules.play(state, move)
    if (!played.ok) throw new DigitError(`Move ${past.length + 1} is refused: ${played.code}`)
    if (isTimed) clock = codeClock(clock, step && clockOf(step))
    state = played.state
    const isEnd = past.length + 1 === count && rules.outcome(state) !== null
    const at = isTimed && { ...clock, ms: isEnd ? total : Math.min(clock.ms, total) }
    past.push({ move, state, events: played.events, ...at })
    yield
  }
  const { assists } = codeClock(clock, written && { ms: clock.ms, assists: written.assists })
  return { ...start, past, future: [], stopwatch: stoppedAt(total), assists }
}

/** Refuses more than a code's share of moves that take long. */
function makeMeter<Move>(isCostly: (move: Move) => boolean = () => false) {
  let spent = 0
  return (move: Move): void => {
    spent += Number(isCostly(move))
    if (spent > MAX_COSTLY) throw new DigitError('There are too many costly moves')
  }
}

const isClocked = ({ ms }: Step): boolean => ms !== undefined

const clockOf = ({ ms = 0, assists = {} }: Step): Clock => ({ ms, assists })

/**
 * Codes the time of each step: the seconds since the time written for the one before, the nearest on the scale, so that
 * errors do not add up; before it, help taken.
 */
function makeClockCode(digit: Digit) {
  const codeName = makeNameCode(digit)
  return (before: Clock, after?: Clock): Clock => {
    const taken = after && helpIn(before.assists, after.assists)
    const nearest = after && nearestTo((after.ms - before.ms) / 1_000)
    const assists: Record<string, number> = { ...before.assists }
    for (let index = 0; index <= MAX_HELP; index++) {
      const name = taken?.[index]
      const read = digit(HELP + 1, name === undefined ? nearest : HELP)
      const seconds = SECONDS[read]
      if (seconds !== undefined) return { ms: before.ms + seconds * 1_000, assists }
      const known = codeName(name)
      assists[known] = (assists[known] ?? 0) + 1
    }
    throw new DigitError('There is too much help')
  }
}

const nearestTo = (wanted: number): number =>
  SECONDS.findIndex((one, index) => wanted < (one + (SECONDS[index + 1] ?? Infinity)) / 2)

/** Names each help taken between two counts. */
const helpIn = (before: Assists, after: Assists): readonly string[] =>
  Object.entries(after).flatMap(([name, count]) =>
    Array<string>(Math.min(Math.max(0, count - (before[name] ?? 0)), MAX_HELP)).fill(name),
  )

/** Codes a name: spelled out once if it is not on the list, its number from then on. */
function makeNameCode(digit: Digit) {
  const names = [...NAMES]
  return (name?: string): string => {
    const index = name === undefined ? undefined : [...names, name].indexOf(name)
    const known = names[digit(names.length + 1, index)]
    if (known !== undefined) return known
    const added = textDigit(digit, MAX_NAME, name)
    if (!ASSIST_NAME.test(added) || added in {} || names.length >= MAX_NAMES)
      throw new DigitError('Help has no such name')
    names.push(added)
    return added
  }
}
