import { type ComponentType, useEffect } from 'react'
import { makeChunk } from './chunk'
import { leisure } from './leisure'

/**
 * A part that nobody waits for: it is asked for once the rest is on the screen, and until it has come there is nothing
 * in its place. React's `lazy` would ask for it before that.
 */
export function atLeisure<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const { load, use } = makeChunk(() => leisure().then(fetch))
  return function Part(props) {
    useEffect(load, [])
    const Come = use()?.default
    return Come ? <Come {...props} /> : null
  }
}
