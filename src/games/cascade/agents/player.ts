import { isSamePair } from '#src/engine/grid.ts'
import { makeRandom, type Random } from '#src/engine/random.ts'
import type { Board } from '../rules/board.ts'
import { leftOf } from '../rules/goal.ts'
import { shapeOf } from '../rules/options.ts'
import { rules } from '../rules/rules.ts'
import { legalSwaps } from '../rules/swaps.ts'
import type { CascadeMove, CascadeOptions, CascadeState } from '../rules/types.ts'
import type { Agent, AgentName, Note } from './agents.ts'
import { BitPlayfield } from './bit-playfield.ts'
import { agentOf } from './strategies.ts'

export type AgentPlayer = (state: CascadeState, note?: Note) => CascadeMove

/** Makes an agent play through the rules; from the deal on, it plays as in a simulated game of this seed. */
export function makePlayer({ options }: CascadeState, agent: Agent, seed: string): AgentPlayer {
  const playfield = new BitPlayfield(shapeOf(options))
  const choices = agentStream(seed)
  return (state, note) => {
    playfield.load(state.board)
    const left = state.goal && leftOf(state.goal, state)
    return { type: 'swap', ...playfield.swapAt(agent(playfield, choices, note, left)) }
  }
}

/** Returns the seed of a simulation's game; players get the same game from it. */
export const gameSeed = (seed: string, game: number): string => `${seed}/${game}`

/** Makes the agent's stream, separate from that of the gems. */
export const agentStream = (seed: string): Random => makeRandom(`agent ${seed}`)

export interface Valued {
  readonly move: CascadeMove
  /** Gems or points, by the agent; `undefined` if it saw none. */
  readonly value: number | undefined
}

/** An agent's pick, and the best of the others if there are any. */
export interface AgentPick extends Valued {
  readonly legalSwaps: number
  readonly next: Valued | undefined
}

/** Memoizes the present game's player, whose stream continues from swap to swap, and starts again with the deal. */
let current: { readonly key: string; readonly play: AgentPlayer } | undefined

export function chooseSwap(state: CascadeState, agent: AgentName, seed: string): AgentPick {
  const key = JSON.stringify([agent, seed, state.options])
  if (current?.key !== key || state.swaps === 0)
    current = { key, play: makePlayer(state, agentOf(agent), seed) }
  return choose(state, current.play)
}

export function choose(state: CascadeState, play: AgentPlayer): AgentPick {
  const values = new Map<number, number>()
  const move = play(state, (swap, value) => values.set(swap, value))
  const swaps = legalSwaps(state.board).map(
    (swap, number): Valued => ({ move: { type: 'swap', ...swap }, value: values.get(number) }),
  )
  const isChosen = (valued: Valued) => isSamePair(valued.move, move)
  const [next] = swaps.filter((swap) => !isChosen(swap)).toSorted(byValue)
  return { move, value: swaps.find(isChosen)?.value, legalSwaps: swaps.length, next }
}

const byValue = ({ value: a = 0 }: Valued, { value: b = 0 }: Valued): number => b - a

/** Runs of an agent on each board: few would make the best swap look better than it is. */
const RUNS = 64

/** Values the legal swaps of some boards of a game by an agent that samples. `onProgress` gets the boards done. */
export function valueSwaps(
  { options }: CascadeState,
  boards: readonly Board[],
  agent: AgentName,
  onProgress: (done: number) => void,
): readonly (readonly number[])[] {
  const playfield = new BitPlayfield(shapeOf(options))
  const play = agentOf(agent)
  const random = agentStream(agent)
  return boards.map((board, index) => {
    playfield.load(board)
    const sums = new Float64Array(playfield.swapCount)
    for (let run = 0; run < RUNS; run++)
      play(playfield, random, (swap, value) => {
        sums[swap] = (sums[swap] ?? 0) + value
      })
    onProgress(index + 1)
    return Array.from(sums, (sum) => sum / RUNS)
  })
}

/** Plays a game with a limit of swaps from its deal to its end, and returns that. */
export function agentGame(options: CascadeOptions, seed: string, agent: AgentName): CascadeState {
  let state = rules.deal(options, seed)
  const play = makePlayer(state, agentOf(agent), seed)
  while (!rules.outcome(state)) {
    const played = rules.play(state, play(state))
    if (!played.ok) throw new Error(`${agent} made a swap that is refused: ${played.code}`)
    state = played.state
  }
  return state
}
