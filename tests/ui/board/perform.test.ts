// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { Motion } from '#src/ui/board/cues.ts'
import { AT_REST } from '#src/ui/board/cues.ts'
import { perform } from '#src/ui/board/perform.ts'

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

/** Returns the time for which an animation is half transparent, in milliseconds. */
function fadeOf(
  frames: Keyframe[] | PropertyIndexedKeyframes | null,
  { duration = 0 }: EffectTiming,
) {
  if (!frames || Array.isArray(frames)) throw new Error('Not by property')
  const values = [frames.opacity ?? []].flat()
  const times = [frames.offset ?? values.map((_, index) => index / (values.length - 1))].flat()
  const changes = values.map((value, index) => index > 0 && value !== values[index - 1])
  const parts = changes.map((is, index) =>
    is ? Number(times[index]) - Number(times[index - 1]) : 0,
  )
  return parts.reduce((sum, part) => sum + part * Number(duration), 0)
}

test.each<[Motion, isReduced: boolean]>([
  ['flip', false],
  ['flip', true],
  ['remove', true],
  ['capture', true],
  ['sprout', true],
  ['rise', true],
  ['trace', true],
])('%s (reduced: %s) lets no board shine through a piece', (motion, isReduced) => {
  const animated = vi.spyOn(Element.prototype, 'animate')
  perform(document.createElement('span'), { motion, from: AT_REST, delay: 0, isReduced })
  const fades = animated.mock.calls.map(([frames, timing]) =>
    fadeOf(frames, typeof timing === 'object' ? timing : {}),
  )
  animated.mockRestore()
  expect(fades.filter((ms) => ms > 10)).toEqual([])
})
