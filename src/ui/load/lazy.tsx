import { Component, type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { LoadProblem, LoadProblemDialog } from './LoadProblem.tsx'
import { useFailureNotice, withStyles } from './load-failures.ts'
import { Progress, ProgressDialog } from './Progress.tsx'

export interface LazyModule<Module> {
  /** Starts loading, but not after a failure. Idempotent; safe during render. */
  readonly load: () => void
  /** Starts loading, after a failure too. Idempotent. */
  readonly retry: () => void
  /** Returns the state of loading; `use` is the hook. */
  readonly now: () => Loading<Module>
  readonly use: () => Loading<Module>
}

interface Loading<Module> {
  readonly module?: Module
  /** The number of failures, if there were any. */
  readonly failed?: number
}

/**
 * Loads a module. React's own `lazy` shows a fallback for 300 ms even of a module that is already loaded, and keeps a
 * failure for good.
 */
export function makeLazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  const loading = createStore<Loading<Module>>(() => ({}))
  let isStarted = false
  const retry = () => {
    if (isStarted) return
    isStarted = true
    // Without its own style sheet a first attempt fails; it need not wait for one that another module misses.
    const attempt = loading.getState().failed ? withStyles(fetch) : fetch()
    attempt.then(
      (module) => loading.setState({ module }, true),
      () => {
        isStarted = false
        loading.setState(({ failed = 0 }) => ({ failed: failed + 1 }))
      },
    )
  }
  const load = () => {
    if (!loading.getState().failed) retry()
  }
  return { load, retry, now: loading.getState, use: () => useStore(loading) }
}

/** Loads a module that a page can do without; a failure is a notice, from which it is tried again. */
export function useLoaded<Module>({ retry, use }: LazyModule<Module>): Module | undefined {
  useEffect(retry, [retry])
  const { module, failed } = use()
  useFailureNotice(failed, retry)
  return module
}

/** Resolves once the page is idle, or after a second. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve)
  })

/** A component that is loaded when it is first rendered, or by `load`. */
export type Lazy<Props> = ComponentType<Props> & { readonly load: () => void }

interface LazyOptions<Props> {
  /**
   * `now`: with the page, behind a progress bar. `idle`: optional, loaded once the rest is on the screen. `open`: a
   * dialog, with its own placeholders for slow and failed loads.
   */
  readonly when: 'now' | 'idle' | 'open'
  /** With `now`: a part of a page, not the whole of one. */
  readonly isPart?: boolean
  readonly Fallback?: ComponentType<Props>
}

export function lazy<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
  { when, isPart = false, Fallback }: LazyOptions<Props>,
): Lazy<Props> {
  const isIdle = when === 'idle'
  const Boundary = isIdle ? ErrorBoundary : Fragment
  const { load, retry, use } = makeLazyModule(isIdle ? () => whenIdle().then(fetch) : fetch)
  function LazyPart(props: Props) {
    // During render, as in React's `lazy`: an effect would run after the placeholder's paint.
    if (!isIdle) load()
    useEffect(retry, [])
    const { module, failed } = use()
    useFailureNotice(isIdle ? failed : undefined, retry)
    if (module)
      return (
        <Boundary>
          <module.default {...props} />
        </Boundary>
      )
    if (failed && Fallback) return <Fallback {...props} />
    if (when === 'idle') return null
    const { Waiting, Failed } = PLACEHOLDERS[when]
    const place = { isPart, onClose: closingOf(props) }
    return failed ? <Failed attempt={failed} onRetry={retry} {...place} /> : <Waiting {...place} />
  }
  return Object.assign(LazyPart, { load })
}

const PLACEHOLDERS = {
  now: { Waiting: Progress, Failed: LoadProblem },
  open: { Waiting: ProgressDialog, Failed: LoadProblemDialog },
}

const isCall = (value: unknown): value is () => void => typeof value === 'function'

const closingOf = (props: object): (() => void) =>
  'onClose' in props && isCall(props.onClose) ? props.onClose : () => {}

class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
