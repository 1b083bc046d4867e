import { type ReactNode, useEffect } from 'react'
import type { Assists } from '../engine/assists'
import type { Outcome } from '../engine/rules'
import { Dialog } from '../ui/kit/Dialog'
import { playSound } from '../ui/sound'
import { AssistsUsed } from './AssistsUsed'
import styles from './Ended.module.css'

export interface EndedProps {
  title: string
  figure: string
  unit: ReactNode
  assists: Assists
  /** The primary action last. */
  actions: ReactNode
  result: Outcome['result']
  children?: ReactNode
  onClose: () => void
}

const SOUNDS = { won: 'win', lost: 'lose', drawn: 'hint' } as const

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

/** Throws confetti once; the library respects reduced motion. */
function useConfetti(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    let isOpen = true
    let clear = () => {}
    const shower = import('canvas-confetti').then(({ default: confetti }) => {
      const isReduced = document.documentElement.dataset.motion === 'reduced'
      // The library's worker is a blob, which the page's content security policy forbids.
      const throwThem = confetti.create(undefined, { useWorker: false, resize: true })
      clear = throwThem.reset
      if (isOpen && !isReduced)
        void throwThem({ disableForReducedMotion: true, particleCount: 90, spread: 75 })
    })
    shower.catch(() => {})
    return () => {
      isOpen = false
      clear()
    }
  }, [wanted])
}
