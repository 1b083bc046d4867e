import { LazyMotion, MotionConfig, PresenceContext } from 'framer-motion'
import { type ReactNode, useEffect } from 'react'
import { makeChunk } from '../chunk'
import { useSetting } from '../settings'
import { useFailureNotice } from '../use-failure-notice'

const REDUCED_MOTION = { system: 'user', full: 'never', reduced: 'always' } as const

const { load, retry, whenLoaded, use } = makeChunk(() => import('./motion'))

const loadMotion = () => whenLoaded().then(({ features }) => features)

/** What comes is at its place at once, for nothing can bring it there. */
const STILL = { id: 'still', initial: false, isPresent: true, register: () => () => {} } as const

/** Gives what moves in it the means to, as far as the settings want motion. Put it where things move, not above the page. */
export function Moving({ children }: { children: ReactNode }) {
  const motion = useSetting('motion')
  const { failed } = use()
  useEffect(() => {
    load()
    retry()
  }, [])
  useFailureNotice(failed, retry)
  return (
    <LazyMotion features={loadMotion} strict>
      <MotionConfig reducedMotion={REDUCED_MOTION[motion]}>
        <PresenceContext value={failed ? STILL : null}>{children}</PresenceContext>
      </MotionConfig>
    </LazyMotion>
  )
}
