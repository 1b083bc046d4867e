import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { parseReport } from '#src/simulator/report/report.ts'
import { expect, findings, test } from './page'

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

test('on a phone, tables scroll below their caption and beside their headings; forced colours keep runs apart', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/cascade/lab?games=20&seed=one&b-agent=greedy&paired=yes')
  await play(runOn(page), '20')
  await runOn(page, 'Run B').getByRole('button', { name: 'Run', exact: true }).click()
  for (const name of ['Figures of run A', 'Run B compared with run A'])
    await expectScrolled(page.getByRole('region', { name }).getByRole('table'))
  await page.emulateMedia({ forcedColors: 'active' })
  await expectDistinct(page)
})

async function expectScrolled(table: Locator): Promise<void> {
  const { box, caption, headings, tallest, scrolled } = await measureScrolled(table)
  expect(scrolled).toBeGreaterThan(100)
  for (const part of [caption, ...headings]) {
    expect(part.left).toBeGreaterThanOrEqual(box.left)
    expect(part.right).toBeLessThanOrEqual(box.right ?? 0)
  }
  expect(tallest).toBeLessThan(100)
}

/** Asserts that legends of two runs, and pressed and other buttons, look different. */
async function expectDistinct(page: Page): Promise<void> {
  const keyOf = (name: string) =>
    plotsOn(page)
      .getByRole('listitem')
      .filter({ hasText: name })
      .first()
      .locator('path')
      .evaluate((path) => path.outerHTML)
  expect(await keyOf('Run A: ')).not.toEqual(await keyOf('Run B: '))
  const colourOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  expect(await colourOf('Two runs')).not.toEqual(await colourOf('Sweep'))
}

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
    await download(page, sweep, 'Legal swaps per board, SVG'),
    'Legal swaps per board',
  )
})

