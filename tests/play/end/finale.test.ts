// @vitest-environment jsdom
import '../../support/browser'
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startSession } from '#src/engine/session.ts'
import { playFinale } from '#src/play/end/finale.ts'
import { settingsStore } from '#src/ui/settings.ts'
import { startOpponent } from '../../support/memory/opponent'
import { rules } from '../../support/memory/rules/rules'
import { screen as memory } from '../../support/memory/screen'
import { openSession } from '../../support/playing'

const CELLS = [0, 1, 2, 3].map((col) => ({ row: 0, col }))

beforeEach(() => {
  vi.useFakeTimers()
  settingsStore.getState().change({ motion: 'full' })
  document.body.innerHTML = `
    <div data-board><button id="cell"></button></div>
    <div data-hand><button id="hand" aria-keyshortcuts="1"></button></div>
    <button id="undo" aria-keyshortcuts="U"></button>
    <button id="hint" aria-keyshortcuts="H" disabled></button>
    <p id="text"></p>`
})
afterEach(() => {
  settingsStore.getState().reset()
  vi.useRealTimers()
})

/** Begins a finale; `heard` are the presses that the page itself got. */
function begin(cells = CELLS) {
  const session = startSession(rules, { pairs: 2, deal: 1 }, 'seed')
  const feedback = { ...memory.feedback, finale: () => ({ motion: 'hop', cells }) as const }
  const playing = openSession({ ...memory, feedback }, { session }, startOpponent())
  const onEnd = vi.fn()
  const heard = vi.fn()
  document.body.onclick = heard
  document.body.onkeydown = heard
  const stop = playFinale(playing, onEnd)
  onTestFinished(stop)
  const cues = () => playing.playback.getState().cues
  return { cues, onEnd, heard, stop }
}

test('pieces move one after the other for a second, then the end is shown', () => {
  const { cues, onEnd } = begin()
  const delays = cues().map(({ motion, at, delay }) => `${motion} ${at.row},${at.col} ${delay}`)
  expect(delays).toEqual(['hop 0,0 0', 'hop 0,1 150', 'hop 0,2 300', 'hop 0,3 450'])
  vi.advanceTimersByTime(849)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

const element = (id: string) => document.getElementById(id) ?? document.body

test.each([
  ['a letter', 'text', { key: 'x' }],
  ['Enter', 'text', { key: 'Enter' }],
  ['Escape', 'text', { key: 'Escape' }],
  ['an arrow', 'cell', { key: 'ArrowDown' }],
  ['the space bar on a cell', 'cell', { key: ' ' }],
  ['a key of the hand', 'text', { key: '1' }],
  ['a key of a tool that is disabled', 'text', { key: 'h' }],
  ['a click beside the board', 'text', null],
  ['a click on a cell', 'cell', null],
  ['a click on the hand', 'hand', null],
])('%s skips it and does nothing else', (_, id, key) => {
  const { cues, onEnd, heard } = begin()
  const passed = key ? fireEvent.keyDown(element(id), key) : fireEvent.click(element(id))
  expect(passed).toBe(false)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(cues()).toEqual([])
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  ['a click on a tool', 'undo', null],
  ['Enter on a tool', 'undo', { key: 'Enter' }],
  ['the key of a tool', 'text', { key: 'u' }],
  ['a key that is held', 'text', { key: 'x', repeat: true }],
  ['a key of the browser', 'text', { key: 'r', ctrlKey: true }],
  ['a function key', 'text', { key: 'F5' }],
])('%s acts as ever', (_, id, key) => {
  const { cues, onEnd, heard } = begin()
  const passed = key ? fireEvent.keyDown(element(id), key) : fireEvent.click(element(id))
  expect(passed).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  expect(onEnd).not.toHaveBeenCalled()
  expect(cues()).toHaveLength(4)
})

test('nothing follows it once it is stopped, as by Undo', () => {
  const { onEnd, heard, stop } = begin()
  stop()
  fireEvent.keyDown(document.body, { key: 'x' })
  vi.advanceTimersByTime(5_000)
  expect(heard).toHaveBeenCalledOnce()
  expect(onEnd).not.toHaveBeenCalled()
})

test.each([
  ['where motion is reduced', 'reduced', CELLS],
  ['where nothing moves', 'full', []],
] as const)('%s, only the last step is seen for a while', (_, motion, cells) => {
  settingsStore.getState().change({ motion })
  const { cues, onEnd } = begin([...cells])
  expect(cues()).toEqual([])
  expect(fireEvent.keyDown(document.body, { key: 'x' })).toBe(true)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(500)
  expect(onEnd).toHaveBeenCalledOnce()
})
