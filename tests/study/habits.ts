import type { Strength } from '#src/engine/fields.ts'
import { type Cell, toPosition } from '#src/engine/grid.ts'
import { finish } from '#src/engine/restore.ts'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { chooseMove } from '#src/games/garden/ai/choose-move.ts'
import { findEven } from '#src/games/garden/ai/even.ts'
import { rules as gardenRules } from '#src/games/garden/rules/rules.ts'
import { isEvened, swapSeats } from '#src/games/garden/rules/seats.ts'
import { previewStep, stepsOf } from '#src/games/garden/rules/step.ts'
import { findEnding } from '#src/games/garden/rules/turn.ts'
import type {
  GardenPosition,
  GardenState,
  GardenStep,
  GardenStrength,
  Side,
} from '#src/games/garden/rules/types.ts'
import { decide, isSamePlacement } from '#src/games/patches/ai/opponent.ts'
import { playsOf, strongest } from '#src/games/patches/ai/plays.ts'
import { openCells, sideOf } from '#src/games/patches/rules/board.ts'
import { type Claim, placementOf } from '#src/games/patches/rules/claim.ts'
import { moveBy } from '#src/games/patches/rules/round.ts'
import { rules as patchesRules } from '#src/games/patches/rules/rules.ts'
import type { BoardSize, PatchesState } from '#src/games/patches/rules/types.ts'
import { seatOf, viewFor } from '#src/games/patches/rules/view.ts'

/** One chance to follow a habit, taken or not. */
export interface Chance<Habit extends string> {
  readonly habit: Habit
  readonly isTaken: boolean
}

export type Shares<Habit extends string> = ReadonlyMap<Habit, Share>

export interface Share {
  readonly taken: number
  readonly chances: number
}

export function tally<Habit extends string>(chances: Iterable<Chance<Habit>>): Shares<Habit> {
  const shares = new Map<Habit, Share>()
  for (const { habit, isTaken } of chances) {
    const { taken, chances } = shares.get(habit) ?? { taken: 0, chances: 0 }
    shares.set(habit, { taken: taken + Number(isTaken), chances: chances + 1 })
  }
  return shares
}

/** The level in the player's seat: it plays with a plan, but is not the strongest. */
export const RIVAL = 'medium'

/** Exact budgets, so that a study can be repeated. */
const BUDGETS = { nodes: 15_000, samples: 24 }

export interface Turn<Game extends GameTypes> {
  readonly state: Game['State']
  readonly move: Game['Move']
}

export type Choose<Game extends GameTypes> = (state: Game['State']) => Game['Move'] | undefined

/** Plays to the end, with a first move if one is given. */
export function playOn<Game extends GameTypes>(
  rules: Rules<Game>,
  dealt: Game['State'],
  choose: Choose<Game>,
  first?: Game['Move'],
) {
  const turns: Turn<Game>[] = []
  let end = dealt
  while (rules.outcome(end) === null) {
    const move = (turns.length === 0 && first) || choose(end)
    const played = move && rules.play(end, move)
    if (!move || !played?.ok) throw new Error('No legal move is chosen')
    turns.push({ state: end, move })
    end = played.state
  }
  return { turns, end }
}

/** Makes the moves of a garden, the player's by `human` and the opponent's by `ai`. */
export const gardenMove =
  (human: GardenStrength, ai: GardenStrength, seed: string, { nodes } = BUDGETS) =>
  ({ position }: GardenState) => {
    const { turn } = position
    const options = { seed: `${turn} ${seed}`, budget: { nodes } }
    return chooseMove(position, { human, ai }[turn], options)
  }

/** Makes those of Patches, where each sees its own hand. */
export const patchesMove =
  (user: Strength, opponent: Strength, seed: string, { samples } = BUDGETS) =>
  (state: PatchesState) =>
    moveBy(state, (player) =>
      decide(viewFor(state, player), { user, opponent }[player], seed, { samples }),
    )

/** A group that hurts: every flower is a point, and 14 win. */
const BIG = 3

export const GARDEN_HABITS = ['largest', 'leaves', 'breaks', 'waits', 'hoards'] as const
export type GardenHabit = (typeof GARDEN_HABITS)[number]

const pointsOf = (position: GardenPosition, step: GardenStep): number => {
  const effect = previewStep(position, step)
  return effect.ok && effect.value.type === 'clear' ? effect.value.points : 0
}

const mostPoints = (position: GardenPosition, side: Side): number =>
  Math.max(0, ...[...stepsOf(position, side)].map((step) => pointsOf(position, step)))