test('a plot shows values under the pointer; figures, games and every plot are downloaded as files', {
  tag: '@long',
}, async ({ page }) => {
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
    await expectDrawing(page, await download(page, plots, `${title}, SVG`), title)
  const drawing = plots.getByRole('img', { name: 'Points per swap' })
  await drawing.hover({ position: { x: 60, y: 60 } })
  await expect(drawing).toContainText(/A: [\d.]+%/)
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

test('the address has the settings: typed, edited, back and forward', { tag: '@long' }, async ({
  page,
}) => {
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

/** Counts the runs whose figures are stored. */
async function countSaved(): Promise<number> {
  const opened = indexedDB.open('pairwise-lab')
  await new Promise((resolve) => opened.addEventListener('success', resolve))
  const counted = opened.result.transaction('figures').objectStore('figures').count()
  await new Promise((resolve) => counted.addEventListener('success', resolve))
  opened.result.close()
  return counted.result
}

test('figures and saved runs survive a reload until they are removed; damaged ones are reported', async ({
  page,
}) => {
  await page.goto('/#/cascade/lab?seed=1&b-seed=other')
  await play(runOn(page), '40')
  await play(runOn(page, 'Run B'), '30')
  await page.getByRole('figure').last().getByText('Table').click()
  await figuresOn(page).getByRole('button', { name: 'Save run A' }).click()
  await test.step('renamed', () => rename(page))
  expect(await findings(page)).toEqual([])
  const row = (letter: string) =>
    figuresOn(page, letter).getByRole('row', { name: /^Points per swap/ })
  const figures = await Promise.all([row('A').innerText(), row('B').innerText()])
  await expect.poll(() => page.evaluate(countSaved)).toBe(3)
  await page.reload()
  await expect(row('A')).toHaveText(figures[0], { useInnerText: true })
  await expect(row('B')).toHaveText(figures[1], { useInnerText: true })
  await expect(runOn(page).getByText('Complete: 40 games')).toBeVisible()
  await expect(figuresOn(page).getByRole('button', { name: 'Download Games (CSV)' })).toBeVisible()
  await figuresOn(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(row('A')).toHaveCount(0)
  await test.step('saved run', () => openAndRemove(page))
  await page.reload()
  await expect(row('B')).toHaveText(figures[0], { useInnerText: true })
  await expect(row('A')).toHaveCount(0)
  await page.evaluate(damageAll)
  await page.reload()
  await test.step('damaged', () => expectDamageReported(page))
})

test('a run that failed half-way can be saved and read after a reload', { tag: '@long' }, async ({
  page,
}) => {
  await page.addInitScript(failAfter, 2)
  await page.goto('/#/cascade/lab?seed=1&games=100000')
  await runOn(page).getByRole('button', { name: 'Run', exact: true }).click()
  const failure = /^The agents could not be loaded: [1-9][\d,]* of 100,000 games are complete\.$/
  await expect(runOn(page).getByRole('alert')).toHaveText(failure)
  const points = figuresOn(page).getByRole('row', { name: /^Points per swap/ })
  const shown = await points.innerText()
  await figuresOn(page).getByRole('button', { name: 'Save run A' }).click()
  await expect(savedOn(page).getByRole('status')).toHaveText('Saved as 8x8-7-random.')
  await expect.poll(() => page.evaluate(countSaved)).toBe(2)
  await page.reload()
  await expect(runOn(page).getByRole('alert')).toHaveText(failure)
  await expect(points).toHaveText(shown, { useInnerText: true })
  await expect(savedOn(page).getByRole('button', { name: /as run A/ })).toBeVisible()
})

/** Breaks workers once they have played some batches. */
function failAfter(batches: number): void {
  const { postMessage } = Worker.prototype
  let asked = 0
  const post = (worker: Worker, ...sent: unknown[]) => {
    const isPlay = JSON.stringify(sent[0]).includes('"path":["play"]')
    if (isPlay && ++asked > batches) worker.dispatchEvent(new ErrorEvent('error'))
    else Reflect.apply(postMessage, worker, sent)
  }
  Object.assign(Worker.prototype, {
    postMessage(this: Worker, ...sent: unknown[]) {
      post(this, ...sent)
    },
  })
}

test('printed, runs are lines of settings, light plots and whole tables, without controls', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(
    '/#/cascade/lab?games=40&seed=one&b-agent=greedy&b-games=30&b-seed=two&sweep=kinds&at=5,6',
  )
  for (const name of ['Run A', 'Run B', 'Sweep']) {
    await runOn(page, name).getByRole('button', { name: 'Run', exact: true }).click()
    await expect(runOn(page, name).getByText(/^Complete/)).toBeVisible()
  }
  await figuresOn(page).getByRole('button', { name: 'Save run A' }).click()
  await expect(plotsOn(page).getByRole('img')).toHaveCount(6)
  const line = runOn(page).getByText('8 × 8 · Kinds: 7 · Agent: Random · Games: 40 · Seed: one')
  await expect(line).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await expect(
    runOn(page, 'Run B').getByText('Agent: Greedy · Games: 30 · Seed: two'),
  ).toBeVisible()
  await expect(runOn(page, 'Sweep').getByText('Games: 40 · Seed: one-kinds-5')).toBeVisible()
  for (const role of ['button', 'link', 'textbox', 'combobox', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await page.evaluate(lightest)).toBeLessThan(128)
  const parts = page.locator('figure, div:has(> table)')
  await expect(parts).toHaveCount(6 + 6 + 3)
  for (const part of await parts.all()) await expect(part).toHaveCSS('break-inside', 'avoid')
})

/** Returns the grey, from 0 to 255, of the lightest ink: of texts, and of lines in plots but their grids. */
function lightest(): number {
  const texts = [
    ...document.querySelectorAll('main :is(h1, h2, p, li, caption, th, td, text, figcaption)'),
  ]
  const means = [
    ...document.querySelectorAll('figure g[aria-label="rule"], figure g[stroke^="var"]'),
  ]
  const colours = [
    ...texts.map((element) => getComputedStyle(element).color),
    ...means.map((element) => getComputedStyle(element).stroke),
  ].filter((colour) => colour !== 'none')
  const greys = colours.map((colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return Math.max(...greys)
}

const savedOn = (page: Page): Locator => page.getByRole('region', { name: 'Saved runs' })

/** A saved run is named by its settings, and renamed. */
async function rename(page: Page): Promise<void> {
  await expect(savedOn(page).getByRole('status')).toHaveText('Saved as 8x8-7-random.')
  const name = savedOn(page).getByRole('textbox', { name: 'Name of the run' })
  await expect(name).toHaveValue('8x8-7-random')
  await name.fill('Baseline')
  await name.press('Enter')
  await expect(openerOn(page, 'B')).toBeVisible()
}

const openerOn = (page: Page, letter: string): Locator =>
  savedOn(page).getByRole('button', { name: `Open as run ${letter}: Baseline` })

/** Opens the saved run as run B, removes it, and puts it back. */
async function openAndRemove(page: Page): Promise<void> {
  await openerOn(page, 'B').click()
  await expect(runOn(page, 'Run B').getByText('Complete: 40 games')).toBeVisible()
  await expect(field(runOn(page, 'Run B'), 'Seed')).toHaveValue('1')
  await savedOn(page).getByRole('button', { name: 'Remove Baseline' }).click()
  await expect(openerOn(page, 'A')).toHaveCount(0)
  await savedOn(page).getByRole('button', { name: 'Undo' }).click()
  await expect(openerOn(page, 'A')).toBeVisible()
}

async function expectDamageReported(page: Page): Promise<void> {
  const run = runOn(page, 'Run B')
  await expect(savedOn(page).getByText('1 saved run cannot be read.')).toBeVisible()
  await expect(run.getByRole('status')).toHaveText('The saved figures cannot be read.')
  await field(run, 'Seed').fill('other')
  await play(run, '10')
  await expect(run.getByText('The saved figures cannot be read.')).toHaveCount(0)
}

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
