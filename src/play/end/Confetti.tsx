import { useEffect, useRef } from 'react'
import styles from './Confetti.module.css'

/** Throws confetti once, above the dialog that is open; the library respects reduced motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isOpen = true
    let clear = () => {}
    const shower = import('canvas-confetti').then(({ default: confetti }) => {
      const still = document.documentElement.dataset.motion === 'reduced'
      if (!isOpen || still) return
      element.showPopover()
      // The library's worker is a blob, which the page's content security policy forbids.
      const throwThem = confetti.create(element, { useWorker: false, resize: true })
      clear = throwThem.reset
      void throwThem({ disableForReducedMotion: true, particleCount: 110, spread: 80 })
    })
    // Confetti is optional.
    shower.catch(() => {})
    return () => {
      isOpen = false
      clear()
    }
  }, [])
  // A popover is in the top layer, above a dialog opened before it.
  return <canvas ref={canvas} popover="manual" className={styles.confetti} />
}