/** The most points that a step leaves to the other side; none where it ends the game. */
function leftBy(state: GardenState, step: GardenStep): number {
  const played = gardenRules.play(state, { type: 'move', ...step })
  if (!played.ok) throw new Error(`A legal step is refused: ${played.code}`)
  const { position } = played.state
  return findEnding(position) ? 0 : mostPoints(position, 'human')
}

/** Yields what a step of the opponent shows of its habits. */
function* gardenChances(state: GardenState, step: GardenStep): Generator<Chance<GardenHabit>> {
  const { position } = state
  const [own, most] = [pointsOf(position, step), mostPoints(position, 'ai')]
  if (most > 0) yield { habit: 'largest', isTaken: own === most }
  if (most > 0 && position.slides.ai > 0) yield { habit: 'waits', isTaken: own === 0 }
  const left = leftBy(state, step)
  const lefts = Array.from(stepsOf(position, 'ai'), (other) => leftBy(state, other))
  if (Math.min(...lefts) < BIG && Math.max(...lefts) >= BIG)
    yield { habit: 'leaves', isTaken: left >= BIG }
  const threat = mostPoints(position, 'human')
  if (threat >= BIG && Math.min(...lefts) < threat)
    yield { habit: 'breaks', isTaken: left < threat }
}

/** Plays a garden as the app deals it, from both seats, and yields what each move of a level shows. */
export function* gardenGames(level: GardenStrength, stem: string): Generator<Chance<GardenHabit>> {
  const seed = isEvened(level) ? finish(findEven(1, stem)) : stem
  const options = { difficulty: level, deal: 1 } as const
  for (const own of [options, swapSeats(options)])
    yield* gardenGame(level, gardenRules.deal(own, seed), seed)
}

function* gardenGame(
  level: GardenStrength,
  dealt: GardenState,
  seed: string,
): Generator<Chance<GardenHabit>> {
  const { turns, end } = playOn(gardenRules, dealt, gardenMove(RIVAL, level, seed))
  for (const { state, move } of turns)
    if (move.type === 'move' && move.side === 'ai') yield* gardenChances(state, move)
  const { ai } = end.position.slides
  for (let slide = 0; slide < 3; slide++) yield { habit: 'hoards', isTaken: slide < ai }
}

export const PATCHES_HABITS = ['strongest', 'risks', 'blocks', 'hoards', 'home'] as const
export type PatchesHabit = (typeof PATCHES_HABITS)[number]

/** Yields what a placement of the opponent shows; `rival` is what the user could take most with. */
function* patchesChances(
  state: PatchesState,
  own: Claim,
  plays: readonly Claim[],
): Generator<Chance<PatchesHabit>> {
  const { board } = state
  const best = strongest(seatOf(state, 'opponent'))
  const most = best[0]?.strength ?? 0
  if (most > 0 && best.length < plays.length) {
    yield { habit: 'strongest', isTaken: own.strength === most }
    yield { habit: 'hoards', isTaken: best.every(({ tile }) => tile !== own.tile) }
  }
  const isHome = (cell: Cell) => sideOf(board, toPosition(board, cell)) === 'opponent'
  const cells = openCells(board)
  if (cells.some(isHome) && !cells.every(isHome)) yield { habit: 'home', isTaken: isHome(own.cell) }
  const rivals = strongest(seatOf(state, 'user'))
  const meets = (play: Claim) =>
    rivals.some(
      ({ cell, matches }) =>
        cell === play.cell || matches.some((match) => play.matches.includes(match)),
    )
  const isOpen = plays.some(meets) && !plays.every(meets)
  if ((rivals[0]?.strength ?? 0) > 0 && isOpen) yield { habit: 'blocks', isTaken: meets(own) }
  if (isOpen && meets(own))
    yield { habit: 'risks', isTaken: rivals.some(({ strength }) => strength > own.strength) }
}

/** Plays a game of Patches against a level, and yields what each of its placements shows. */
export function* patchesGame(
  level: Strength,
  board: BoardSize,
  seed: string,
): Generator<Chance<PatchesHabit>> {
  const dealt = patchesRules.deal({ board, level, deal: 1 }, seed)
  const choose = patchesMove(RIVAL, level, seed)
  for (const { state, move } of playOn(patchesRules, dealt, choose).turns) {
    if (move.type !== 'round' || state.phase.type === 'opening') continue
    const plays = playsOf(viewFor(state, 'opponent'))
    const own = plays.find((play) => isSamePlacement(placementOf(state.board, play), move.opponent))
    if (own) yield* patchesChances(state, own, plays)
  }
}
