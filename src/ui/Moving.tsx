import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { useSetting } from './settings'

const REDUCED_MOTION = { system: 'user', full: 'never', reduced: 'always' } as const

const loadMotion = () => import('./motion').then((motion) => motion.features)

/** Gives what moves in it the means to, as far as the settings want motion. Put it where things move, not above the page. */
export function Moving({ children }: { children: ReactNode }) {
  const motion = useSetting('motion')
  return (
    <LazyMotion features={loadMotion} strict>
      <MotionConfig reducedMotion={REDUCED_MOTION[motion]}>{children}</MotionConfig>
    </LazyMotion>
  )
}
