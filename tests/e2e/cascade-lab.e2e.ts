import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parseReport } from '#src/games/cascade/lab/statistics/report.ts'
import { expect, test } from './page'

const runOn = (page: Page, name = 'Run A'): Locator =>
  page.getByRole('region', { name, exact: true })
const field = (run: Locator, name: string): Locator => run.getByRole('textbox', { name })

async function play(run: Locator, games: string): Promise<void> {
  await field(run, 'Games').fill(games)
  await run.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(run.getByText(`Complete: ${games} games`)).toBeVisible({ timeout: 30_000 })
}

const figuresOn = (page: Page, letter = 'A'): Locator =>
  page.getByRole('region', { name: `Figures of run ${letter}` })
const plotsOn = (page: Page): Locator => page.getByRole('region', { name: 'Distributions' })

test('two runs are drawn above each other, with their difference', async ({ page }) => {
  await page.goto('/#/cascade/lab?games=300&seed=first&b-games=300&b-agent=random&b-seed=second')
  await play(runOn(page), '300')
  await play(runOn(page, 'Run B'), '300')
  const plots = plotsOn(page)
  await expect(plots.getByRole('img')).toHaveCount(6)
  await expect(plots.getByText(/^B − A: /)).toHaveCount(6)
  const compared = page.getByRole('region', { name: 'Run B compared with run A' })
  await expect(compared.getByRole('row')).toHaveCount(9)
})

/** Measures a table that may be wider than its box, scrolled to its end. */
const measureScrolled = (table: Locator) =>
  table.evaluate((element) => {
    const box = element.parentElement
    if (!box) throw new Error('No box')
    box.scrollLeft = box.scrollWidth
    const edges = (part: Element | null | undefined) => {
      const { left = Number.NaN, right } = part?.getBoundingClientRect() ?? {}
      return { left, right }
    }
    const headings = [...element.querySelectorAll('tbody th')]
    return {
      box: edges(box),
      caption: edges(element.querySelector('caption')),
      headings: headings.map(edges),
      tallest: Math.max(...headings.map(({ clientHeight }) => clientHeight)),
      scrolled: box.scrollLeft,
    }
  })

test('on a phone, tables scroll below their caption and beside their headings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/cascade/lab?games=20&seed=one&b-agent=greedy&paired=yes')
  await play(runOn(page), '20')
  await runOn(page, 'Run B').getByRole('button', { name: 'Run', exact: true }).click()
  for (const name of ['Figures of run A', 'Run B compared with run A']) {
    const table = page.getByRole('region', { name }).getByRole('table')
    const { box, caption, headings, tallest, scrolled } = await measureScrolled(table)
    expect(scrolled).toBeGreaterThan(100)
    for (const part of [caption, ...headings]) {
      expect(part.left).toBeGreaterThanOrEqual(box.left)
      expect(part.right).toBeLessThanOrEqual(box.right ?? 0)
    }
    expect(tallest).toBeLessThan(100)
  }
})

test('forced colours keep runs and pressed buttons apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/#/cascade/lab?games=20&b-games=20')
  await play(runOn(page), '20')
  await play(runOn(page, 'Run B'), '20')
  const lookOf = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [a, b] = ['Run A: ', 'Run B: '].map((name) =>
    plotsOn(page).getByRole('listitem').filter({ hasText: name }).first(),
  )
  if (!a || !b) throw new Error('No runs')
  const keyOf = (line: Locator) => line.locator('path').evaluate((path) => path.outerHTML)
  expect(await keyOf(a)).not.toEqual(await keyOf(b))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  expect(await lookOf(button('Two runs'))).not.toEqual(await lookOf(button('Sweep')))
})

test('the pointer shows the values and shares of a bar', async ({ page }) => {
  await page.goto('/#/cascade/lab?games=200')
  await play(runOn(page), '200')
  const drawing = plotsOn(page).getByRole('img', { name: 'Points per swap' })
  await drawing.hover({ position: { x: 60, y: 60 } })
  await expect(drawing).toContainText(/A: [\d.]+%/)
})

