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

/** Paths that plain hosts serve the app at; the first is not the app's. */
const PATHS = ['/127.0.0.1:4599/..%2f/', '/']

async function expectNoOtherHost(page: Page, url: string): Promise<void> {
  for (const path of PATHS) {
    await page.goto(`${url}${path}?text=%23/link/novice`)
    await expect(page.getByRole('alert')).toHaveText('There is no link to a game in that text.')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page).toHaveURL(`${url}${path}#/`)
  }
}

for (const [name, open] of [
  ['a host of Node', () => openHost('dist', '/')],
  ['Python’s host', openPythonHost],
] as const)
  test(`on ${name}, a text that is shared with the app leads to no other host`, {
    tag: '@long',
  }, async ({ page }) => {
    const host = await open()
    try {
      await expectNoOtherHost(page, host.url)
    } finally {
      await host.close()
    }
  })

const TEXTS = [
  '“Try https://example.org/#/link/novice”!',
  'Come and play #/link/novice',
  'play #/link/novice.',
  '(#/link/novice)',
  '來玩 #/link/novice。',
]

for (const [index, text] of TEXTS.entries()) {
  const name = `the link in “${text}”, shared with the app, opens its board`
  test(name, { tag: index > 0 ? '@long' : [] }, async ({ page }) => {
    await page.goto(`/?title=Pairwise&text=${encodeURIComponent(text)}`)
    await expectFullBoard(page, 'novice')
    await expect(page).toHaveURL(/:\d+\/#\/link\/novice$/)
  })
}

test('the manifest says how a text is shared, so that browsers warn of nothing', async ({
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.share_target).toMatchObject({
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
  })
})
