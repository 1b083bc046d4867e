import { type ComponentType, useEffect } from 'react'
import { makeChunk } from './chunk'
import { LoadProblem, type LoadProblemProps, PartProblem } from './kit/LoadProblem'
import { Progress } from './kit/Progress'

/** A component that comes when it is first rendered, or when it is asked to. */
export type OnDemand<Props> = ComponentType<Props> & { readonly load: () => void }

type Fetch<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

interface Standing {
  /** Stands in its place until it has come. */
  readonly Waiting: ComponentType
  readonly Failed: ComponentType<LoadProblemProps>
}

function makeOnDemand<Props extends object>(
  fetch: Fetch<Props>,
  { Waiting, Failed }: Standing,
): OnDemand<Props> {
  const { load, retry, use } = makeChunk(fetch)
  function Part(props: Props) {
    // In rendering, as React's `lazy` does: an effect would wait until what stands in its place is painted.
    load()
    // What failed on an earlier visit may be there by now.
    useEffect(retry, [])
    const { module, failed } = use()
    const Page = module?.default
    if (Page) return <Page {...props} />
    return failed ? <Failed attempt={failed} onRetry={retry} /> : <Waiting />
  }
  return Object.assign(Part, { load })
}

const PartProgress = () => <Progress isPart />

/** A page in a chunk of its own, which comes when the page is first opened. */
export const onDemand = <Props extends object>(fetch: Fetch<Props>): OnDemand<Props> =>
  makeOnDemand(fetch, { Waiting: Progress, Failed: LoadProblem })

/** A part of a page that cannot be done without, in a chunk of its own. */
export const partOnDemand = <Props extends object>(fetch: Fetch<Props>): OnDemand<Props> =>
  makeOnDemand(fetch, { Waiting: PartProgress, Failed: PartProblem })
