// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GAMES } from '#src/app/games.ts'
import { GamesContext } from '#src/define/define-game.ts'
import type { Assists } from '#src/engine/session.ts'
import { AssistsUsed } from '#src/results/AssistsUsed.tsx'

test.each<[string, string, Assists, string]>([
  ['by their texts, in the order of the game', 'link', { undo: 2, hint: 1 }, '1 hint and 2 undos'],
  ['not those of a count of 0', 'link', { hint: 0, shuffle: 1 }, '1 shuffle'],
  ['by name where the game has no text', 'garden', { undo: 1, peek: 3 }, '1 undo and peek: 3'],
  ['by name for a game that is not known', 'chess', { undo: 1 }, 'undo: 1'],
  ['as none where there are none', 'link', {}, 'No assists'],
])('assists are listed %s', (_, game, assists, expected) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <GamesContext value={GAMES}>
        <AssistsUsed game={game} assists={assists} />
      </GamesContext>
    </I18nProvider>,
  )
  expect(container.textContent).toBe(expected)
})
