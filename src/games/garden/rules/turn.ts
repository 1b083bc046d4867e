import { type Position, positions } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import { colourAt, isEmpty, SIZE, without, withWeed } from './position.ts'
import { secondOf } from './seats.ts'
import { canMove, cellsAfter, type Effect, isGathering } from './step.ts'
import {
  type Ending,
  type GardenEvent,
  type GardenOptions,
  type GardenPosition,
  type GardenState,
  type GardenStep,
  otherSide,
  SIDES,
  type Side,
  type Tally,
} from './types.ts'

interface Turn {
  readonly state: GardenState
  readonly events: readonly GardenEvent[]
}

/** Plays an accepted step to the end of the turn. */
export function takeStep(state: GardenState, step: GardenStep, effect: Effect): Turn {
  const position = positionAfter(state.position, step, effect)
  const secondMoves = state.secondMoves + (step.side === secondOf(state.options) ? 1 : 0)
  const { cells } = state.position
  const type = isGathering(cells, step) ? 'gathered' : 'slid'
  const { side, from, to } = step
  const events: GardenEvent[] = [
    { type, side, from, to, colour: colourAt(cells, from) },
    effect.type === 'clear' ? { ...effect, type: 'cleared', side } : { ...effect, side },
  ]
  return finish({ state: { ...state, position, secondMoves }, events })
}

/** Passes the turn without a step. No weed sprouts, since nothing moved. */
export const timeOut = (state: GardenState): Turn =>
  handOver({ state, events: [{ type: 'timed-out', side: state.position.turn }] })

function positionAfter(position: GardenPosition, step: GardenStep, effect: Effect): GardenPosition {
  const { side } = step
  const cells = cellsAfter(position.cells, step)
  if (effect.type === 'free-slide')
    return { ...position, cells, slides: { ...position.slides, [side]: effect.left } }
  const points = { ...position.points, [side]: position.points[side] + effect.points }
  return { ...position, cells: without(cells, effect.cells), points }
}

/** Ends the turn: checks the ending, sprouts a weed after a step of the second seat, and checks again. */
function finish(turn: Turn): Turn {
  const ended = end(turn)
  if (ended) return ended
  const grown = turn.state.position.turn === secondOf(turn.state.options) ? sprout(turn) : turn
  return end(grown) ?? handOver(grown)
}

function sprout({ state, events }: Turn): Turn {
  const at = drawWeed(state)
  if (!at) return { state, events }
  const position = { ...state.position, cells: withWeed(state.position.cells, at) }
  return { state: { ...state, position }, events: [...events, { type: 'sprouted', at }] }
}

/** Passes the turn to the other side, or skips it if that side cannot move. */
function handOver({ state, events }: Turn): Turn {
  const next = otherSide(state.position.turn)
  if (!canMove(state.position, next)) {
    return { state, events: [...events, { type: 'passed', side: next }] }
  }
  return { state: { ...state, position: { ...state.position, turn: next } }, events }
}

function end({ state, events }: Turn): Turn | undefined {
  const ending = findEnding(state.position)
  if (!ending) return undefined
  const { turn: side, points } = state.position
  const ended = { type: 'ended', points, ...ending } as const
  if (ending.reason !== 'goal') return { state, events: [...events, ended] }
  const reached = { type: 'goal-reached', side, points: points[side] } as const
  return { state, events: [...events, reached, ended] }
}

/** Returns how the game ended, `null` while it continues. */
export function findEnding(position: GardenPosition): Ending | null {
  const winner = leaderOf(position.points)
  if (hasReachedGoal(position)) return { winner, reason: 'goal' }
  if (SIDES.some((side) => canMove(position, side))) return null
  return { winner, reason: 'no-moves' }
}

export const hasReachedGoal = ({ points, goal }: GardenPosition): boolean =>
  SIDES.some((side) => points[side] >= goal)

function leaderOf({ human, ai }: Tally): Side | null {
  if (human > ai) return 'human'
  return ai > human ? 'ai' : null
}

/** A weed sprouts after one in this many moves of the second seat. */
const ONE_IN: Readonly<Record<GardenOptions['difficulty'], number>> = {
  easy: 4,
  fair: 4,
  medium: 3,
  hard: 2,
  friend: 3,
}

/** Draws where a weed sprouts after the second seat's latest, already counted move; usually nowhere. */
export function drawWeed({
  options,
  seed,
  position,
  secondMoves,
}: GardenState): Position | undefined {
  const random = makeRandom(seed, 'garden weeds')
  // Each of its moves before took two draws of the stream.
  for (let draw = 0; draw < 2 * secondMoves; draw++) random.below(0x10000)
  if (random.below(ONE_IN[options.difficulty]) > 0) return undefined
  const empty = [...positions(SIZE)].filter((at) => isEmpty(position.cells, at))
  return empty.length === 0 ? undefined : empty[random.below(empty.length)]
}
