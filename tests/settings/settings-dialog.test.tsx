// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { GAMES } from '#src/app/games.ts'
import { GamesContext } from '#src/define/define-game.ts'
import { cascadeSettings } from '#src/games/cascade/settings.ts'
import { gardenSettings } from '#src/games/garden/settings.ts'
import { linkSettings } from '#src/games/link/settings.ts'
import { patchesSettings } from '#src/games/patches/settings.ts'
import SettingsDialog from '#src/settings/SettingsDialog.tsx'

const linkValues = () => linkSettings.getState().values

const SWITCHES: readonly [name: string, isOn: () => boolean, usual: boolean][] = [
  ['Play against the clock', () => linkValues().countdown, false],
  ['Tell me when a board can no longer be cleared', () => linkValues().lostNotice, true],
  ['Show a matching pair when idle, in the first three games', () => linkValues().nudges, true],
  ['Odds of the opponent’s choices', () => patchesSettings.getState().values.odds, false],
  ['30 seconds per turn', () => gardenSettings.getState().values.turnClock, true],
  ['Show a possible swap when idle', () => cascadeSettings.getState().values.nudges, true],
]

function renderSettings() {
  render(
    <I18nProvider i18n={i18n}>
      <GamesContext value={GAMES}>
        <SettingsDialog onClose={() => {}} />
      </GamesContext>
    </I18nProvider>,
  )
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
}

/** Groups, and one of the switches of each. */
const GROUPS: readonly [title: string, name?: string][] = [
  ['Look'],
  ['Sound', 'Vibrate on a match'],
  ['Play', 'Show days in a row'],
  ['Keys', 'Single-key shortcuts'],
  ['Link', 'Play against the clock'],
  ['Garden', '30 seconds per turn'],
  ['Data'],
]

test('settings are in groups, each game’s own under its name', async () => {
  renderSettings()
  for (const [title, name] of GROUPS) {
    const group = within(await screen.findByRole('region', { name: title }))
    if (name) expect(await group.findByRole('switch', { name })).toBeDefined()
  }
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(GROUPS.map(([title]) => title))
})

test('shared settings are reset; vibration is off where a device has none', async () => {
  const user = renderSettings()
  const keys = screen.getByRole('switch', { name: 'Single-key shortcuts' })
  await user.click(keys)
  expect(keys).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
  expect(keys).toHaveProperty('checked', true)
  const vibration = screen.getByRole('switch', { name: 'Vibrate on a match' })
  expect(vibration).toHaveProperty('checked', false)
  expect(vibration).toHaveProperty('disabled', true)
})

test('each game’s settings are switched, and all are reset', async () => {
  const user = renderSettings()
  for (const [name, isOn, usual] of SWITCHES) {
    const setting = await screen.findByRole('switch', { name, checked: usual })
    for (const now of [!usual, usual, !usual]) {
      await user.click(setting)
      expect([name, isOn()]).toEqual([name, now])
    }
  }
  linkSettings.getState().change({ tutored: true })
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }))
  for (const [name, isOn, usual] of SWITCHES) expect([name, isOn()]).toEqual([name, usual])
  expect(linkValues().tutored).toBe(true)
})
