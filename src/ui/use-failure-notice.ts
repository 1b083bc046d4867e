import { useEffect, useId } from 'react'
import { forgetFailure, type Part, reportFailure } from './load-failures'

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
