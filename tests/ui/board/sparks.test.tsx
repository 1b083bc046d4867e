// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { positions } from '#src/engine/grid.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import { Sparks } from '#src/ui/board/Sparks.tsx'
import { fixedView } from '#src/ui/board/view.ts'

test('sparks leave the cell of a removed piece after its delay, until they are burnt', () => {
  vi.useFakeTimers()
  const playback = makePlayback<string, null>()
  const { container } = render(
    <Sparks playback={playback} view={fixedView({ rows: 3, cols: 3 })} />,
  )
  const sparks = () => [...container.querySelectorAll('i')].map((dot) => dot.style.gridArea)
  const at = { row: 1, col: 2 }
  act(() => playback.begin({ cues: [{ motion: 'remove', at, delay: 170, show: 'A' }] }))
  vi.advanceTimersByTime(169)
  expect(sparks()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sparks()).toEqual(['2 / 3 / 3 / 4'])
  act(playback.clear)
  expect(sparks()).toHaveLength(1)
  for (const burst of container.querySelectorAll('i')) fireEvent.animationEnd(burst)
  expect(sparks()).toEqual([])
})

test('none leave a piece that is back before they are due', () => {
  vi.useFakeTimers()
  const playback = makePlayback<string, null>()
  const { container } = render(
    <Sparks playback={playback} view={fixedView({ rows: 3, cols: 3 })} />,
  )
  act(() => playback.begin({ cues: [{ motion: 'remove', at: { row: 0, col: 0 }, show: 'A' }] }))
  act(playback.clear)
  vi.advanceTimersByTime(500)
  expect(container.querySelectorAll('i')).toHaveLength(0)
})

test('a piece that falls first sends them when it has arrived; a full board sends thirty bursts', () => {
  vi.useFakeTimers()
  const size = { rows: 8, cols: 8 }
  const playback = makePlayback<string, null>()
  const { container } = render(<Sparks playback={playback} view={fixedView(size)} />)
  const cues = [...positions(size)].map((at) => {
    const path = [
      { at, ms: 0 },
      { at, ms: 400 },
    ]
    return { motion: 'fall', at, path, next: 'remove', show: 'A' } as const
  })
  act(() => playback.begin({ cues }))
  vi.advanceTimersByTime(399)
  expect(container.querySelectorAll('i')).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(container.querySelectorAll('i')).toHaveLength(30)
})

test('a burst has the look of its piece', () => {
  vi.useFakeTimers()
  const playback = makePlayback<string, null>()
  const { container } = render(
    <Sparks
      playback={playback}
      view={fixedView({ rows: 3, cols: 3 })}
      burstOf={(piece) => (piece === 'A' ? { colour: 'red', size: 2 } : undefined)}
    />,
  )
  const cues = ['A', 'B'].map(
    (show, col) => ({ motion: 'remove', at: { row: 0, col }, show }) as const,
  )
  act(() => playback.begin({ cues }))
  vi.advanceTimersByTime(300)
  const looks = [...container.querySelectorAll('i')].map(({ style }) => [
    style.color,
    style.getPropertyValue('--size'),
  ])
  expect(looks).toEqual([
    ['red', '2'],
    ['', ''],
  ])
})
