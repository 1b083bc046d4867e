import { useEffect, useId } from 'react'
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
