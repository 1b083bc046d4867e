import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { peelDeal } from '#src/games/link/deal/deal.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { solve, verdictOf } from '#src/games/link/solver/verdict.ts'
import { attempt, clears, played, playedAtRandom, stateOf } from '../rules/playing'

const NOVICE = { level: 'novice', gravity: 'left', layout: 'peeled' } as const

test('falls back on the line of a peeled deal at every position on it', () => {
  let state = rules.deal(NOVICE, 'judged')
  expect(solve(state.board, 'left', 0).status).toBe('unknown')
  const { line = [] } = peelDeal(NOVICE, 'judged') ?? {}
  for (const match of line.slice(0, 5)) {
    const verdict = verdictOf(state, NOVICE, { left: 0 })
    expect(verdict.status === 'clearable' && clears(state, verdict.moves)).toBe(true)
    state = played(state, attempt(match)).state
  }
})

test('is unknown off that line without a search', () => {
  const state = playedAtRandom(rules.deal(NOVICE, 'judged'), 4, makeRandom('off'))
  expect(verdictOf(state, NOVICE, { left: 0 }).status).toBe('unknown')
  expect(verdictOf(stateOf('AB\nBA')).status).toBe('lost')
  expect(verdictOf(stateOf('AB\nBA', 'left'), NOVICE, { left: 0 }).status).toBe('unknown')
})
