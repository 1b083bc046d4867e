import { expect, findings, test } from './page'

test('a difficulty leads to a page that explains how boards are graded, in pictures and tables, on a phone too', async ({
  page,
}) => {
  await page.goto('/#/link/novice')
  await page.getByRole('button', { name: /^Difficulty: / }).click()
  await page.getByRole('link', { name: 'How boards are graded' }).click()
  await expect(page).toHaveURL(/#\/link\/grades$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How boards are graded')
  await expect(page.getByRole('img', { name: /^Clear rates by risk/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Risk of boards by size/ })).toBeVisible()
  const risks = page.getByRole('table', { name: 'Risk, percent of boards' })
  await expect(risks.getByRole('row')).toHaveCount(8)
  const before = await risks.innerText()
  await page.getByRole('combobox', { name: 'After a match' }).selectOption('left')
  await expect(risks).not.toHaveText(before, { useInnerText: true })
  const rates = page.getByRole('table', { name: /^Games won in percent/ })
  await expect(rates.getByRole('row', { name: /^5 One look ahead/ })).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0)
  expect(await findings(page)).toEqual([])
})
