import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import * as v from 'valibot'
import { LINE, PROCESSOR, WINDOW, windowOpened } from './slow-page'

const answerSchema = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.object({ result: v.optional(v.object({ value: v.unknown() })) })),
})

/** Sends a DevTools command to a page; resolves to an expression's value, if it was one. */
type Send = (method: string, params?: object) => Promise<unknown>

/** Controls a page through the browser target, so that Playwright does not attach to the page. */
async function attach(browser: CDPSession, targetId: string): Promise<Send> {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId })
  const waiting = new Map<number, (value: unknown) => void>()
  let last = 0
  browser.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id = 0, result } = v.parse(answerSchema, JSON.parse(message))
    waiting.get(id)?.(result?.result?.value)
    waiting.delete(id)
  })
  return (method, params = {}) => {
    const id = ++last
    const message = JSON.stringify({ id, method, params })
    void browser.send('Target.sendMessageToTarget', { sessionId, message })
    return new Promise((resolve) => waiting.set(id, resolve))
  }
}

/**
 * Opens an address on a slow phone without Playwright attached, and evaluates an expression after `ms`.
 * Playwright's instrumentation slows the page's scripts.
 */
export async function askUnwatched(
  browser: Browser,
  {
    address,
    early,
    ask,
    afterMs,
  }: { address: string; early: string; ask: string; afterMs: number },
): Promise<unknown> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const about = { url: 'about:blank', browserContextId, ...WINDOW }
  const { targetId } = await session.send('Target.createTarget', about)
  const send = await attach(session, targetId)
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', LINE)
  await send('Emulation.setCPUThrottlingRate', PROCESSOR)
  await send('Page.enable')
  await send('Page.addScriptToEvaluateOnNewDocument', { source: early })
  await windowOpened()
  await send('Page.navigate', { url: address })
  await setTimeout(afterMs)
  const answer = await send('Runtime.evaluate', { expression: ask })
  await session.send('Target.disposeBrowserContext', { browserContextId })
  await session.detach()
  return answer
}
