import type { Random } from '#src/engine/random.ts'
import { isCleared } from '#src/games/link/board/board.ts'
import type { Match } from '#src/games/link/board/pairs.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkEvent, LinkMove, LinkState } from '#src/games/link/rules/types.ts'

/** A reachable-looking position from text. */
export const stateOf = (text: string, gravity: LinkState['gravity'] = 'none'): LinkState =>
  rules.deal({ level: 'literal', board: text, gravity }, 'seed')

export const attempt = ({ from, to }: Match): LinkMove => ({ type: 'attempt', from, to })

/** Plays a legal move. */
export function played(
  state: LinkState,
  move: LinkMove,
): { state: LinkState; events: readonly LinkEvent[] } {
  const result = rules.play(state, move)
  if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.code}`)
  return result
}

/** Tests if matches clear the board without a shuffle. */
export function clears(start: LinkState, moves: Iterable<Match>): boolean {
  let state = start
  for (const move of moves) {
    const { events, state: next } = played(state, attempt(move))
    if (events.some(({ type }) => type !== 'matched' && type !== 'slid' && type !== 'cleared'))
      return false
    state = next
  }
  return isCleared(state.board)
}

/** The position after `count` random matches, or at the end. */
export function playedAtRandom(start: LinkState, count: number, random: Random): LinkState {
  let state = start
  for (let i = 0; i < count; i++) {
    const moves = [...rules.legalMoves(state)]
    const move = moves[random.below(Math.max(1, moves.length))]
    if (!move) return state
    state = played(state, move).state
  }
  return state
}
