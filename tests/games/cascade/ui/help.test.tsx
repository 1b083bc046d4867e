// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Position } from '#src/engine/grid.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { findHint } from '#src/games/cascade/rules/swaps.ts'
import HelpDialog, { DEMO_OPTIONS } from '#src/games/cascade/ui/HelpDialog.tsx'

const gemIn = (board: HTMLElement | undefined, { row, col }: Position) => {
  const name = new RegExp(`, row ${row + 1}, column ${col + 1}$`)
  return within(board ?? document.body).getByRole('button', { name })
}

const DEMOS: readonly [words: RegExp, place: number, seed: string, shown: RegExp][] = [
  [/^Swap two neighbouring gems/, 0, 'demo 1', /^\+30 3 gems$/],
  [/^All gems that line up go at once/, 1, 'demo 45', /^\+90 3 gems · step 3 × 3$/],
]

test.each(DEMOS)(
  'the rule %s is tried on its board',
  async (words, place, seed, shown) => {
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
    // Loaded when the page is idle; without it nothing moves.
    await import('#src/ui/board/perform.ts')
    render(
      <I18nProvider i18n={i18n}>
        <HelpDialog onClose={() => {}} />
      </I18nProvider>,
    )
    const board = screen.getAllByRole('grid', { name: 'Board' })[place]
    const swap = findHint(rules.deal(DEMO_OPTIONS, seed).board, 'clusters')
    if (!swap) throw new Error('the board is dead')
    expect(screen.getByText(words)).toBeDefined()
    await user.click(gemIn(board, swap.from))
    await user.click(gemIn(board, swap.to))
    const isShown = (_: string, element: Element | null) =>
      element?.tagName === 'B' && shown.test(element.textContent ?? '')
    expect(await screen.findByText(isShown)).toBeDefined()
  },
  30_000,
)
