import type { Browser } from '@playwright/test'

/** The developer tools slow a page's own thread only. So its process is stopped for most of the time. */
const RUNNING_MS = 4
const STOPPED_MS = 12

/** Slows the pages of a browser about four times, workers and all; returns how to let them go. */
export async function slowDown(browser: Browser): Promise<() => void> {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, name)
  }
  let timer: NodeJS.Timeout
  const halt = () => {
    signal('SIGSTOP')
    timer = setTimeout(run, STOPPED_MS)
  }
  const run = () => {
    signal('SIGCONT')
    timer = setTimeout(halt, RUNNING_MS)
  }
  halt()
  return () => {
    clearTimeout(timer)
    signal('SIGCONT')
  }
}
