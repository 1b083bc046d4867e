import type { Browser } from '@playwright/test'

/** The developer tools would slow a page's own thread, and not its workers. */
const SLOWER = 4
const RUNNING_MS = 4

async function renderersOf(browser: Browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.filter(({ type }) => type === 'renderer')
}

/** Milliseconds that the pages of a browser, workers and all, have had of a processor. */
async function readWork(browser: Browser): Promise<number> {
  const renderers = await renderersOf(browser)
  return renderers.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0)
}

/** Stops processes for three times as long as they have run, again and again; returns how to let them go. */
function halt(pids: readonly number[]): () => void {
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, name)
  }
  let timer: NodeJS.Timeout
  const run = () => {
    signal('SIGCONT')
    const start = performance.now()
    timer = setTimeout(() => {
      signal('SIGSTOP')
      timer = setTimeout(run, (SLOWER - 1) * (performance.now() - start))
    }, RUNNING_MS)
  }
  run()
  return () => {
    clearTimeout(timer)
    signal('SIGCONT')
  }
}

/** Does something while a browser's pages run four times slower, and tells what share of a processor they had. */
export async function slowed<Value>(
  browser: Browser,
  act: () => Promise<Value>,
): Promise<{ value: Value; share: number }> {
  const renderers = await renderersOf(browser)
  const [start, work] = [performance.now(), await readWork(browser)]
  const letGo = halt(renderers.map(({ id }) => id))
  try {
    const value = await act()
    const share = ((await readWork(browser)) - work) / (performance.now() - start)
    return { value, share }
  } finally {
    letGo()
  }
}
