import { useLayoutEffect, useState } from 'react'
import type { Result } from '../engine/rules'

/** A table that is being laid, and how to send away who works at it. */
export interface Opening<Table, Code extends string> {
  readonly table: Promise<Result<Table, Code>>
  dispose(): void
}

/** The table that `open` lays for what was asked; `undefined` until it lies there. `open` must be stable. */
export function useOpened<Asked, Table, Code extends string>(
  asked: Asked,
  open: (asked: Asked) => Opening<Table, Code>,
): Result<Table, Code> | undefined {
  const [table, setTable] = useState<Result<Table, Code>>()
  const [problem, setProblem] = useState<{ readonly reason: unknown }>()
  // Before the page is painted, for the table is what one waits for.
  useLayoutEffect(() => {
    const opening = open(asked)
    let wanted = true
    opening.table.then(
      (opened) => wanted && setTable(opened),
      (reason: unknown) => wanted && setProblem({ reason }),
    )
    return () => {
      wanted = false
      opening.dispose()
    }
  }, [asked, open])
  // A page that cannot be opened must not wait for ever.
  if (problem) throw problem.reason
  return table
}
