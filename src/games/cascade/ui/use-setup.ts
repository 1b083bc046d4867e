import { useState } from 'react'
import { makeQuery, parseSetup, type Setup } from './lab-address'

interface Held {
  /** The address as the router gave it last. */
  readonly given: string
  /** The address as it should be: the same, unless the browser refused to write it. */
  readonly query: string
  readonly setup: Setup
  /** Parts of the address that mean nothing. */
  readonly ignored: readonly string[]
  /** Counts the addresses that were read. */
  readonly loads: number
  /** This address was run or linked to: a change makes a new one, so that Back leads here. */
  readonly isSettled: boolean
}

const load = (query: string, loads: number): Held => ({
  given: query,
  query,
  ...parseSetup(query),
  loads,
  isSettled: query !== '',
})

/** The page's settings, which its address says: each change writes it, Back and typing are read. */
export function useSetup(query: string) {
  const [held, setHeld] = useState(() => load(query, 0))
  if (query !== held.given) {
    setHeld(query === held.query ? { ...held, given: query } : load(query, held.loads + 1))
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
    // Browsers limit how often an address may change. The next change writes it.
    return
  }
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
}
