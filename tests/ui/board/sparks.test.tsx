// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { makePlayback } from '#src/ui/board/playback.ts'
import { Sparks } from '#src/ui/board/Sparks.tsx'
import { fixedView } from '#src/ui/board/view.ts'

Element.prototype.animate = () => ({ cancel: vi.fn(), playState: 'running' }) as never

test('three sparks leave the cell of a removed piece after its delay, until it is gone', () => {
  vi.useFakeTimers()
  const playback = makePlayback<string, null>()
  const { container } = render(
    <Sparks playback={playback} view={fixedView({ rows: 3, cols: 3 })} />,
  )
  const sparks = () => [...container.querySelectorAll('i')].map((dot) => dot.style.gridArea)
  const at = { row: 1, col: 2 }
  playback.begin({ cues: [{ motion: 'remove', at, delay: 170, show: 'A' }] })
  expect(sparks()).toEqual([])
  vi.advanceTimersByTime(170)
  expect(sparks()).toEqual(['2 / 3', '2 / 3', '2 / 3'])
  playback.clear()
  expect(sparks()).toEqual([])
})
