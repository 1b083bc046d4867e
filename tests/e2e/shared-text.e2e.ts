import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Page } from '@playwright/test'
import { openHost } from './host'
import { expectFullBoard } from './link-board'
import { expect, test } from './page'

/** Serves the app by Python's plain host; returns its address, and ends it. */
async function openPythonHost() {
  const args = ['-u', '-m', 'http.server', '0', '--directory', 'dist']
  const server = spawn('python3', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [text] = await once(server.stdout, 'data')
  const [, port] = /port (\d+)/.exec(String(text)) ?? []
  return { url: `http://localhost:${port}/`, close: () => server.kill() }
}

/** Paths that plain hosts serve the app at, though they are not the app's. */
const PATHS = ['/127.0.0.1:4599/..%2f/', '/']

const HOSTS = [
  ['Python’s host', openPythonHost],
  ['a host of Node', () => openHost('dist', '/')],
] as const

async function expectNoOtherHost(page: Page, url: string): Promise<void> {
  for (const path of PATHS) {
    await page.goto(`${url}${path}?text=%23/link/novice`)
    await expect(page.getByRole('alert')).toHaveText('There is no link to a game in that text.')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page).toHaveURL(`${url}${path}#/`)
  }
}

for (const [name, open] of HOSTS)
  test(`on ${name}, a text that is shared with the app leads to no other host`, async ({
    page,
  }) => {
    const host = await open()
    try {
      await expectNoOtherHost(page, host.url)
    } finally {
      await host.close()
    }
  })

test('a link in a text that is shared with the app opens its board', async ({ page }) => {
  await page.goto('/?title=Pairwise&text=Come+and+play+%23/link/novice')
  await expectFullBoard(page, 'novice')
  await expect(page).toHaveURL(/:\d+\/#\/link\/novice$/)
})
