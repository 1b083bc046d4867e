import {
  findLinkProblem,
  type MoveCode,
  makeCheckedLink,
  readGame,
  writeGame,
} from '#src/engine/game-code.ts'
import {
  type LinkedCode,
  makeLinkCode,
  parseLinkCode,
  type SharedBoard,
} from '#src/engine/link-code.ts'
import { finish } from '#src/engine/restore.ts'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { playMove, type Session, startSession } from '#src/engine/session.ts'

export type CodedGame = GameTypes & { Options: SharedBoard['options'] }

export interface Coded<G extends CodedGame> extends MoveCode<G> {
  readonly rules: Rules<G>
  /** Returns the fields of a link's options; left out, they are the options. */
  readonly fields?: (options: G['Options']) => SharedBoard['options']
}

/** Makes the address of a game to watch, or for another use, after `#/`. */
export function linkOf<G extends CodedGame>(
  coded: Coded<G>,
  session: Session<G>,
  use: LinkedCode['use'] = 'g',
): string {
  const { rules, fields = (options) => options } = coded
  const { options, seed } = session
  const board = makeLinkCode({ game: rules.id, options: fields(options), seed })
  return makeCheckedLink(board, { use, text: writeGame(coded, session, board) })
}

/** Reads the game of a link as a page does. */
export function readLink<G extends CodedGame>(coded: Coded<G>, link: string) {
  const linked = parseLinkCode(link)
  if (!linked.ok) return linked
  const { options, seed, board, code } = linked.value
  const problem = findLinkProblem(linked.value)
  const parsed = coded.rules.parseOptions(options)
  if (problem) return { ok: false, code: problem } as const
  if (!parsed.ok) return parsed
  if (!code) return { ok: false, code: 'no-game' } as const
  return finish(readGame(coded, { options: parsed.value, seed }, board, code.text))
}

/** Plays moves, all of which must be legal, without a clock. */
export const played = <G extends CodedGame>(
  rules: Rules<G>,
  { options, seed }: Pick<Session<G>, 'options' | 'seed'>,
  moves: readonly G['Move'][],
): Session<G> =>
  moves.reduce(
    (session, move) => {
      const next = playMove(rules, session, move, 0)
      if (!next.ok) throw new Error(next.code)
      return next.state
    },
    startSession(rules, options, seed),
  )
