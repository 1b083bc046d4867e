import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { parseOptions as parseCascade } from '#src/games/cascade/rules/options.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { tilesOf } from '#src/games/link/board/board.ts'
import { rules as link } from '#src/games/link/rules/rules.ts'
import type { LinkGame, LinkState } from '#src/games/link/rules/types.ts'
import {
  type Course,
  courseOf,
  doneAt,
  finishOf,
  leadAt,
  nextAfter,
  pointsAhead,
} from '#src/play/race/ghost.ts'

/** A course from marks as `seconds done points`, such as `0 0, 7 .25`. */
const courseFrom = (text: string): Course => {
  const [first, ...others] = text.split(', ').map((mark) => {
    const [seconds = 0, done = 0, points = 0] = mark.split(' ').map(Number)
    return { ms: seconds * 1000, done, points }
  })
  if (!first) throw new Error('A course begins with the deal')
  return [first, ...others]
}

const GHOST = courseFrom('0 0, 10 .25, 20 .5, 30 .75, 50 1')

describe('the lead in seconds', () => {
  test.each<readonly [what: string, own: string, now: number, lead: number]>([
    ['nothing done yet, as the ghost', '0 0', 4, 0],
    ['nothing done, when the ghost has begun', '0 0', 13, -3],
    ['a step done as early', '0 0, 10 .25', 12, 0],
    ['a step done earlier', '0 0, 7 .25', 8, 3],
    ['a step done later', '0 0, 14 .25', 15, -4],
    ['a lead that passes while nothing is done', '0 0, 7 .25', 18.5, 1.5],
    ['as late as the ghost was early', '0 0, 7 .25', 26, -6],
    ['between two steps of the ghost', '0 0, 15 .4', 16, 4],
    ['won', '0 0, 41 1', 41, 9],
    ['lost', '0 0, 62 1', 62, -12],
  ])('%s', (_, own, now, lead) => {
    expect(leadAt(courseFrom(own), GHOST, now * 1000)).toBe(lead * 1000)
  })
})

test.each<readonly [what: string, own: string, ahead: number]>([
  ['before the first swap', '0 0 0', 0],
  ['after as many swaps, whatever the time', '0 0 0, 90 .5 120', 40],
  ['behind at the end', '0 0 0, 3 .5 50, 4 1 100', -10],
])('points count after as much of the game: %s', (_, own, ahead) => {
  const ghost = courseFrom('0 0 0, 5 .5 80, 9 1 110')
  expect(pointsAhead(courseFrom(own), ghost)).toBe(ahead)
})

test('attempts that failed are no part of a course', () => {
  const options = { level: 'literal', board: 'AABB', gravity: 'none' } as const
  let session: Session<LinkGame> = startSession(link, options, 'seed')
  for (const cols of ['0 2', '0 1', '2 3']) {
    const [from = 0, to = 0] = cols.split(' ').map(Number)
    const stopwatch = { ms: session.stopwatch.ms + 1000, since: null }
    const at = (col: number) => ({ row: 0, col })
    const move = { type: 'attempt', from: at(from), to: at(to) } as const
    const played = playMove(link, { ...session, stopwatch }, move, 0)
    if (!played.ok) throw new Error(played.code)
    session = { ...played.state, stopwatch }
  }
  expect(courseOf({ left }, session)).toEqual(courseFrom('0 0, 2 .5, 3 1'))
})

const left = ({ board }: LinkState) => tilesOf(board).length

/** Plays a game to its end by numbers: of a legal move, and of the milliseconds before it. */
function playGame<Game extends GameTypes>(
  rules: Rules<Game>,
  options: Game['Options'],
  seed: string,
  choices: readonly (readonly [move: number, gap: number])[],
): Session<Game> {
  let session = startSession(rules, options, seed)
  for (let turn = 0; ; turn++) {
    const moves = [...rules.legalMoves(stateOf(session))]
    const [pick = 0, gap = 0] = choices[turn % choices.length] ?? []
    const move = moves[pick % moves.length]
    if (move === undefined) return session
    const stopwatch = { ms: session.stopwatch.ms + gap, since: null }
    const played = playMove(rules, { ...session, stopwatch }, move, 0)
    if (!played.ok) throw new Error(played.code)
    session = { ...played.state, stopwatch }
  }
}

const choices = fc.array(fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 60_000 })), {
  minLength: 1,
  maxLength: 40,
})
const seed = fc.string({ minLength: 1, maxLength: 12 })

const board = { level: 'custom', rows: 4, cols: 4, kinds: 4, walls: 'none' } as const
const linkGames = fc
  .tuple(seed, choices, fc.constantFrom('none', 'down', 'in'))
  .map(([seed, choices, gravity]) => {
    const options = link.parseOptions({ ...board, gravity, layout: 'peeled' })
    if (!options.ok) throw new Error(options.code)
    return courseOf({ left }, playGame(link, options.value, seed, choices))
  })

const cascadeGames = fc.tuple(seed, choices).map(([seed, choices]) => {
  const options = parseCascade({ rows: 5, cols: 5, kinds: 5, swaps: 8 })
  if (!options.ok) throw new Error(options.code)
  const counts = {
    left: ({ swaps }: { swaps: number }) => 8 - swaps,
    points: ({ points }: { points: number }) => points,
  }
  return courseOf(counts, playGame(cascade, options.value, seed, choices))
})

/** A player's course up to a time. */
const until = ([deal, ...marks]: Course, now: number): Course => [
  deal,
  ...marks.filter(({ ms }) => ms <= now),
]

describe.each([
  ['Link', linkGames],
  ['Cascade', cascadeGames],
])('a recorded game of %s', (_, games) => {
  test('raced against itself is level at every moment', () => {
    fc.assert(
      fc.property(games, fc.nat(100), (course, percent) => {
        const now = (finishOf(course) * percent) / 100
        const own = until(course, now)
        // -0 is 0.
        expect(leadAt(own, course, now) + 0).toBe(0)
        expect(pointsAhead(own, course)).toBe(0)
        expect(leadAt(course, course, finishOf(course))).toBe(0)
      }),
    )
  })

  test('begins level, never goes back, and ends when it ended', () => {
    fc.assert(
      fc.property(games, (course) => {
        expect(leadAt([course[0]], course, 0)).toBe(0)
        const times = course.map(({ ms }) => ms)
        const shares = times.map((ms) => doneAt(course, ms))
        expect(shares).toEqual(shares.toSorted((a, b) => a - b))
        expect(doneAt(course, finishOf(course))).toBe(1)
        expect(doneAt(course, finishOf(course) - 1)).toBeLessThan(1)
        expect(nextAfter(course, finishOf(course))).toBe(Infinity)
      }),
    )
  })

  test('raced by another is won by as much as the other one loses', () => {
    fc.assert(
      fc.property(games, games, (one, other) => {
        expect(leadAt(one, other, finishOf(one))).toBe(-leadAt(other, one, finishOf(other)) + 0)
      }),
    )
  })

  test('is caught up with by waiting, second by second', () => {
    fc.assert(
      fc.property(games, fc.nat(100_000), fc.nat(1_000), (course, now, wait) => {
        const own = until(course, now / 2)
        const before = leadAt(own, course, now)
        const after = leadAt(own, course, now + wait)
        expect(after).toBeLessThanOrEqual(before)
        expect(before - after).toBeLessThanOrEqual(wait)
      }),
    )
  })
})
