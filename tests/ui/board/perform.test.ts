// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { AT_REST, perform } from '#src/ui/board/perform.ts'

/** Animations that never finish by themselves. */
Element.prototype.animate = () => ({ cancel: vi.fn(), playState: 'running' }) as never

const start = (element: HTMLElement, motion: Parameters<typeof perform>[1]['motion']) =>
  perform(element, { motion, from: AT_REST, delay: 0, isReduced: false })

test.each([
  ['of the same styles ends the one before', 'select', 'deal', true],
  ['of other styles leaves it alone', 'select', 'slide', false],
] as const)('a motion %s', async (_, first, second, ends) => {
  const tile = document.createElement('span')
  const ended = vi.fn()
  void start(tile, first).finished.then(ended)
  start(tile, second)
  await Promise.resolve()
  expect(ended).toHaveBeenCalledTimes(ends ? 1 : 0)
})
