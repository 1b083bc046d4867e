import { expect, onTestFinished, test, vi } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import type { Route } from '#src/define/route.ts'
import type { Playing } from '#src/define/screen.ts'
import { type Session, startSession } from '#src/engine/session.ts'
import { recordResults } from '#src/results/record-results.ts'
import { mergeResults } from '#src/results/results.ts'
import { startOpponent } from '../support/memory/opponent'
import { rules } from '../support/memory/rules/rules'
import { screen } from '../support/memory/screen'
import type { Memory } from '../support/memory/types'
import { openSession } from '../support/playing'

/** The cards read `abab`. */
const FIRST = 'seed 10'
const deal = (seed: string) => startSession(rules, { pairs: 2, deal: 1 }, seed)

/** Follows a script: a digit turns a card, `n` deals another game, `a` the same again, `u` undoes, `r` redoes. */
function act({ store }: Playing<Memory>, script: string): void {
  const { turn, deal: dealNext, restart, undo, redo } = store.getState()
  for (const step of script) {
    if (step === 'n') dealNext(deal(`${FIRST} ${script.length}`))
    else if (step === 'a') restart()
    else if (step === 'u') undo()
    else if (step === 'r') redo()
    else turn(Number(step))
  }
}

/** Records the results of a script, after another whose results were recorded before the page was reloaded. */
function resultsOf(
  script: string,
  reloadsAfter = '',
  route: Partial<Route> = {},
): readonly string[] {
  const before = openSession(screen, { session: deal(FIRST) }, startOpponent())
  act(before, reloadsAfter)
  const { session, earlier, later } = before.store.getState()
  const playing = openSession(screen, { session, earlier, later }, startOpponent())
  let results: readonly GameResult[] = []
  recordResults({ ...playing, route: { ...playing.route, ...route } }, (result) => {
    results = mergeResults(results, [{ ...result, at: results.length }], 0)
  })
  act(playing, script)
  return results.map(
    ({ seed, end, moves }) => `${seed === FIRST ? 'first' : 'next'} ${end} ${moves}`,
  )
}

test.each([
  ['a new game alone gives nothing up', '0n', []],
  ['its first move does', '0n0', ['first left 1']],
  ['two new games give up once', '0nn0', ['first left 1']],
  ['a game taken back and given up again counts once', '0n0uu2n0', ['first left 2']],
  ['a game taken back and won is won', '0n0uu213', ['first won 4']],
  ['a restart gives nothing up', '0a0', []],
  ['a restarted game is given up once, as it was last', '02a0n0', ['first left 1']],
  ['a finished game is not given up', '0213n0', ['first won 4']],
])('%s: "%s"', (_, script, expected) => {
  expect(resultsOf(script)).toEqual(expected)
})

test('a finished game that undo leads back to after a reload was counted before', () => {
  expect(resultsOf('u', '0213n')).toEqual([])
})

test('a board played again counts once, even after a reload', () => {
  expect(resultsOf('0213a')).toEqual(['first won 4'])
  expect(resultsOf('0213a0213')).toEqual(['first won 4'])
  expect(resultsOf('a0213', '0213')).toEqual([])
})

test.each([
  ['as often as it ends', '0213a0213', '', ['first won 4', 'first won 4']],
  ['not again when its last move is redone', '0213ur', '', ['first won 4']],
  ['once more after a reload', 'a0213', '0213', ['first won 4']],
  ['not again when undo leads back to it', '0213auur', '', ['first won 4']],
  ['not when it is given up for the same again', '0213a02a', '', ['first won 4']],
])('a board of a route that repeats counts %s', (_, script, reloadsAfter, expected) => {
  expect(resultsOf(script, reloadsAfter, { repeats: true })).toEqual(expected)
})

test('a daily board is begun at its first move, however long it waits', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  })
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 23, 59) })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const route: Partial<Route> = { choice: { type: 'daily', day: '2026-03-02' } }
  const results: GameResult[] = []
  const visit = (session: Session<Memory['Game']>, script: string) => {
    const playing = openSession(screen, { session }, startOpponent())
    const own = { ...playing, route: { ...playing.route, ...route } }
    recordResults(own, (result) => results.push(result))
    act(playing, script)
    return playing.store.getState().session
  }
  const begun = visit(deal(FIRST), '02')
  vi.setSystemTime(Date.UTC(2026, 2, 3, 8))
  visit(begun, '13')
  expect(results).toMatchObject([
    { begunAt: Date.UTC(2026, 2, 2, 23, 59), at: Date.UTC(2026, 2, 3, 8) },
  ])
})
