import { type MoveCode, makeCheckedLink, writeGame } from '#src/engine/game-code.ts'
import { type LinkedCode, makeLinkCode, type SharedBoard } from '#src/engine/link-code.ts'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { playMove, type Session, startSession } from '#src/engine/session.ts'

type Game = GameTypes & { Options: SharedBoard['options'] }

interface Coded<G extends Game> extends MoveCode<G> {
  readonly rules: Rules<G>
}

/** Makes the address of a game to watch, or for another use, after `#/`. */
export function linkOf<G extends Game>(
  coded: Coded<G>,
  session: Session<G>,
  use: LinkedCode['use'] = 'g',
): string {
  const { options, seed } = session
  const board = makeLinkCode({ game: coded.rules.id, options, seed })
  return makeCheckedLink(board, { use, text: writeGame(coded, session, board) })
}

/** Plays moves, all of which must be legal, without a clock. */
export const played = <G extends Game>(
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
