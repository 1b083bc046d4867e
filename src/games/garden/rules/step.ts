import { isSame, type Position, positions } from '#src/engine/grid.ts'
import type { Result } from '#src/engine/rules.ts'
import { colourAt, isEmpty, isWeed, neighboursOf, ownerAt, SIZE, withMoved } from './position.ts'
import type { Cells, Clearing, GardenPosition, GardenStep, Side, StepRefusal } from './types.ts'

/** The effect of a step: a cleared group, or a free slide with `left` remaining. */
export type Effect =
  | ({ readonly type: 'clear' } & Clearing)
  | { readonly type: 'free-slide'; readonly left: number }

/** Evaluates a step without playing it. Ignores whose turn it is, so that the UI can preview any step. */
export function previewStep(
  position: GardenPosition,
  step: GardenStep,
): Result<Effect, StepRefusal> {
  const code = findRefusal(position, step)
  if (code) return { ok: false, code }
  const { cells, slides } = position
  const value: Effect = clears(cells, step)
    ? { type: 'clear', ...clearing(cellsAfter(cells, step), step) }
    : { type: 'free-slide', left: slides[step.side] - 1 }
  return { ok: true, value }
}

function findRefusal({ cells, slides }: GardenPosition, step: GardenStep): StepRefusal | undefined {
  const { side, from, to } = step
  const owner = ownerAt(cells, from)
  if (!owner) return 'no-flower'
  if (owner !== side) return 'not-yours'
  if (!neighboursOf(from).some((next) => isSame(next, to))) return 'not-a-neighbour'
  if (isWeed(cells, to)) return 'weed-in-the-way'
  if (isGathering(cells, step) && colourAt(cells, from) !== colourAt(cells, to))
    return 'colour-in-the-way'
  return slides[side] > 0 || clears(cells, step) ? undefined : 'no-free-slide'
}

/** Tests for a step onto a flower of its colour instead of an empty cell. */
export const isGathering = (cells: Cells, { to }: GardenStep): boolean => colourAt(cells, to) > 0

/** Tests for a group that a legal step clears; without one it is a free slide. */
export function clears(cells: Cells, step: GardenStep): boolean {
  if (isGathering(cells, step)) return true
  const { from, to } = step
  const colour = colourAt(cells, from)
  return neighboursOf(to).some((next) => colourAt(cells, next) === colour && !isSame(next, from))
}

/** The cells after the move but before clearing. Gathering moves nothing. */
export const cellsAfter = (cells: Cells, step: GardenStep): Cells =>
  isGathering(cells, step) ? cells : withMoved(cells, step.from, step.to)

function clearing(cells: Cells, { to }: GardenStep): Clearing {
  const group = groupAt(cells, to)
  const weeds = weedsAround(cells, group)
  const points = Math.max(0, group.length - weeds.length)
  return { colour: colourAt(cells, to), cells: group, weeds, points }
}

/** Yields a side's steps in reading order, even out of turn. */
export function* stepsOf(position: GardenPosition, side: Side): Generator<GardenStep> {
  for (const from of positions(SIZE)) {
    for (const to of targetsOf(position, side, from)) yield { side, from, to }
  }
}

export const targetsOf = (position: GardenPosition, side: Side, from: Position): Position[] =>
  neighboursOf(from).filter((to) => !findRefusal(position, { side, from, to }))

/** Reasons why a flower cannot move: nothing beside it is free or matches, or it clears nothing and may not slide. */
export type Block = 'enclosed' | 'no-free-slide'

/** Returns why a side's flower has no targets; `undefined` where it has some. */
export function findBlock(position: GardenPosition, side: Side, from: Position): Block | undefined {
  if (targetsOf(position, side, from).length > 0) return undefined
  const isOpen = neighboursOf(from).some((next) => isEmpty(position.cells, next))
  return isOpen ? 'no-free-slide' : 'enclosed'
}

export const canMove = (position: GardenPosition, side: Side): boolean =>
  stepsOf(position, side).next().done === false

export const canClear = (position: GardenPosition, side: Side): boolean =>
  [...stepsOf(position, side)].some((step) => clears(position.cells, step))

const includes = (positions: readonly Position[], position: Position): boolean =>
  positions.some((other) => isSame(other, position))

/** The connected group of a flower's colour, in breadth-first order. */
function groupAt(cells: Cells, start: Position): Position[] {
  const colour = colourAt(cells, start)
  const group = [start]
  for (const member of group) {
    for (const next of neighboursOf(member)) {
      if (colourAt(cells, next) === colour && !includes(group, next)) group.push(next)
    }
  }
  return group
}

function weedsAround(cells: Cells, group: readonly Position[]): Position[] {
  const weeds: Position[] = []
  for (const next of group.flatMap(neighboursOf)) {
    if (isWeed(cells, next) && !includes(weeds, next)) weeds.push(next)
  }
  return weeds
}
