import { useEffect, useRef } from 'react'
import styles from './Confetti.module.css'

/** Confetti that is gone in a second and a half. */
const SHOWER = {
  disableForReducedMotion: true,
  particleCount: 120,
  spread: 50,
  startVelocity: 65,
  ticks: 95,
}

/** Throws from both sides, outwards past the words. */
const THROWS = [
  { angle: 65, origin: { x: 0, y: 0.8 } },
  { angle: 115, origin: { x: 1, y: 0.8 } },
]

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
      for (const from of THROWS) void throwThem({ ...SHOWER, ...from })
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