test('a sweep of five sizes is drawn as curves; its settings are in the address', async ({
  page,
}) => {
  await page.goto('/#/cascade/lab?games=60')
  await page.getByRole('button', { name: 'Sweep' }).click()
  const sweep = page.getByRole('region', { name: 'Sweep' })
  await sweep.getByRole('textbox', { name: 'Values' }).fill('5,6,7,8,12')
  await expect(page).toHaveURL(/sweep=size&at=5,6,7,8,12$/)
  await page.reload()
  await sweep.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(sweep.getByText('Complete: 5 values, 300 games')).toBeVisible()
  await expect(sweep.getByRole('img')).toHaveCount(6)
  const curve = sweep.getByRole('img', { name: 'Legal swaps per board' })
  await expect(curve.locator('circle')).toHaveCount(5)
  const reports = parsed(await download(page, sweep, 'Figures (JSON)'))
  expect(reports).toMatchObject(
    [5, 6, 7, 8, 12].map((rows) => ({ settings: { rows, cols: rows } })),
  )
  for (const report of Array.isArray(reports) ? reports : [])
    expect(parseReport(JSON.stringify(report)).ok).toBe(true)
  const csv = await download(page, sweep, 'Figures (CSV)')
  expect(csv.text.match(/^(5|6|7|8|12),legal_swaps,1800,/gm)).toHaveLength(5)
  await expectDrawing(
    page,
    await download(page, sweep, 'Legal swaps per board (SVG)'),
    'Legal swaps per board',
  )
})

test('a sweep is cancelled, and keeps what is complete', async ({ page }) => {
  await page.goto('/#/cascade/lab?games=100000&sweep=kinds')
  const sweep = page.getByRole('region', { name: 'Sweep' })
  await sweep.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(sweep.getByRole('img', { name: /^Gems per swap\. Kinds\. 5: / })).toBeVisible()
  await sweep.getByRole('button', { name: 'Cancel' }).click()
  await expect(sweep.getByText(/^Cancelled after [\d,]+ of 500,000 games/)).toBeVisible()
  await expect(sweep.getByRole('button', { name: 'Download Figures (CSV)' })).toBeVisible()
})

test('figures, games and every plot are downloaded as files that can be read back', async ({
  page,
}) => {
  await page.goto('/#/cascade/lab?games=50&seed=files')
  await play(runOn(page), '50')
  const figures = figuresOn(page)
  const json = await download(page, figures, 'Figures (JSON)')
  expect(json.name).toBe('cascade-8x8-7-random-seed-files.json')
  const report = parseReport(json.text)
  expect(report.ok && report.value.played).toEqual([[0, 50]])
  const table = await download(page, figures, 'Figures (CSV)')
  const mean = await figures
    .getByRole('row', { name: /^Points per swap/ })
    .getByRole('cell')
    .first()
    .innerText()
  const [, count, points] = /^points,(\d+),([\d.]+)/m.exec(table.text) ?? []
  expect(count).toBe('1500')
  expect(Number(points).toPrecision(4)).toBe(mean)
  const games = await download(page, figures, 'Games (CSV)')
  const rows = games.text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','))
  expect(rows).toHaveLength(50)
  expect(rows[7]?.slice(0, 3)).toEqual(['7', '"files/7"', '30'])
  const total = rows.reduce((sum, row) => sum + Number(row[3]), 0)
  expect(total / 1500).toBeCloseTo(Number(points), 9)
  const plots = plotsOn(page)
  await expect(plots.getByRole('img')).toHaveCount(6)
  for (const title of TITLES)
    await expectDrawing(page, await download(page, plots, `${title} (SVG)`), title)
})

const TITLES = [
  'Legal swaps per board',
  'Cascade steps per swap',
  'Gems per swap',
  'Points per swap',
  'Points per game',
  'Gems per group',
]

interface Downloaded {
  readonly name: string
  readonly text: string
}

