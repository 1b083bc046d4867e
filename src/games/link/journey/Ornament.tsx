import type { ReactNode } from 'react'
import { icon, LINE } from '#src/ui/kit/icons.tsx'
import type { Gravity } from '../board/gravity.ts'
import styles from './Ornament.module.css'

const lock = icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')

export const LockIcon = () => <span className={styles.lock}>{lock}</span>

/** A lock, and the text of what opens it. */
export const Locked = ({ children }: { children: ReactNode }) => (
  <span className={styles.locked}>
    <LockIcon />
    {children}
  </span>
)

const stroke = (colour: string, width = 2) => ({ ...LINE, stroke: colour, strokeWidth: width })

const STALKS = [9, 16, 23]
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]
const SPARKS = ['#d64545', '#b87a00', '#3f7fd6', '#2e8b57']

/** Drawings of the gardens, on tiles of 32 × 32. */
const DRAWINGS: Readonly<Record<Gravity, ReactNode>> = {
  none: (
    <>
      <ellipse cx="16" cy="21" rx="13" ry="6" {...stroke('#2a7f9e')} />
      <ellipse cx="16" cy="21" rx="8" ry="3.4" {...stroke('#2a7f9e')} />
      <path d="M10.5 20c0-5 2.5-9 6-9s5 4 5 9c-3 2-8 2-11 0z" fill="#6b6f78" />
      <path d="M14 13c1-1 2-1.3 3-1" {...stroke('#b9bdc6')} />
    </>
  ),
  down: (
    <>
      <path d="M19 3c8 5 9 14 3 20C14 22 9 16 12 8c2-3 4-4 7-5z" fill="#c2410c" />
      <path d="M19 7c0 6 1 11 3 16 1 2 1 4 0 6" {...stroke('#7c2d12', 1.6)} />
      <path d="M7 17c4 2 5 6 2 10-4-1-6-4-5-7 1-2 1-2 3-3z" fill="#b87a00" />
    </>
  ),
  up: (
    <>
      <path d="M9 9c0-4 14-4 14 0l2 13c-3 3-15 3-18 0z" fill="#d9480f" />
      <path d="M12 8.500L11 24M16 7v18M20 8.500L21 24" {...stroke('#ffd08a', 1.2)} />
      <path d="M13 25.500c0-2 3-3 3-4.5 1 2 3 2.5 3 4.500a3 3 0 0 1-6 0z" fill="#f1c40f" />
      <path d="M3 12V6M29 12V6M6 7V3M26 7V3" {...stroke('#b87a00', 1.4)} />
    </>
  ),
  left: (
    <>
      {STALKS.map((x) => (
        <path key={x} d={`M${x + 3} 29Q${x + 3} 14 ${x - 1} 3`} {...stroke('#2e7d32', 2.6)} />
      ))}
      <path d="M10 20h3M17 14h3M24 21h3M8 12h3" {...stroke('#1b5e20', 1.6)} />
      <path
        d="M15 9C11 7 7 8 3 11c5 1 9 1 12-2zM24 15c-4-2-7-1-11 2 5 1 8 1 11-2z"
        fill="#5aa845"
      />
    </>
  ),
  right: (
    <>
      <path d="M3 10c4-5 8-5 12 0s9 5 14-1" {...stroke('#2563c9', 2.6)} />
      <path d="M3 17c4-5 8-5 12 0s9 5 14-1" {...stroke('#3f8fd6', 2.6)} />
      <path d="M3 24c4-5 8-5 12 0s9 5 14-1" {...stroke('#2563c9', 2.6)} />
      <path d="M25 5l4 4-5 2" {...stroke('#2563c9', 2.6)} />
    </>
  ),
  in: (
    <>
      <path
        d="M4 14c6 0 10 3 11 11C8 25 4 21 4 14zM28 14c-6 0-10 3-11 11 7 0 11-4 11-11z"
        fill="#b83280"
      />
      <path d="M9 8c5 3 7 8 6 17-6-4-8-9-6-17zM23 8c-5 3-7 8-6 17 6-4 8-9 6-17z" fill="#d36ba6" />
      <path d="M16 4c5 6 5 14 0 21-5-7-5-15 0-21z" fill="#e79ac4" />
      <path d="M5 28c7-2 15-2 22 0" {...stroke('#2e7d32', 2.4)} />
    </>
  ),
  out: (
    <>
      {RAYS.map((angle, index) => (
        <g key={angle} transform={`rotate(${angle} 16 16)`}>
          <path d="M16 11V5" {...stroke(SPARKS[index % SPARKS.length] ?? '', 2.2)} />
          <circle cx="16" cy="2.5" r="1.6" fill={SPARKS[(index + 1) % SPARKS.length]} />
        </g>
      ))}
      <circle cx="16" cy="16" r="2.6" fill="#d64545" />
    </>
  ),
}

const PETALS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

/** A garden's drawing, large and faint, in its middle. */
export const Scenery = ({ gravity }: { gravity: Gravity }) => (
  <svg className={styles.scenery} viewBox="0 0 32 32" aria-hidden="true">
    {DRAWINGS[gravity]}
  </svg>
)

interface OrnamentProps {
  gravity: Gravity
  isBlooming: boolean
  size?: 'small'
}

/** A garden's sign, a tile on the path; it blooms once all its stages are cleared. */
export const Ornament = ({ gravity, isBlooming, size }: OrnamentProps) => (
  <span className={styles.ornament} data-size={size}>
    {isBlooming && (
      <svg className={styles.bloom} viewBox="-50 -50 100 100" aria-hidden="true">
        {PETALS.map((angle) => (
          <ellipse key={angle} cy="-36" rx="8.5" ry="13" transform={`rotate(${angle})`} />
        ))}
      </svg>
    )}
    <span className={styles.tile}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {DRAWINGS[gravity]}
      </svg>
    </span>
  </span>
)
