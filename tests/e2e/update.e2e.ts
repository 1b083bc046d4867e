// Browsers log missing files, so the console is not silent in one of these tests.
import { test as bare, type Page } from '@playwright/test'
import { fileOf } from './built-files'
import { type Change, type Host, openHost } from './host'
import { attempt, clearingLine, readBoard, tilesIn, toolOf } from './link-board'
import { expect, IS_LONG, test as withPage } from './page'

const test = withPage.extend<{ host: Host }>({
  // Playwright parses the pattern for the fixtures wanted.
  host: async ({ browserName: _ }, use) => {
    const host = await openHost('dist', '/')
    await use(host)
    await host.close()
  },
})

bare.use({ serviceWorkers: 'allow' })
test.use({ serviceWorkers: 'allow' })

/** Makes the next build: a page that differs, with another revision in the service worker's list. */
const nextBuild: Change = (path, text) => {
  if (path === 'index.html') return text.replace('<html ', '<html data-build="next" ')
  if (path === 'sw.js') return text.replace(/("?index\.html"?,revision:")\w+/, '$1next')
  return text
}

const noticeOn = (page: Page) => page.getByRole('region', { name: 'New version' })
const html = (page: Page) => page.locator('html')

test('a new version is offered in the menu, never in a game, can wait, and is installed on a press', async ({
  page,
  host,
}) => {
  test.slow()
  await page.goto(host.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  host.change(nextBuild)
  const other = await page.context().newPage()
  await other.goto(`${host.url}#/link/novice`)
  await expect(tilesIn(other)).toHaveCount(48)
  await expect.poll(() => waitingIn(other)).toBe('installed')
  const [match] = clearingLine(await readBoard(other))
  if (match) await attempt(other, match)
  await expect(tilesIn(other)).toHaveCount(46)
  await expect(noticeOn(other)).toBeHidden()

  await toolOf(other, 'Menu').click()
  await expect(noticeOn(other).getByRole('status')).toHaveText(
    'A new version of Pairwise is ready.',
  )
  await noticeOn(other).getByRole('button', { name: 'Later' }).click()
  await expect(noticeOn(other)).toBeHidden()
  if (IS_LONG) {
    await other.reload()
    await expect(noticeOn(other)).toBeVisible()
  }
  for (const tab of [page, other]) await expect(html(tab)).not.toHaveAttribute('data-build')
  await other.close()

  // The tab of the first visit installs it, too.
  await noticeOn(page).getByRole('button', { name: 'Update now' }).click()
  await expect(html(page)).toHaveAttribute('data-build', 'next')
  await expect(noticeOn(page)).toBeHidden()
  await page.getByRole('link', { name: 'Continue Link: Novice · 8 × 6 · 46 tiles left' }).click()
  await expect(tilesIn(page)).toHaveCount(46)
})

/** Returns the state of the service worker that waits to take over. */
const waitingIn = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)

/** Another tab finds the next build, which is ready to take over. */
async function findUpdateElsewhere(page: Page, host: Host): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto(host.url)
  await expect(noticeOn(other)).toBeVisible()
  return other
}

/** The next build renames its files: Garden's page is gone. */
const withoutGarden: Change = (path, text) => {
  const garden = fileOf('src/games/garden/screen.tsx')
  if (path === garden) throw new Error('No such file')
  if (path === 'index.html') return nextBuild(path, text).replace(/(index-[\w-]+\.js)/, '$1?next')
  if (path !== 'sw.js') return text
  const [menu = ''] = /assets\/Menu-[\w-]+\.js/.exec(text) ?? []
  return nextBuild(path, text).replace(garden, menu)
}

bare(
  'an old page whose parts are gone offers the new version',
  { tag: '@long' },
  async ({ page }) => {
    const host = await openHost('dist', '/')
    await page.goto(host.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    host.change(withoutGarden)
    const other = await findUpdateElsewhere(page, host)
    await noticeOn(other).getByRole('button', { name: 'Update now' }).click()
    await expect(html(other)).toHaveAttribute('data-build', 'next')
    await page.getByRole('link', { name: 'Garden', exact: true }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('alert')).toContainText('There is a new version of Pairwise')
    host.change((path, text) =>
      path === 'sw.js' ? withoutGarden(path, text) : nextBuild(path, text),
    )
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(html(page)).toHaveAttribute('data-build', 'next')
    await expect(page.getByRole('grid')).toBeVisible()
    await host.close()
  },
)
