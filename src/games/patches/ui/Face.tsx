import { LINE } from '#src/ui/kit/icons.tsx'
import { type Colour, faceOf, type Shape, type Tile } from '../rules/tile.ts'
import type { Player } from '../rules/types.ts'
import styles from './Face.module.css'

/** Outlines, 36 × 36, with the height of the number. */
const OUTLINES: Readonly<Record<Shape, { path: string; middle: number }>> = {
  triangle: { path: 'M18 2.5L34.5 32h-33z', middle: 22 },
  square: { path: 'M4.5 4.5h27v27h-27z', middle: 18 },
  hexagon: { path: 'M9.5 3.5h17L35 18l-8.5 14.5h-17L1 18z', middle: 18 },
  circle: { path: 'M18 2.5a15.5 15.5 0 1 1 0 31 15.5 15.5 0 1 1 0-31z', middle: 18 },
}

/** Patterns beside colours, for colour-blind players. */
const FILLS: Readonly<Record<Colour, { fill: string; edge: string }>> = {
  red: { fill: '#d2342d', edge: '#7d130f' },
  blue: { fill: '#2a6fd0', edge: '#0f2f66' },
  yellow: { fill: '#f5c21b', edge: '#7a5a00' },
  green: { fill: '#259b57', edge: '#0c4a27' },
}

/** Decorative; the holder names it. */
export const Face = ({ tile }: { tile: Tile }) => (
  <svg className={styles.face} viewBox="0 0 36 36" aria-hidden="true">
    <FaceShapes tile={tile} />
  </svg>
)

/** A face within a drawing, 36 × 36. */
export function FaceShapes({ tile }: { tile: Tile }) {
  const { colour, shape, number } = faceOf(tile)
  const { path, middle } = OUTLINES[shape]
  const { fill, edge } = FILLS[colour]
  return (
    <>
      <path d={path} fill={fill} />
      {colour !== 'red' && <path d={path} fill={`url(#patches-${colour})`} />}
      <path d={path} fill="none" stroke={edge} strokeWidth="1.8" strokeLinejoin="round" />
      <circle cx="18" cy={middle} r="8.2" fill="#fffdf6" />
      <text x="18" y={middle} fontSize={13} className={styles.number}>
        {number}
      </text>
    </>
  )
}

/** A round disc with an eagle or a square one with a snake, distinct by form alone. */
export function Token({ player }: { player: Player }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      {player === 'user' ? EAGLE : SNAKE}
    </svg>
  )
}

const EAGLE = (
  <>
    <circle cx="18" cy="19.6" r="16" fill="#8c6a00" />
    <circle cx="18" cy="17.6" r="16" fill="#f1c40f" />
    <path
      d="M18 8.5c1.7 0 2.7 1 2.7 2.6l-.4 1.9c4-1.3 8-4 10.9-8.2.6 8-3.6 14-9.4 16l2.6 7.7-6.4-3.5-6.4 3.5 2.6-7.7c-5.8-2-10-8-9.4-16 2.9 4.2 6.9 6.9 10.9 8.2l-.4-1.9c0-1.6 1-2.6 2.7-2.6z"
      fill="#3d2c00"
    />
  </>
)

const SNAKE = (
  <>
    <rect x="2" y="4" width="32" height="31.5" rx="7" fill="#3a1259" />
    <rect x="2" y="1.5" width="32" height="31.5" rx="7" fill="#8e44ad" />
    <path
      d="M8 26c5 4.5 12 2.5 12-1.5S12 20 12 15.5 18 8 24 9.5"
      {...LINE}
      stroke="#f6e8ff"
      strokeWidth="4.6"
    />
    <path d="M21 5.8l7.5 2.4-3 7-5.5-2z" fill="#f6e8ff" />
    <circle cx="24.6" cy="9" r="1.1" fill="#3a1259" />
    <path d="M28 11.5l3.4 2M28 11.5l2.6 4" stroke="#ffd3d0" strokeWidth="1.1" fill="none" />
  </>
)

/** SVG patterns of faces, rendered once per page before any face. */
export function Patterns() {
  return (
    <svg className="unseen" aria-hidden="true">
      <pattern
        id="patches-blue"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0h2v5h-2z" fill="#0f2f66" />
      </pattern>
      <pattern id="patches-yellow" width="5" height="5" patternUnits="userSpaceOnUse">
        <circle cx="2.5" cy="2.5" r="1.2" fill="#7a5a00" />
      </pattern>
      <pattern id="patches-green" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 0h5v1.3h-5z" fill="#0c4a27" />
      </pattern>
    </svg>
  )
}
