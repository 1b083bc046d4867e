import type { ComponentProps, ReactNode } from 'react'
import { icon, LINE } from '#src/ui/kit/icons.tsx'
import type { Gravity } from '../board/gravity.ts'
import styles from './Ornament.module.css'
import ornaments from './ornaments.json'

const lock = icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')

export const LockIcon = () => <span className={styles.lock}>{lock}</span>

/** A lock, and the text of what opens it. */
export const Locked = ({ children }: { children: ReactNode }) => (
  <span className={styles.locked}>
    <LockIcon />
    {children}
  </span>
)

/** Drawings of the gardens, on tiles of 32 × 32: areas and lines. */
const DRAWINGS: Readonly<Record<Gravity, readonly ComponentProps<'path'>[]>> = ornaments

const Drawing = ({ gravity, className }: { gravity: Gravity; className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
    {DRAWINGS[gravity].map((part) => (
      <path key={part.d} {...LINE} {...part} />
    ))}
  </svg>
)

const PETALS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

/** A garden's drawing, large and faint, in its middle. */
export const Scenery = ({ gravity }: { gravity: Gravity }) => (
  <Drawing className={styles.scenery} gravity={gravity} />
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
      <Drawing gravity={gravity} />
    </span>
  </span>
)
