import { type ReactNode, useEffect } from 'react'
import type { Assists } from '../engine/assists'
import type { Outcome } from '../engine/rules'
import { Dialog } from '../ui/kit/Dialog'
import { playSound } from '../ui/sound'
import { AssistsUsed } from './AssistsUsed'
import styles from './Ended.module.css'

export interface EndedProps {
  title: string
  /** The one figure that matters, large, and its unit. */
  figure: string
  unit: ReactNode
  assists: Assists
  /** Where to go on, the way that is meant last. */
  actions: ReactNode
  result: Outcome['result']
  /** What else there is to say of it. */
  children?: ReactNode
  onClose: () => void
}

const SOUNDS = { won: 'win', lost: 'lose', drawn: 'hint' } as const

/** The dialog that says so, and is heard. */
export default function Ended({
  title,
  figure,
  unit,
  assists,
  actions,
  result,
  children,
  onClose,
}: EndedProps) {
  useEffect(() => void playSound(SOUNDS[result]), [result])
  useConfetti(result === 'won')
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p className={styles.figure}>
        <strong>{figure}</strong> {unit}
      </p>
      {children}
      <AssistsUsed assists={assists} />
    </Dialog>
  )
}

/** A handful, once; the library keeps still where less motion is asked for. */
function useConfetti(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    let isOpen = true
    let clear = () => {}
    const shower = import('canvas-confetti').then(({ default: confetti }) => {
      const still = document.documentElement.dataset.motion === 'reduced'
      // Its worker would be made of text, which the page's policy forbids.
      const throwThem = confetti.create(undefined, { useWorker: false, resize: true })
      clear = throwThem.reset
      if (isOpen && !still)
        void throwThem({ disableForReducedMotion: true, particleCount: 90, spread: 75 })
    })
    // A win without confetti is still a win.
    shower.catch(() => {})
    return () => {
      isOpen = false
      clear()
    }
  }, [wanted])
}
