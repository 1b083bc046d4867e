import { useLayoutEffect, useState } from 'react'
import type { Result } from '../engine/rules'

/** A page that is being opened, and how to end what works for it. */
export interface Opening<Page, Code extends string> {
  readonly opened: Promise<Result<Page, Code>>
  end(): void
}

/** What `open` opens; `undefined` until it has. `open` must be stable. */
export function useOpened<Page, Code extends string>(
  open: () => Opening<Page, Code>,
): Result<Page, Code> | undefined {
  const [page, setPage] = useState<Result<Page, Code>>()
  const [problem, setProblem] = useState<{ readonly reason: unknown }>()
  // Before the page is painted, for the game is what one waits for.
  useLayoutEffect(() => {
    const opening = open()
    let wanted = true
    opening.opened.then(
      (opened) => wanted && setPage(opened),
      (reason: unknown) => wanted && setProblem({ reason }),
    )
    return () => {
      wanted = false
      opening.end()
    }
  }, [open])
  // A page that cannot be opened must not wait for ever.
  if (problem) throw problem.reason
  return page
}
