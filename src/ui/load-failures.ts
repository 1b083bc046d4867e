import { useEffect, useId, useState } from 'react'
import { createStore } from 'zustand'

/** What a page may have to do without, as its player knows it. */
export const PARTS = [
  'opponent',
  'agent',
  'solver',
  'language',
  'pictures',
  'sounds',
  'part',
] as const
export type Part = (typeof PARTS)[number]

export interface LoadFailure {
  /** What the part was needed for: a later failure of the same takes its place. */
  readonly name: string
  readonly part: Part
  readonly retry: () => void
}

interface LoadFailures {
  readonly list: readonly LoadFailure[]
  /** Counts up with every failure, so that the same one is announced again. */
  readonly count: number
}

/** What could not be loaded, and how to try again. */
export const loadFailures = createStore<LoadFailures>(() => ({ list: [], count: 0 }))

const without = (name: string) =>
  loadFailures.getState().list.filter((failure) => failure.name !== name)

export function reportFailure(failure: LoadFailure): void {
  const { count } = loadFailures.getState()
  loadFailures.setState({ list: [...without(failure.name), failure], count: count + 1 })
}

export function forgetFailure(name: string): void {
  const list = without(name)
  if (list.length < loadFailures.getState().list.length) loadFailures.setState({ list })
}

/** Tries all again: what kept one part from loading may have kept others. */
export function retryFailures(): void {
  for (const { retry } of loadFailures.getState().list) retry()
}

/** Does work that needs a part. Where the part cannot be loaded, the page says so and offers to do the work again. */
export async function tryLoading(
  name: string,
  part: Part,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
    forgetFailure(name)
  } catch (error) {
    reportError(error)
    reportFailure({ name, part, retry: () => void tryLoading(name, part, work) })
  }
}

/** Says what the page has to do without, for as long as what needs it is on the page. */
export function useFailureNotice(
  failed: number | undefined,
  retry: () => void,
  part: Part = 'part',
): void {
  const name = useId()
  useEffect(() => {
    if (!failed) return
    reportFailure({ name, part, retry })
    return () => forgetFailure(name)
  }, [failed, name, part, retry])
}

/** Style sheets that could not be loaded. The build's loader asks for each but once, and leaves its part bare. */
const missing = new Set<string>()

/** Notes from here on which style sheets cannot be loaded. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target.href)
  }
  // Such an error is told on its way down to the element only.
  window.addEventListener('error', note, true)
}

/** Does something once all style sheets are there that could not be loaded before. */
export const withStyles = <Value>(work: () => Promise<Value>): Promise<Value> =>
  missing.size === 0 ? work() : Promise.all([...missing].map(loadStyle)).then(work)

function loadStyle(href: string): Promise<void> {
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.delete(href)
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No style sheet at ${href}`))
    })
    Object.assign(link, { rel: 'stylesheet', href })
    document.head.append(link)
  })
}

const entryOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')

/** Asks the host whether it serves another build by now: the parts of this one may then be gone. */
async function isReplaced(): Promise<boolean> {
  try {
    // A service worker answers the plain address with the build that it has stored.
    const answer = await fetch(`?now=${Date.now()}`, { cache: 'no-store' })
    if (!answer.ok) return false
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return entryOf(page) !== entryOf(document)
  } catch {
    return false
  }
}

/** Whether there is a new version, asked once something could not be loaded. */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    void isReplaced().then(setNew)
  }, [])
  return isNew
}
