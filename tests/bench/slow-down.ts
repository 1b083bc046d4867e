import type { Browser } from '@playwright/test'

/** Slows whole processes: DevTools throttle a page's own thread, but not its workers. */
const SLOWER = 4
const RUNNING_MS = 4

async function renderersOf(browser: Browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.filter(({ type }) => type === 'renderer')
}

/** Returns the CPU time of a browser's renderers, workers included, in milliseconds. */
async function readWork(browser: Browser): Promise<number> {
  const renderers = await renderersOf(browser)
  return renderers.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0)
}

/** Stops processes for three times as long as they have run, repeatedly; returns how to release them. */
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

/** Runs work while a browser's renderers are slowed four times; returns their share of a processor. */
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
