import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseChoice } from '#src/games/link/choice.ts'
import { findGradedDeal } from '#src/games/link/grade/engine/find-graded.ts'
import { type GradedRequest, kindsOf } from '#src/games/link/grade/engine/kinds.ts'
import { dealGraded, optionsFor, searching } from '#src/games/link/grade/GradedSearch.tsx'
import { rules } from '#src/games/link/rules/rules.ts'
import { proveByPlayouts } from '#src/games/link/solver/playouts.ts'
import type { Solver } from '#src/games/link/types.ts'

type Find = Solver['findGradedDeal']

const REQUEST: GradedRequest = { level: 'normal', gravity: 'none', risk: 'hard' }

const solverOf = (find: Find) => {
  const solver: Solver = {
    findDeal: async (options, seed) => ({ value: { options, seed }, line: null }),
    findGradedDeal: vi.fn(find),
    findShuffle: vi.fn(),
    findOpening: vi.fn(),
    verdictOf: vi.fn(),
    lastClearable: vi.fn(),
    gradeOf: vi.fn(),
    tilesLeft: vi.fn(),
    decideBoards: vi.fn(),
    statusAfter: vi.fn(),
    end: vi.fn(),
  }
  return solver
}

const onPage: Find = async (request, stem, report) =>
  findGradedDeal(request, stem, proveByPlayouts, report)

const shown = () => searching.getState().search

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each<[GradedRequest, GradedRequest['risk']]>([
  [REQUEST, 'hard'],
  [{ ...REQUEST, gravity: 'down', risk: 'easy' }, 'easy'],
  [{ ...REQUEST, level: 'classic', risk: 'merciless' }, 'fiendish'],
])('%o is dealt as %s, with its grade and a clearing line', async (request, risk) => {
  const { session, own } = await dealGraded(solverOf(onPage), request)
  expect(session.options.gravity).toBe(request.gravity)
  expect(own).toMatchObject({ grade: { risk }, verdict: { status: 'clearable' } })
  expect(shown()).toBeUndefined()
})

test.each(['novice-easy', 'expert-down-hard', 'hard-merciless-no-net', 'normal-down-merciless'])(
  'a save of %s can be restored: the rules accept the options as they are',
  (address) => {
    const choice = parseChoice(address)
    if (choice?.type !== 'graded') throw new Error(address)
    const options = optionsFor(choice)
    expect(rules.parseOptions(options)).toEqual({ ok: true, value: options })
  },
)

test('a search shows the boards tried, and goes on with other seeds if it finds none', async () => {
  const tried: unknown[] = []
  const stems: string[] = []
  const find: Find = async (request, stem, report) => {
    report(stems.length * 10)
    vi.advanceTimersByTime(1_000)
    tried.push(shown()?.tried)
    stems.push(stem)
    return stems.length < 3 ? undefined : onPage(request, stem, report)
  }
  await dealGraded(solverOf(find), REQUEST)
  expect(tried).toEqual([0, 11, 32])
  expect(new Set(stems).size).toBe(3)
})

test('a stopped search shows and deals nothing, even if progress is reported late', async () => {
  let report = (_: number) => {}
  let isAborted = () => false
  const find: Find = (_, __, given, signal) => {
    report = given
    isAborted = () => signal?.aborted ?? false
    return new Promise(() => {})
  }
  void dealGraded(solverOf(find), REQUEST)
  expect(shown()?.tried).toBeUndefined()
  vi.advanceTimersByTime(1_000)
  expect(shown()).toMatchObject({ risk: 'hard', tried: 0 })
  shown()?.stop()
  report(7)
  expect([shown(), isAborted()]).toEqual([undefined, true])
})

test('without a solver, a board of any difficulty is dealt, with the kinds of the one asked for', async () => {
  const { session, own } = await dealGraded(
    solverOf(() => Promise.reject()),
    REQUEST,
  )
  const board = { level: 'custom', rows: 8, cols: 10, gravity: 'none', layout: 'even' }
  expect(session.options).toMatchObject(board)
  expect(session.options).toHaveProperty('kinds', kindsOf('normal', 'none', REQUEST.risk))
  expect(own).toEqual({})
  expect(shown()).toBeUndefined()
})

test('a newer search ends the one before, which then shows nothing', async () => {
  const never: Find = () => new Promise(() => {})
  const solver = solverOf(never)
  void dealGraded(solver, REQUEST)
  await dealGraded(solverOf(onPage), { ...REQUEST, risk: 'easy' })
  expect(shown()).toBeUndefined()
  vi.advanceTimersByTime(2_000)
  expect(shown()).toBeUndefined()
})
