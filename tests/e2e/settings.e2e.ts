import type { Page } from '@playwright/test'
import { expect, findings, test } from './page'

const groupOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('settings are in groups, each game’s own under its name', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const headings = page.getByRole('dialog').getByRole('heading', { level: 3 })
  await expect(headings).toHaveText([
    'Look',
    'Sound',
    'Play',
    'Keys',
    'Link',
    'Patches',
    'Garden',
    'Cascade',
    'Data',
  ])
  const switches = {
    Sound: 'Vibrate on a match',
    Play: 'Show days in a row',
    Keys: 'Single-key shortcuts',
    Link: 'Play against the clock',
    Garden: '30 seconds per turn',
    Cascade: 'Show a possible swap when idle',
  }
  for (const [group, name] of Object.entries(switches))
    await expect(groupOf(page, group).getByRole('switch', { name })).toBeEnabled()
  await groupOf(page, 'Keys').getByRole('switch').uncheck()
  await groupOf(page, 'Data').getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(groupOf(page, 'Keys').getByRole('switch')).toBeChecked()
  expect(await findings(page)).toEqual([])
})

test('vibration is off where a device has none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'vibrate'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const vibration = page.getByRole('switch', { name: 'Vibrate on a match' })
  await expect(vibration).not.toBeChecked()
  await expect(vibration).toBeDisabled()
})
