import { useEffect } from 'react'
import type { Say } from '#src/define/feedback.ts'
import { makeLazyModule, whenIdle } from '#src/ui/load/lazy.tsx'
import { useFailureNotice } from '#src/ui/load/load-failures.ts'
import type { Link } from '../types.ts'

const words = makeLazyModule(() => whenIdle().then(() => import('./say.ts')))

/** Loads the words for events once the page is idle: the first tile does not wait for them. */
export function useSay(): Say<Link> | undefined {
  const { retry, use } = words
  useEffect(retry, [])
  const { module, failed } = use()
  useFailureNotice(failed, retry)
  return module?.say
}
