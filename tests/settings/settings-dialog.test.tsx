// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { GAMES } from '#src/app/games.ts'
import { GamesContext } from '#src/define/define-game.ts'
import { cascadeSettings } from '#src/games/cascade/settings.ts'
import { gardenSettings } from '#src/games/garden/settings.ts'
import { linkSettings } from '#src/games/link/settings.ts'
import { patchesSettings } from '#src/games/patches/settings.ts'
import SettingsDialog from '#src/settings/SettingsDialog.tsx'

const SWITCHES: readonly [name: string, isOn: () => boolean, usual: boolean][] = [
  ['Play against the clock', () => linkSettings.getState().values.countdown, false],
  [
    'Tell me when a board can no longer be cleared',
    () => linkSettings.getState().values.lostNotice,
    true,
  ],
  [
    'Show a matching pair when idle, in the first three games',
    () => linkSettings.getState().values.nudges,
    true,
  ],
  ['Odds of the opponent’s choices', () => patchesSettings.getState().values.odds, false],
  ['30 seconds per turn', () => gardenSettings.getState().values.turnClock, true],
  ['Show a possible swap when idle', () => cascadeSettings.getState().values.nudges, true],
]

test.each(SWITCHES)('“%s” is switched and reset', async (name, isOn, usual) => {
  const user = userEvent.setup()
  render(
    <I18nProvider i18n={i18n}>
      <GamesContext value={GAMES}>
        <SettingsDialog onClose={() => {}} />
      </GamesContext>
    </I18nProvider>,
  )
  const setting = await screen.findByRole('switch', { name, checked: usual })
  await user.click(setting)
  expect(isOn()).toBe(!usual)
  await user.click(setting)
  expect(isOn()).toBe(usual)
  await user.click(setting)
  linkSettings.getState().change({ tutored: true })
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
  expect(isOn()).toBe(usual)
  expect(linkSettings.getState().values.tutored).toBe(true)
})
