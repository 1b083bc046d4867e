import { flushSync } from 'react-dom'
import type { BaseLocationHook } from 'wouter'
import { navigate } from 'wouter/use-hash-location'
import { createStore, useStore } from 'zustand'
import { isMotionReduced } from '#src/ui/page.ts'

/** Reads the address after the hash, escaped once more: the router decodes it, and shared links have their own parser. */
const addressNow = (): string => `/${location.hash.replace(/^#?\/?/, '')}`.replaceAll('%', '%25')

/** The address of the page that is shown. */
const shown = createStore(addressNow)

const show = () => shown.setState(addressNow(), true)

/** Removes the query, which only sets up a page, so that a change of it does not mount the page again. */
export const pageOf = (address: string): string => address.replace(/\?.*/s, '')

const isCut = (): boolean =>
  !('startViewTransition' in document) ||
  isMotionReduced() ||
  pageOf(addressNow()) === pageOf(shown.getState())

/** Fades the old page out over the new one, which is not captured: an element that is takes no clicks. */
function passOver(): void {
  const { style } = document.documentElement
  style.viewTransitionName = 'root'
  const { ready } = document.startViewTransition(() => {
    flushSync(show)
    style.viewTransitionName = 'none'
  })
  // A transition that is skipped still shows the page.
  ready.catch(() => {})
}

// Links, back and forward alike.
window.addEventListener('hashchange', () => (isCut() ? show() : passOver()))

/** The router's hook: pages pass into each other where the browser can do that. */
export const useAddress: BaseLocationHook = () => [useStore(shown), navigate]

useAddress.hrefs = (href: string) => `#${href}`
