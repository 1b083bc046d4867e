import { animate } from 'framer-motion/dom/mini'
import { MOTION_MS } from './cues'
import styles from './Sparks.module.css'

const SPARKS = 3

/** Distance from the middle of the cell, in cells. */
const REACH = 0.62

/** Sends sparks out of the cell of a removed ghost after `delay` milliseconds. Returns how to stop them. */
export function sendSparks(ghost: HTMLElement, delay: number): () => void {
  let dots: readonly HTMLElement[] = []
  // A click's first frame does not wait for them.
  const timer = setTimeout(() => {
    dots = Array.from({ length: SPARKS }, (_, index) => sendSpark(ghost, index))
  }, delay)
  return () => {
    clearTimeout(timer)
    for (const dot of dots) dot.remove()
  }
}

function sendSpark(ghost: HTMLElement, index: number): HTMLElement {
  const dot = document.createElement('i')
  dot.className = styles.spark ?? ''
  dot.style.gridArea = ghost.style.gridArea
  ghost.parentElement?.append(dot)
  const angle = (index / SPARKS + 1 / 12) * 2 * Math.PI
  const [x, y] = [Math.sin(angle), -Math.cos(angle)].map((side) => REACH * side)
  const frames = {
    translate: ['0 0', '0 0', `calc(${x} * var(--cell)) calc(${y} * var(--cell))`],
    scale: [0, 1, 0.4],
    opacity: [0, 1, 0],
  }
  const duration = MOTION_MS.remove / 1000
  void animate(dot, frames, { duration, times: [0, 0.3, 1], ease: 'easeOut' }).finished.then(() =>
    dot.remove(),
  )
  return dot
}
