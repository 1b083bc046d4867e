import { tilesIn } from './link-board'
import { expect, test } from './page'
import { boardAddress } from './stored-saves'

const textAddress = (text: string) => `/?${new URLSearchParams({ title: 'Pairwise', text })}`

test('a link in a text that is shared with the app is opened', async ({ page }) => {
  await page.goto(textAddress(`Link\n1:42\nhttps://example.org${boardAddress('AABB')}`))
  await expect(tilesIn(page)).toHaveCount(4)
  expect(new URL(page.url()).search).toBe('')
})

test('a text without a link is said to have none', async ({ page }) => {
  await page.goto(textAddress('Good morning'))
  await expect(page.getByRole('alert')).toHaveText('There is no link to a game in that text.')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Play/ }).first()).toBeVisible()
})
