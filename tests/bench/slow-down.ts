import type { Browser } from '@playwright/test'

/** Slows whole processes: DevTools throttle a page's own thread, but not its workers. */
const SLOWER = 5
const RUNNING_MS = 4

/** Returns the process ids of a browser's renderers, in which workers run too. */
async function renderersOf(browser: Browser): Promise<readonly number[]> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  return processInfo.flatMap(({ id, type }) => (type === 'renderer' ? id : []))
}

/**
 * Stops processes for four times as long as they have run, repeatedly. Returns how to release them, which returns the
 * share of the time in which they ran.
 */
function halt(pids: readonly number[]): () => number {
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, name)
  }
  const begun = performance.now()
  let total = 0
  let timer: NodeJS.Timeout
  const run = () => {
    signal('SIGCONT')
    const start = performance.now()
    timer = setTimeout(() => {
      signal('SIGSTOP')
      const ran = performance.now() - start
      total += ran
      timer = setTimeout(run, (SLOWER - 1) * ran)
    }, RUNNING_MS)
  }
  run()
  return () => {
    clearTimeout(timer)
    signal('SIGCONT')
    return total / (performance.now() - begun)
  }
}

/** Runs work while a browser's renderers are slowed five times; returns the share of the time in which they ran. */
export async function slowed<Value>(
  browser: Browser,
  act: () => Promise<Value>,
): Promise<{ value: Value; share: number }> {
  const release = halt(await renderersOf(browser))
  try {
    const value = await act()
    return { value, share: release() }
  } finally {
    release()
  }
}
