import type { Page } from '@playwright/test'

/** The path of the bare board on the app's server. */
const ADDRESS = '/bare.html'

/**
 * A match without any framework: the same buttons, style sheets and animations, with two event listeners. Measures the
 * app's overhead. Runs in the page.
 */
function playBare(): void {
  const MATCH_MS = { path: 170, remove: 300 }
  let selected: HTMLElement | undefined
  const tileOf = (button: HTMLElement) => button.querySelector<HTMLElement>('[data-look]')
  const look = (button: HTMLElement, name: string) => {
    const tile = tileOf(button)
    if (tile) tile.dataset.look = name
    button.setAttribute('aria-pressed', String(name === 'selected'))
  }
  const ghost = (button: HTMLElement) => {
    const cell = button.parentElement
    const copy = button.cloneNode(true)
    if (!(copy instanceof HTMLElement) || !cell) return
    copy.inert = true
    cell.replaceChildren(copy)
    const gone = copy.animate(
      {
        scale: [1, 1.14, 0.6],
        opacity: [1, 1, 0],
        filter: ['brightness(1)', 'brightness(1.7)', 'brightness(1.7)'],
      },
      { duration: MATCH_MS.remove, delay: MATCH_MS.path, fill: 'both' },
    )
    gone.onfinish = () => copy.remove()
  }
  document.querySelector('[role=grid]')?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    if (!selected) {
      selected = button
      look(button, 'selected')
      tileOf(button)?.animate({ scale: [0.94, 1.07, 1] }, { duration: 110 })
      return
    }
    look(button, 'selected')
    for (const tile of [selected, button]) ghost(tile)
    selected = undefined
  })
}

/** Serves the board of a page as one without the app, and opens it. */
export async function openBareBoard(page: Page): Promise<void> {
  const html = await page.evaluate(() => {
    for (const part of document.querySelectorAll('script, meta[http-equiv], link[rel=prefetch]'))
      part.remove()
    return document.documentElement.outerHTML
  })
  const script = `<script>(${playBare.toString()})()</script>`
  const body = `<!doctype html>${html.replace('</body>', `${script}</body>`)}`
  await page.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(new URL(ADDRESS, page.url()).href)
}
