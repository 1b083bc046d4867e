import { i18n } from '@lingui/core'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { memoizeStyles } from './styles'

/**
 * A generous timeout for queries, since other processes may run. An error leaves out the page, which whoever waits for an
 * element would print at each look: a fifth of a component's test.
 */
configure({
  asyncUtilTimeout: 20_000,
  getElementError: (message) => new Error(message ?? ''),
})

/** Polyfills jsdom for component tests: reduced motion, dialogs, popovers, short frames, and animations that only take their time. */
beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  memoizeStyles()
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
  )
  // jsdom's frames take 16 ms, and each look at the page waits for one.
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) =>
    setTimeout(() => act(performance.now()), 4),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate })
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
  HTMLElement.prototype.hidePopover ??= () => {}
  // Parts that cannot be loaded are shown by the page.
  globalThis.reportError ??= () => {}
})

afterEach(cleanup)

/** An animation that only finishes. */
function animate(_: unknown, { delay = 0, duration = 0 } = {}) {
  const timer = setTimeout(() => animation.onfinish(), delay + duration)
  const animation = Object.assign(new EventTarget(), {
    onfinish: () => {},
    finished: Promise.resolve(),
    cancel: () => clearTimeout(timer),
  })
  return animation
}
