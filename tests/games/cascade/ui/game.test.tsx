// @vitest-environment jsdom
import type { GameStoreApi } from '#src/define/session.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import '../../../support/browser'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { findHint, type Swap } from '#src/games/cascade/rules/swaps.ts'
import type { CascadeOptions, Length } from '#src/games/cascade/rules/types.ts'
import { screen as cascade } from '#src/games/cascade/screen.tsx'

import type { Cascade } from '#src/games/cascade/types.ts'
import { button, openSession, renderPlaying } from '../../../support/playing'

type CascadeStoreApi = GameStoreApi<Cascade>

/** A game on 6 × 6 cells, the same in every run. */
function renderGame(swaps: Length = 'endless') {
  const options: CascadeOptions = {
    rows: 6,
    cols: 6,
    kinds: 6,
    swaps,
    counting: 'clusters',
    deal: 1,
  }
  const session = startSession(rules, options, 'seed')
  return renderPlaying(openSession(cascade, { session }, undefined))
}

const gemAt = ({ row, col }: Swap['from']) =>
  button(new RegExp(`, row ${row + 1}, column ${col + 1}$`))
const said = () => screen.getByRole('status').textContent
const figure = (term: string) => screen.getByText(term).closest('div')?.textContent

function legalSwap(store: CascadeStoreApi): Swap {
  const hint = findHint(stateOf(store.getState().session).board, 'clusters')
  if (!hint) throw new Error('the board is dead')
  return hint
}

describe('a game of Cascade', () => {
  afterEach(() => vi.restoreAllMocks())

  test('swaps the selected gem with its neighbour, and announces each step', async () => {
    const { user, store } = renderGame()
    const { from, to } = legalSwap(store)
    await user.click(gemAt(from))
    expect(gemAt(from).getAttribute('aria-pressed')).toBe('true')
    await user.click(gemAt(to))
    const step = /Step 1: \d × [a-z]+ [a-z]+ from row \d, column \d.*\d+ points\./
    await waitFor(() => expect(said()).toMatch(step))
    expect(figure('points')).toBe(`points${stateOf(store.getState().session).points}`)
    expect(figure('swaps')).toBe('swaps1')
  })

  test('selects another gem when it is no neighbour', async () => {
    const { user, store } = renderGame()
    await user.click(gemAt({ row: 0, col: 0 }))
    await user.click(gemAt({ row: 4, col: 4 }))
    expect(store.getState().selected).toEqual({ row: 4, col: 4 })
  })

  test('swaps by Enter and an arrow, and takes the focus along', async () => {
    const { user, store } = renderGame()
    const { from, to } = legalSwap(store)
    gemAt(from).focus()
    await user.keyboard('{Enter}')
    await user.keyboard(to.row > from.row ? '{ArrowDown}' : '{ArrowRight}')
    expect(figure('swaps')).toBe('swaps1')
    expect(document.activeElement).toBe(gemAt(to))
  })

  test('says that there is nothing beyond the edge', async () => {
    const { user } = renderGame()
    gemAt({ row: 0, col: 0 }).focus()
    await user.keyboard('{Enter}{ArrowUp}')
    expect(said()).toMatch(/There is no gem on that side\.$/)
  })

  test('drags a gem with the finger that holds it, not with another', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(40)
    Object.assign(document, { elementFromPoint: () => null })
    const { store } = renderGame()
    const { from, to } = legalSwap(store)
    const drag = (pointerId: number) => {
      const [clientX, clientY] = [40 * (to.col - from.col), 40 * (to.row - from.row)]
      fireEvent.pointerMove(document, { pointerId, clientX, clientY })
      fireEvent.pointerUp(document, { pointerId })
    }
    fireEvent.pointerDown(gemAt(from), { pointerId: 1, isPrimary: true, clientX: 0, clientY: 0 })
    drag(2)
    expect(figure('swaps')).toBe('swaps0')
    drag(1)
    expect(figure('swaps')).toBe('swaps1')
  })

  test('says no swap that was marked before another was made', async () => {
    const { store } = renderGame()
    act(() => {
      store.getState().nudge()
      store.getState().swap(legalSwap(store))
      store.getState().undo()
    })
    await expect.poll(said).toMatch(/Undone\./)
    expect(said()).not.toContain('Hint')
  })

  test('hints a swap by its places', async () => {
    const { user } = renderGame()
    await user.click(button('Hint'))
    expect(said()).toMatch(/^Hint: swap .+, row \d, column \d with .+, row \d, column \d\.$/)
  })
})

describe('the animation of a swap', () => {
  beforeEach(() => localStorage.clear())

  test('does not hold up the next swap', async () => {
    const { user, store } = renderGame()
    for (let swap = 1; swap <= 5; swap++) {
      const { from, to } = legalSwap(store)
      await user.click(gemAt(from))
      await user.click(gemAt(to))
      expect(figure('swaps')).toBe(`swaps${swap}`)
    }
  })
})