/** Presses a download, and reads the file. */
async function download(page: Page, region: Locator, name: string): Promise<Downloaded> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    region.getByRole('button', { name: `Download ${name}`, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

const parsed = ({ text }: Downloaded): unknown => JSON.parse(text)

/** Expects a picture that stands alone: well-formed, with its title, and without the page's styles. */
async function expectDrawing(page: Page, { name, text }: Downloaded, title: string): Promise<void> {
  expect(name).toMatch(/^cascade-[\w-]+\.svg$/)
  expect(text).not.toContain('var(')
  const drawn = await page.evaluate((svg) => {
    const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    return {
      name: root.localName,
      size: [root.getAttribute('width'), root.getAttribute('height')],
      label: root.getAttribute('aria-label'),
      title: root.querySelector('text')?.textContent,
      parts: root.querySelectorAll('rect, circle').length,
    }
  }, text)
  expect(drawn).toMatchObject({
    name: 'svg',
    size: ['800', '400'],
    title,
    label: expect.stringMatching(/ \d/),
  })
  expect(drawn.parts).toBeGreaterThan(3)
}

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

/** Counts the runs whose figures are stored. */
async function countSaved(): Promise<number> {
  const opened = indexedDB.open('pairwise-lab')
  await new Promise((resolve) => opened.addEventListener('success', resolve))
  const counted = opened.result.transaction('figures').objectStore('figures').count()
  await new Promise((resolve) => counted.addEventListener('success', resolve))
  opened.result.close()
  return counted.result
}

test('finished figures survive a reload, until they are dismissed', async ({ page }) => {
  await page.goto('/#/cascade/lab?b-seed=other')
  await play(runOn(page), '40')
  await play(runOn(page, 'Run B'), '30')
  const row = (letter: string) =>
    figuresOn(page, letter).getByRole('row', { name: /^Points per swap/ })
  const figures = await Promise.all([row('A').innerText(), row('B').innerText()])
  await expect.poll(() => page.evaluate(countSaved)).toBe(2)
  await page.reload()
  await expect(row('A')).toHaveText(figures[0], { useInnerText: true })
  await expect(row('B')).toHaveText(figures[1], { useInnerText: true })
  await expect(runOn(page).getByText('Complete: 40 games')).toBeVisible()
  await expect(figuresOn(page).getByRole('button', { name: 'Download Games (CSV)' })).toBeVisible()
  await figuresOn(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(row('A')).toHaveCount(0)
  await page.reload()
  await expect(row('B')).toBeVisible()
  await expect(row('A')).toHaveCount(0)
})

test('saved runs are named by their settings, renamed, opened, removed and put back', async ({
  page,
}) => {
  await page.goto('/#/cascade/lab?seed=1')
  await play(runOn(page), '20')
  await figuresOn(page).getByRole('button', { name: 'Save run A' }).click()
  const saved = page.getByRole('region', { name: 'Saved runs' })
  await expect(saved.getByRole('status')).toHaveText('Saved as 8x8-7-random.')
  const name = saved.getByRole('textbox', { name: 'Name of the run' })
  await expect(name).toHaveValue('8x8-7-random')
  await name.fill('Baseline')
  await name.press('Enter')
  const open = (letter: string) =>
    saved.getByRole('button', { name: `Open Baseline as run ${letter}` })
  await expect(open('B')).toBeVisible()
  await page.reload()
  await open('B').click()
  await expect(runOn(page, 'Run B').getByText('Complete: 20 games')).toBeVisible()
  await expect(field(runOn(page, 'Run B'), 'Seed')).toHaveValue('1')
  await saved.getByRole('button', { name: 'Remove Baseline' }).click()
  await expect(open('A')).toHaveCount(0)
  await saved.getByRole('button', { name: 'Undo' }).click()
  await expect(open('A')).toBeVisible()
  await page.evaluate(damageAll)
  await page.reload()
  await expect(saved.getByText('1 saved run cannot be read.')).toBeVisible()
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
