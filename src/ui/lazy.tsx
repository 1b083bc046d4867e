import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { FailedDialog, SlowDialog } from './kit/LoadDialog'
import { LoadProblem, PartProblem } from './kit/LoadProblem'
import { Progress } from './kit/Progress'
import { useFailureNotice, withStyles } from './load-failures'

/** A module that is loaded apart from the page. */
export interface Chunk<Module> {
  /** Asks for it, once however often it is called; also in rendering. */
  readonly load: () => void
  /** Asks anew for what could not be loaded, and for nothing else. */
  readonly retry: () => void
  /** How the loading stands; `use` is the hook. */
  readonly now: () => Loading<Module>
  readonly use: () => Loading<Module>
}

interface Loading<Module> {
  /** What the chunk holds, once it is loaded. */
  readonly module?: Module
  /** How often it could not be loaded, up to now. */
  readonly failed?: number
}

/**
 * Loads for what has to be seen at once. React's `lazy` shows a fallback first, even for a chunk that has long been
 * loaded, and leaves it for 300 ms; this is rendered as soon as it is there. And what `lazy` could not load stays so for ever.
 */
export function makeChunk<Module>(fetch: () => Promise<Module>): Chunk<Module> {
  const loading = createStore<Loading<Module>>(() => ({}))
  let isAsked = false
  const start = () => {
    isAsked = true
    withStyles(fetch).then(
      (module) => loading.setState({ module }, true),
      () => {
        isAsked = false
        loading.setState(({ failed = 0 }) => ({ failed: failed + 1 }))
      },
    )
  }
  return {
    load: () => {
      if (!isAsked && !loading.getState().failed) start()
    },
    retry: () => {
      if (!isAsked && loading.getState().failed) start()
    },
    now: () => loading.getState(),
    use: () => useStore(loading),
  }
}

/** Resolves once the page has nothing to do, or has been busy for a second. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 })
    else setTimeout(resolve)
  })

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A component that is loaded when it is first rendered, or when it is asked to. */
export type Lazy<Props> = ComponentType<Props> & { readonly load: () => void }

interface LazyOptions<Props> {
  /**
   * `now`: what the page is about; a bar stands in its place. `idle`: what the page can do without; it is asked for once
   * the rest is on the screen. `open`: a dialog, which says itself that it is slow or cannot be loaded.
   */
  readonly when: 'now' | 'idle' | 'open'
  /** Of what is loaded `now`: a part of a page, not the whole of one. */
  readonly isPart?: boolean
  /** Does what must be done where the part cannot be loaded. */
  readonly Fallback?: ComponentType<Props>
}

/** A component in a chunk of its own. */
export function lazy<Props extends object>(
  fetch: Fetch<Props>,
  { when, isPart = false, Fallback }: LazyOptions<Props>,
): Lazy<Props> {
  const chunk = makeChunk(when === 'idle' ? () => whenIdle().then(fetch) : fetch)
  const { load, retry, use } = chunk
  function LazyPart(props: Props) {
    // In rendering, as React's `lazy` does: an effect would wait until what stands in its place is painted.
    if (when !== 'idle') load()
    useEffect(() => {
      load()
      // What failed on an earlier visit may be there by now.
      retry()
    }, [])
    const { module, failed } = use()
    useFailureNotice(when === 'idle' ? failed : undefined, retry)
    if (module) return <Loaded isFenced={when === 'idle'}>{<module.default {...props} />}</Loaded>
    if (failed && Fallback) return <Fallback {...props} />
    return <StandIn {...{ when, isPart, failed, retry }} props={props} />
  }
  return Object.assign(LazyPart, { load })
}

interface StandInProps {
  when: LazyOptions<object>['when']
  isPart: boolean
  failed: number | undefined
  retry: () => void
  props: object
}

/** Stands in the place of what is not loaded yet, or cannot be. */
function StandIn({ when, isPart, failed, retry, props }: StandInProps) {
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

const Loaded = ({ isFenced, children }: { isFenced: boolean; children: ReactNode }) =>
  isFenced ? <Fence>{children}</Fence> : children

/** Keeps the error of a part that the page can do without from taking the page down. */
class Fence extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
