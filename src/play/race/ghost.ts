import type { Playing, Screen } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf } from '#src/define/session.ts'
import { dealOf } from '#src/engine/session.ts'
import { canRace } from '#src/share/links.ts'

type Counts = Pick<Screen['results'], 'left' | 'points'>

/** A step that brought a game nearer to its end. */
interface Mark {
  /** The clock, in milliseconds. */
  readonly ms: number
  /** The share of the work done, from 0 to 1. */
  readonly done: number
  readonly points: number
}

/** The steps of a game by its clock, the deal first. */
export type Course = readonly [Mark, ...Mark[]]

/** Returns the ghost that a game races; `undefined` if it races none, or is of another deal. */
export function ghostOf<G extends PlayTypes>(
  { ghost, screen }: Pick<Playing<G>, 'ghost' | 'screen'>,
  game: SessionOf<G>,
): SessionOf<G> | undefined {
  const isRaced = ghost && dealOf(ghost) === dealOf(game) && canRace(screen, ghost)
  return isRaced ? ghost : undefined
}

/** Returns the course of a game, without the steps that changed nothing, such as attempts that failed. */
export function courseOf(results: Counts, { dealt, past }: SessionOf): Course {
  const all = results.left(dealt)
  const pointsOf = (state: typeof dealt) => results.points?.(state) ?? 0
  const marks = past.map(({ state, ms = 0 }) => ({
    ms,
    done: 1 - results.left(state) / all,
    points: pointsOf(state),
  }))
  const further = marks.filter(({ done }, index) => done > (marks[index - 1]?.done ?? 0))
  return [{ ms: 0, done: 0, points: pointsOf(dealt) }, ...further]
}

/** Returns the last step of a game, or its deal. */
export const lastOf = (course: Course): Mark => course.at(-1) ?? course[0]

/** Returns the time of a game's last step. */
export const finishOf = (course: Course): number => lastOf(course).ms

/** Returns the share done at a time. */
export const doneAt = (course: Course, ms: number): number =>
  course.findLast((mark) => mark.ms <= ms)?.done ?? 0

/** Returns the next time at which a game went on; infinite after its end. */
export const nextAfter = (course: Course, ms: number): number =>
  course.find((mark) => mark.ms > ms)?.ms ?? Infinity

/**
 * Returns by how many milliseconds the player reached the present share of the work before the ghost; negative if
 * after it. Once the ghost has gone further, each moment without a step costs as much.
 */
export function leadAt(own: Course, ghost: Course, now: number): number {
  const { done, ms } = lastOf(own)
  const level = ghost.find((mark) => mark.done >= done) ?? lastOf(ghost)
  const next = ghost.find((mark) => mark.done > done)
  return Math.min(level.ms - ms, (next?.ms ?? Infinity) - now)
}

/** Returns by how many points the player leads the ghost after as much of the work. */
export function pointsAhead(own: Course, ghost: Course): number {
  const { done, points } = lastOf(own)
  const theirs = ghost.findLast((mark) => mark.done <= done) ?? ghost[0]
  return points - theirs.points
}
