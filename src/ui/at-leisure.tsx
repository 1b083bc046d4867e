import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import { makeChunk } from './chunk'
import { leisure } from './leisure'
import { useFailureNotice } from './use-failure-notice'

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** A part that the page can do without. `Fallback` does what must be done when it cannot be loaded. */
export function optional<Props extends object>(
  fetch: Fetch<Props>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> {
  const { load, retry, use } = makeChunk(fetch)
  return function Part(props) {
    useEffect(() => {
      load()
      retry()
    }, [])
    const { module, failed } = use()
    useFailureNotice(failed, retry)
    const Come = module?.default
    if (failed) return Fallback ? <Fallback {...props} /> : null
    return Come ? (
      <Fence>
        <Come {...props} />
      </Fence>
    ) : null
  }
}

/**
 * A part that nobody waits for: it is asked for once the rest is on the screen, and until it has come there is nothing
 * in its place. React's `lazy` would ask for it before that.
 */
export const atLeisure = <Props extends object>(
  fetch: Fetch<Props>,
  Fallback?: ComponentType<Props>,
): ComponentType<Props> => optional(() => leisure().then(fetch), Fallback)

/** Keeps the error of an optional part from taking the page down. */
class Fence extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
