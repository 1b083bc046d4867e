import { useState } from 'react'
import { makeQuery, parseSetup, type Setup } from './lab-address.ts'

interface Held {
  /** The router's latest address. */
  readonly latest: string
  /** The address to show; differs only if the browser refused to write it. */
  readonly query: string
  readonly setup: Setup
  /** Parts of the address that are invalid. */
  readonly ignored: readonly string[]
  /** Counts addresses read. */
  readonly loads: number
  /** True after a run or a link: the next change then adds a history entry. */
  readonly isSettled: boolean
}

const load = (query: string, loads: number): Held => ({
  latest: query,
  query,
  ...parseSetup(query),
  loads,
  isSettled: query !== '',
})

/** Synchronizes the settings with the address. */
export function useSetup(query: string) {
  const [held, setHeld] = useState(() => load(query, 0))
  if (query !== held.latest) {
    setHeld(query === held.query ? { ...held, latest: query } : load(query, held.loads + 1))
  }
  const hold = (setup: Setup, isSettled: boolean) => {
    const next = makeQuery(setup)
    setHeld({ ...held, setup, query: next, ignored: [], isSettled })
    writeAddress(next, held.isSettled && !isSettled)
  }
  return {
    ...held,
    change: (change: Partial<Setup>) => hold({ ...held.setup, ...change }, false),
    settle: () => hold(held.setup, true),
  }
}

function writeAddress(query: string, isNew: boolean): void {
  const oldURL = location.href
  const address = `#/cascade/lab?${query}`
  try {
    if (isNew) history.pushState(null, '', address)
    else history.replaceState(null, '', address)
  } catch {
    // Browsers limit the rate of address changes; the next one writes it.
    return
  }
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
}
