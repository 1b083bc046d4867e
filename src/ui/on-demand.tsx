import type { ComponentType } from 'react'
import { makeChunk } from './chunk'
import { Progress } from './Progress'

/** A component that comes when it is first rendered, or when it is asked to. */
export type OnDemand<Props> = ComponentType<Props> & { readonly load: () => void }

/** A page in a chunk of its own, which comes when the page is first opened. */
export function onDemand<Props extends object>(
  fetch: () => Promise<{ readonly default: ComponentType<Props> }>,
): OnDemand<Props> {
  const { load, use } = makeChunk(fetch)
  function Part(props: Props) {
    // In rendering, as React's `lazy` does: an effect would wait until what stands in its place is painted.
    load()
    const Page = use()?.default
    return Page ? <Page {...props} /> : <Progress />
  }
  return Object.assign(Part, { load })
}
