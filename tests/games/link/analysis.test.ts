import { expect, test, vi } from 'vitest'
import { startSession } from '#src/engine/session.ts'
import { runAnalysis } from '#src/games/link/analysis.ts'
import type { LinkOptions } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { verdictOf } from '#src/games/link/solver/verdict.ts'
import { store as parts } from '#src/games/link/store.ts'
import type { Link, Solver } from '#src/games/link/types.ts'
import { makeGameStore } from '#src/play/session/store.ts'

test('does not solve a board again that undo returns to', async () => {
  const options: LinkOptions = { level: 'literal', board: 'ABBACC', gravity: 'none' }
  const session = startSession(rules, options, 'seed')
  const store = makeGameStore<Link>({ rules, store: parts }, 'play', { session }, () => 0)
  const solver: Solver = {
    findDeal: vi.fn(),
    findShuffle: vi.fn(),
    findOpening: vi.fn(),
    verdictOf: vi.fn(async (state) => verdictOf(state)),
    lastClearable: vi.fn(),
    findGradedDeal: vi.fn(),
    gradeOf: vi.fn(),
    tilesLeft: vi.fn(),
    decideBoards: vi.fn(),
    statusAfter: vi.fn(),
    end: vi.fn(),
  }
  const isKnown = () => expect.poll(() => store.getState().verdict?.status).toBe('clearable')
  runAnalysis({ store, worker: solver })
  await isKnown()
  for (const col of [4, 5]) store.getState().select({ row: 0, col })
  await isKnown()
  const { calls } = vi.mocked(solver.verdictOf).mock
  const asked = calls.length
  store.getState().undo()
  await isKnown()
  expect(calls).toHaveLength(asked)
})
