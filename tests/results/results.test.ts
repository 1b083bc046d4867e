import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import { addPending } from '#src/results/pending.ts'
import { addResults, mergeResults, readResults } from '#src/results/results.ts'
import { makeResultsFile, parseResultsFile } from '#src/results/ui/ResultsFile.tsx'
import { cuts, cutText, damageJson, damages } from '../support/damage'
import { makeResult } from '../support/results.ts'

const times = fc.nat(9)

const results: fc.Arbitrary<GameResult> = fc.record(
  {
    game: fc.constantFrom('link', 'patches', 'garden', 'cascade'),
    choice: fc.string({ maxLength: 40 }),
    seed: fc.string({ maxLength: 64 }),
    end: fc.constantFrom('won', 'lost', 'drawn', 'left'),
    ms: fc.double({ min: 0, max: 1e9, noNaN: true }).map((ms) => ms + 0),
    moves: fc.nat(),
    grade: fc.constantFrom('easy', 'merciless'),
    margin: fc.integer({ min: -64, max: 64 }),
    assists: fc.record(
      { hint: times, undo: times, shuffle: times, equal: times, matches: times },
      { noNullPrototype: true },
    ),
    at: fc.nat(),
  },
  {
    noNullPrototype: true,
    requiredKeys: ['game', 'choice', 'seed', 'end', 'ms', 'moves', 'assists', 'at'],
  },
)

const files = fc.array(results, { maxLength: 5 })

const RESULT = makeResult({ at: 1_800_000_000_000 })

const fileOf = (...held: readonly unknown[]) =>
  JSON.stringify({ pairwise: 'results', version: 1, results: held })

const BAD: readonly [name: string, text: string, code: string][] = [
  ['nothing', '', 'not-json'],
  ['a diary', 'Dear diary', 'not-json'],
  ['half a file', fileOf(RESULT).slice(0, -1), 'not-json'],
  ['null', 'null', 'not-results'],
  ['another file', '{}', 'not-results'],
  ['another app', '{"app":"other","version":1,"results":[]}', 'not-results'],
  ['a list', '[]', 'not-results'],
  ['a later version', fileOf(RESULT).replace('"version":1', '"version":2'), 'not-results'],
  ['an end of no kind', fileOf({ ...RESULT, end: 'cheated' }), 'not-results'],
  ['time running backwards', fileOf({ ...RESULT, ms: -1 }), 'not-results'],
  ['half a move', fileOf({ ...RESULT, moves: 0.5 }), 'not-results'],
  ['a game with the name of a path', fileOf({ ...RESULT, game: '../link' }), 'not-results'],
  ['a grade with the name of a path', fileOf({ ...RESULT, grade: '../hard' }), 'not-results'],
  ['a long choice', fileOf({ ...RESULT, choice: 'x'.repeat(41) }), 'not-results'],
  ['a long seed', fileOf({ ...RESULT, seed: 'x'.repeat(65) }), 'not-results'],
  ['more results than the maximum', fileOf(...Array(20_001).fill(RESULT)), 'not-results'],
]

describe('a file of results', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(files, (held) => {
        expect(parseResultsFile(makeResultsFile(held))).toMatchObject({
          ok: true,
          value: { results: held },
        })
      }),
    )
  })

  test('without assists has none', () => {
    const { assists: _, ...rest } = RESULT
    expect(parseResultsFile(fileOf(rest))).toMatchObject({ value: { results: [RESULT] } })
  })

  test.each(BAD)('of %s is refused', (_, text, code) => {
    const parsed = parseResultsFile(text)
    expect(parsed).toMatchObject({ ok: false, code })
    if (code === 'not-results') expect(parsed).toHaveProperty('detail', expect.stringMatching(/./))
  })

  test('is read or refused after any damage', () => {
    const damaged = fc.oneof(
      fc.tuple(files, cuts).map(([held, cut]) => cutText(makeResultsFile(held), cut)),
      fc
        .tuple(files, damages)
        .map(([held, damage]) => damageJson(JSON.parse(makeResultsFile(held)), damage))
        .map((file) => JSON.stringify(file))
        .filter((text) => text !== undefined),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(damaged, (text) => {
        const read = parseResultsFile(text)
        if (read.ok) expect(parseResultsFile(makeResultsFile(read.value.results))).toEqual(read)
        else expect(read.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each<[string, ends: readonly GameResult['end'][], counted: readonly number[]]>([
  ['is given up', ['left'], [0]],
  ['is given up twice', ['left', 'left'], [1]],
  ['is won after all', ['left', 'won'], [1]],
  ['is given up once it was won', ['won', 'left'], [0]],
  ['is won twice', ['won', 'won'], [0, 1]],
])('a board that %s counts once', (_, ends, counted) => {
  const results = ends.map((end, at): GameResult => ({ ...RESULT, end, at: RESULT.at + at }))
  const other: GameResult = { ...RESULT, seed: 'other', end: 'left' }
  const merged = results.reduce<readonly GameResult[]>(
    (all, one) => mergeResults(all, [one], RESULT.at),
    [other],
  )
  expect(merged).toEqual([other, ...counted.map((index) => results[index])])
})

test('a board given up from the other seat is one of its own', () => {
  const lost: GameResult = { ...RESULT, end: 'lost' }
  const left: GameResult = { ...RESULT, end: 'left', second: true, at: RESULT.at + 1 }
  expect(mergeResults([lost], [left], RESULT.at)).toEqual([lost, left])
  const again: GameResult = { ...left, end: 'won', at: RESULT.at + 2 }
  expect(mergeResults([lost, left], [again], RESULT.at)).toEqual([lost, again])
})

test('reads share one connection to the database', () => {
  const open = vi.fn(() => ({}))
  vi.stubGlobal('indexedDB', { open })
  onTestFinished(() => void vi.unstubAllGlobals())
  void addResults([RESULT])
  // Their answers never come.
  for (const reading of [readResults(), readResults()]) reading.catch(() => {})
  expect(open).toHaveBeenCalledTimes(1)
})

test('a result missing from the database is read from its note, once', async () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  vi.resetModules()
  const { addResults, readResults } = await import('#src/results/results.ts')
  const later = { ...RESULT, at: RESULT.at + 1 }
  addPending(RESULT)
  void addResults([RESULT])
  addPending(RESULT)
  addPending(later)
  const reading = readResults()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await reading).toEqual([RESULT, later])
})
