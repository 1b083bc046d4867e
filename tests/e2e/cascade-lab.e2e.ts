import type { Locator, Page } from '@playwright/test'
import { expect, test } from './page'

const runOn = (page: Page, name = 'Run A'): Locator => page.getByRole('region', { name })
const field = (run: Locator, name: string): Locator => run.getByRole('textbox', { name })

async function play(run: Locator, games: string): Promise<void> {
  await field(run, 'Games').fill(games)
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(run.getByText(`Complete: ${games} games`)).toBeVisible({ timeout: 30_000 })
}

/** Returns the axis labels of each drawing. */
const ticksIn = (run: Locator): Promise<string[]> => run.getByRole('img').allTextContents()

test('two runs side by side are drawn on the same axes, in bars of one width', async ({ page }) => {
  await page.goto('/#/cascade/lab?games=30&seed=first&b-games=30&b-seed=second')
  const [first, second] = [runOn(page), runOn(page, 'Run B')]
  await play(first, '30')
  await play(second, '30')
  await expect(second.getByRole('img')).toHaveCount(6)
  expect(await ticksIn(first)).toEqual(await ticksIn(second))
  expect(await barWidthsIn(first)).toEqual(await barWidthsIn(second))
})

/** Returns the bar widths of each drawing, in hundredths of a pixel. */
const barWidthsIn = (run: Locator): Promise<number[][]> =>
  run
    .getByRole('img')
    .evaluateAll((drawings) =>
      drawings.map((drawing) => [
        ...new Set(
          [...drawing.querySelectorAll('rect')].map((bar) =>
            Math.round(100 * Number(bar.getAttribute('width'))),
          ),
        ),
      ]),
    )

test('every invalid field says what it needs until it is valid', async ({ page }) => {
  await page.goto('/#/cascade/lab')
  const run = runOn(page)
  await field(run, 'Rows').fill('99')
  await field(run, 'Kinds').fill('2')
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(field(run, 'Rows')).toBeFocused()
  for (const [name, words] of [
    ['Rows', 'Enter a whole number from 3 to 32.'],
    ['Kinds', 'Enter a whole number from 3 to 16.'],
  ] as const) {
    await expect(field(run, name)).toHaveAccessibleDescription(words)
    await expect(field(run, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(run.getByText(words)).toBeVisible()
  }
  await field(run, 'Rows').fill('9')
  await expect(field(run, 'Rows')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(field(run, 'Rows')).toHaveAccessibleDescription('')
  await expect(field(run, 'Kinds')).toHaveAttribute('aria-invalid', 'true')
})

test('the address has the settings: typed, edited, back and forward', async ({ page }) => {
  await page.goto('/#/cascade/lab?rows=6&agent=greedy&games=20&burn-in=2&counting=lines&seed=a%26b')
  const run = runOn(page)
  await expect(field(run, 'Rows')).toHaveValue('6')
  await expect(field(run, 'Burn-in swaps')).toHaveValue('2')
  await expect(field(run, 'Seed')).toHaveValue('a&b')
  await expect(field(run, 'Columns')).toHaveValue('8')
  await expect(run.getByRole('combobox', { name: 'Agent' })).toHaveValue('greedy')
  await expect(run.getByRole('combobox', { name: 'Gems are counted' })).toHaveValue('lines')
  await play(run, '20')
  await field(run, 'Seed').fill('c d')
  await field(run, 'Rows').fill('7')
  await expect(page).toHaveURL(/rows=7/)
  await page.reload()
  await expect(field(run, 'Seed')).toHaveValue('c d')
  await page.goBack()
  await expect(field(run, 'Seed')).toHaveValue('a&b')
  await expect(field(run, 'Rows')).toHaveValue('6')
  await page.goForward()
  await expect(field(run, 'Rows')).toHaveValue('7')
  await page.evaluate(() => {
    location.hash = '#/cascade/lab?rows=5&b-rows=4'
  })
  await expect(field(run, 'Rows')).toHaveValue('5')
  await expect(field(runOn(page, 'Run B'), 'Rows')).toHaveValue('4')
})

test('invalid settings in an address are reported, and the rest applies', async ({ page }) => {
  await page.goto('/#/cascade/lab?rows=99&agent=clever&colour=red&cols=6&cols=7&%E0%A4=%')
  const run = runOn(page)
  await expect(field(run, 'Rows')).toHaveValue('99')
  await expect(field(run, 'Rows')).toHaveAccessibleDescription('Enter a whole number from 3 to 32.')
  await expect(field(run, 'Columns')).toHaveValue('6')
  await expect(run.getByRole('combobox', { name: 'Agent' })).toHaveValue('random')
  const alert = page.getByRole('alert')
  for (const part of ['agent=clever', 'colour=red', 'cols=7'])
    await expect(alert).toContainText(part)
})

test('finished figures survive a reload, until they are dismissed', async ({ page }) => {
  await page.goto('/#/cascade/lab?b-seed=other')
  const [first, second] = [runOn(page), runOn(page, 'Run B')]
  await play(first, '40')
  await play(second, '30')
  const row = (run: Locator) => run.getByRole('row', { name: /^Points per swap/ })
  const figures = await Promise.all([row(first).innerText(), row(second).innerText()])
  await page.reload()
  await expect(row(first)).toHaveText(figures[0], { useInnerText: true })
  await expect(row(second)).toHaveText(figures[1], { useInnerText: true })
  await expect(first.getByText('Complete: 40 games')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Copy as CSV' })).toBeVisible()
  await first.getByRole('button', { name: 'Dismiss' }).click()
  await expect(row(first)).toHaveCount(0)
  await page.reload()
  await expect(row(second)).toBeVisible()
  await expect(row(first)).toHaveCount(0)
})

test('damaged figures are omitted with a notice', async ({ page }) => {
  await page.goto('/#/cascade/lab')
  const run = runOn(page)
  await play(run, '20')
  await page.reload()
  await expect(run.getByText('Complete: 20 games')).toBeVisible()
  await page.evaluate(damageAll)
  await page.reload()
  await expect(run.getByRole('status')).toHaveText('The saved figures cannot be read.')
  await play(run, '10')
  await expect(run.getByText('The saved figures cannot be read.')).toHaveCount(0)
})

/** Replaces all saved figures with nonsense. */
async function damageAll(): Promise<void> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(indexedDB.open('pairwise-lab'))
  const names = [...database.objectStoreNames]
  const written = database.transaction(names, 'readwrite')
  for (const name of names) {
    const store = written.objectStore(name)
    for (const key of await done(store.getAllKeys())) await done(store.put({ nonsense: 1 }, key))
  }
  database.close()
}
