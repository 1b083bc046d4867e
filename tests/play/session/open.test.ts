import { expect, test } from 'vitest'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { restoreSave } from '#src/play/session/open.ts'

test('restores a long game without blocking the page', async () => {
  const options = { level: 'custom', rows: 30, cols: 30, kinds: 36 } as const
  const moves = Array.from(
    { length: 20 },
    (_, number): LinkMove => ({ type: 'shuffle', layout: 'peeled', seed: `${number}` }),
  )
  let tasks = 0
  const timer = setInterval(() => tasks++, 0)
  const save = { version: 1, game: rules.id, options, seed: 'long', moves, elapsedMs: 0 }
  const restored = await restoreSave(rules, save)
  clearInterval(timer)
  expect(restored.ok && restored.value.past).toHaveLength(20)
  expect(tasks).toBeGreaterThan(5)
})
