import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { FailedDialog, SlowDialog } from './LoadDialog.tsx'
import { LoadProblem, PartProblem } from './LoadProblem.tsx'
import { useFailureNotice, withStyles } from './load-failures.ts'
import { Progress } from './Progress.tsx'

export interface LazyModule<Module> {
  /** Starts loading. Idempotent; safe during render. */
  readonly load: () => void
  /** Loads again after a failure; otherwise does nothing. */
  readonly retry: () => void
  /** Returns the state of loading; `use` is the hook. */
  readonly now: () => Loading<Module>
  readonly use: () => Loading<Module>
}

interface Loading<Module> {
  readonly module?: Module
  readonly failed?: number
}

/**
 * Loads a module. Unlike React's `lazy`, renders a module that is already loaded at once, without a fallback of 300 ms,
 * and can retry a failure.
 */
export function makeLazyModule<Module>(fetch: () => Promise<Module>): LazyModule<Module> {
  const loading = createStore<Loading<Module>>(() => ({}))
  let isStarted = false
  const start = () => {
    isStarted = true
    withStyles(fetch).then(
      (module) => loading.setState({ module }, true),
      () => {
        isStarted = false
        loading.setState(({ failed = 0 }) => ({ failed: failed + 1 }))
      },
    )
  }
  return {
    load: () => {
      if (!isStarted && !loading.getState().failed) start()
    },
    retry: () => {
      if (!isStarted && loading.getState().failed) start()
    },
    now: () => loading.getState(),
    use: () => useStore(loading),
  }
}

/** Resolves once the page is idle, or after a second. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve)
  })

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

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
  fetch: Fetch<Props>,
  { when, isPart = false, Fallback }: LazyOptions<Props>,
): Lazy<Props> {
  const lazyModule = makeLazyModule(when === 'idle' ? () => whenIdle().then(fetch) : fetch)
  const { load, retry, use } = lazyModule
  function LazyPart(props: Props) {
    // During render, as in React's `lazy`: an effect would run after the placeholder's paint.
    if (when !== 'idle') load()
    useEffect(() => {
      load()
      retry()
    }, [])
    const { module, failed } = use()
    useFailureNotice(when === 'idle' ? failed : undefined, retry)
    if (module) return <Loaded isOptional={when === 'idle'}>{<module.default {...props} />}</Loaded>
    if (failed && Fallback) return <Fallback {...props} />
    return <Placeholder {...{ when, isPart, failed, retry }} props={props} />
  }
  return Object.assign(LazyPart, { load })
}

interface PlaceholderProps {
  when: LazyOptions<object>['when']
  isPart: boolean
  failed: number | undefined
  retry: () => void
  props: object
}

function Placeholder({ when, isPart, failed, retry, props }: PlaceholderProps) {
  if (when === 'idle') return null
  if (when === 'open') {
    const onClose = 'onClose' in props && isClose(props.onClose) ? props.onClose : () => {}
    if (!failed) return <SlowDialog onClose={onClose} />
    return <FailedDialog attempt={failed} onRetry={retry} onClose={onClose} />
  }
  if (!failed) return <Progress isPart={isPart} />
  const Problem = isPart ? PartProblem : LoadProblem
  return <Problem attempt={failed} onRetry={retry} />
}

const isClose = (value: unknown): value is () => void => typeof value === 'function'

const Loaded = ({ isOptional, children }: { isOptional: boolean; children: ReactNode }) =>
  isOptional ? <ErrorBoundary>{children}</ErrorBoundary> : children

/** An error boundary around optional parts. */
class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
