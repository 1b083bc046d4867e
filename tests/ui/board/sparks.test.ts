// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { sendSparks } from '#src/ui/board/sparks.ts'

Element.prototype.animate = () => ({ cancel: vi.fn(), playState: 'running' }) as never

test('sparks leave the cell of a removed piece after the delay, until they are stopped', () => {
  vi.useFakeTimers()
  const layer = document.createElement('div')
  const ghost = document.createElement('span')
  ghost.style.gridArea = '2 / 3'
  layer.append(ghost)
  const stop = sendSparks(ghost, 170)
  expect(layer.children).toHaveLength(1)
  vi.advanceTimersByTime(170)
  const areas = [...layer.querySelectorAll('i')].map((dot) => dot.style.gridArea)
  expect(areas).toEqual(Array.from({ length: 3 }, () => ghost.style.gridArea))
  stop()
  expect(layer.children).toHaveLength(1)
})
