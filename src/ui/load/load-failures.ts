import { useEffect, useId, useState } from 'react'
import { createStore } from 'zustand'

/** A part that may fail to load, as players know it. */
export type Part =
  | 'opponent'
  | 'agent'
  | 'solver'
  | 'language'
  | 'pictures'
  | 'sounds'
  | 'results'
  | 'part'

interface LoadFailure {
  /** Identifies the purpose; a later failure with the same name replaces this one. */
  readonly name: string
  readonly part: Part
  readonly retry: () => void
}

export const loadFailures = createStore<{
  readonly list: readonly LoadFailure[]
  /** Counts failures, so that the same one is announced again. */
  readonly count: number
}>(() => ({ list: [], count: 0 }))

const without = (name: string) =>
  loadFailures.getState().list.filter((failure) => failure.name !== name)

function reportFailure(failure: LoadFailure): void {
  const { count } = loadFailures.getState()
  loadFailures.setState({ list: [...without(failure.name), failure], count: count + 1 })
}

export function forgetFailure(name: string): void {
  const list = without(name)
  if (list.length < loadFailures.getState().list.length) loadFailures.setState({ list })
}

/** Retries all: failures usually share a cause. */
export function retryFailures(): void {
  for (const { retry } of loadFailures.getState().list) retry()
}

/** Runs work that loads a part; reports a failure on the page, with a retry. */
export async function tryLoading(name: string, part: Part, work: () => Promise<void>) {
  try {
    await work()
    forgetFailure(name)
  } catch (error) {
    reportError(error)
    reportFailure({ name, part, retry: () => void tryLoading(name, part, work) })
  }
}

/** Reports a failure while the component is mounted. */
export function useFailureNotice(
  failed: number | undefined,
  retry: () => void,
  part: Part = 'part',
) {
  const name = useId()
  useEffect(() => {
    if (!failed) return
    reportFailure({ name, part, retry })
    return () => forgetFailure(name)
  }, [failed, name, part, retry])
}

/** Style sheets that failed to load. Vite's loader requests each only once, and leaves its part unstyled. */
const missing = new Set<string>()

export function trackStyles(): void {
  const record = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target.href)
  }
  // Such an event does not bubble, so it is captured.
  window.addEventListener('error', record, true)
}

/** Runs work after reloading the missing style sheets. */
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
      reject(new Error(`No sheet ${href}`))
    })
    Object.assign(link, { rel: 'stylesheet', href })
    document.head.append(link)
  })
}

const entryOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type=module][src]')?.getAttribute('src')

/** Returns `true` if the host serves another build, so that this one's chunks may be gone. */
async function isReplaced(): Promise<boolean> {
  try {
    // The query bypasses the service worker's cache.
    const answer = await fetch(`?now=${Date.now()}`, { cache: 'no-store' })
    if (!answer.ok) return false
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return entryOf(page) !== entryOf(document)
  } catch {
    return false
  }
}

export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false)
  useEffect(() => void isReplaced().then(setNew), [])
  return isNew
}
