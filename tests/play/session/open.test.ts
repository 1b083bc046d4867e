import { expect, test, vi } from 'vitest'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { store } from '#src/games/link/store.ts'
import { openGame } from '#src/play/session/open.ts'
import { onPage } from '../../games/link/ui/solver-on-page'

vi.mock('#src/saves/saves.ts')

test('opens a long replay without blocking the page', async () => {
  const options = { level: 'custom', rows: 30, cols: 30, kinds: 36 } as const
  const moves = Array.from(
    { length: 60 },
    (_, number): LinkMove => ({ type: 'shuffle', layout: 'peeled', seed: `${number}` }),
  )
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.code)
  let tasks = 0
  const timer = setInterval(() => tasks++, 0)
  const route = { choice: 'shared', options: parsed.value, seed: 'long', moves }
  const screen = { rules, store, worker: { start: () => onPage } }
  const opened = await openGame(route, { screen, worker: onPage, now: () => 0 })
  clearInterval(timer)
  expect(opened.ok && opened.value.store.getState().replayed?.past).toHaveLength(60)
  expect(tasks).toBeGreaterThan(5)
})
