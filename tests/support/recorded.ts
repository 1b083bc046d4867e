import { makeRandom } from '#src/engine/random.ts'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import {
  playMove,
  type Session,
  startSession,
  stateOf,
  stopClock,
  takeAssist,
  undo,
} from '#src/engine/session.ts'

const ASSISTS = ['hint', 'equal', 'shuffle'] as const

interface Player<G extends GameTypes> {
  /** Takes help, and undoes, before one move in twelve each. */
  readonly helped?: boolean
  /** Returns moves that bring nothing, one of which is tried before one move in twelve. */
  readonly idle?: (state: G['State']) => G['Move'] | undefined
}

/** Plays a game of legal moves at random to its end, each after half a second to eight. */
export function record<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seed: string,
  { helped = false, idle }: Player<G> = {},
): Session<G> {
  const random = makeRandom(seed, 'recorded')
  const isNow = () => random.below(12) === 0
  let [session, now] = [startSession(rules, options, seed), 0]
  const play = (move: G['Move'] | undefined) => {
    now += 500 + random.below(7_500)
    const played = move === undefined ? undefined : playMove(rules, session, move, now)
    if (played?.ok) session = played.state
  }
  for (;;) {
    const moves = [...rules.legalMoves(stateOf(session))]
    const [move] = moves.slice(random.below(Math.max(1, moves.length)))
    if (move === undefined) return stopClock(session, now)
    const [assist = 'hint'] = ASSISTS.slice(random.below(ASSISTS.length))
    if (helped && isNow()) session = takeAssist(session, assist)
    if (helped && isNow()) session = undo(rules, session, () => true, now)
    if (idle && isNow()) play(idle(stateOf(session)))
    else play(move)
  }
}
