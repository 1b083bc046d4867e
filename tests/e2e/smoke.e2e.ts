import { expect, test } from '@playwright/test'
import { findings } from './page'

// With the service worker, as for players.
test.use({ serviceWorkers: 'allow' })

test('the built app opens without an error, and axe finds nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))

  await page.goto('/')

  await expect(page).toHaveTitle(/Pairwise/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(errors).toEqual([])
})
