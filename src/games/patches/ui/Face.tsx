import { type Colour, faceOf, type Shape, type Tile } from '../rules/tile'
import styles from './Face.module.css'

/** Each in a box of 36 × 36, and where its number stands. */
const OUTLINES: Readonly<Record<Shape, { path: string; middle: number }>> = {
  triangle: { path: 'M18 2.5L34.5 32h-33z', middle: 22 },
  square: { path: 'M4.5 4.5h27v27h-27z', middle: 18 },
  hexagon: { path: 'M9.5 3.5h17L35 18l-8.5 14.5h-17L1 18z', middle: 18 },
  circle: { path: 'M18 2.5a15.5 15.5 0 1 1 0 31 15.5 15.5 0 1 1 0-31z', middle: 18 },
}

/** A colour is also a pattern, for those who do not tell the colours apart. */
const FILLS: Readonly<Record<Colour, { fill: string; edge: string }>> = {
  red: { fill: '#d2342d', edge: '#7d130f' },
  blue: { fill: '#2a6fd0', edge: '#0f2f66' },
  yellow: { fill: '#f5c21b', edge: '#7a5a00' },
  green: { fill: '#259b57', edge: '#0c4a27' },
}

/** What is drawn on a tile; its name is said by whatever holds it. */
export function Face({ tile }: { tile: Tile }) {
  const { colour, shape, number } = faceOf(tile)
  const { path, middle } = OUTLINES[shape]
  const { fill, edge } = FILLS[colour]
  return (
    <svg className={styles.face} viewBox="0 0 36 36" aria-hidden="true">
      <path d={path} fill={fill} />
      {colour !== 'red' && <path d={path} fill={`url(#patches-${colour})`} />}
      <path d={path} fill="none" stroke={edge} strokeWidth="1.8" strokeLinejoin="round" />
      <circle cx="18" cy={middle} r="8.2" fill="#fffdf6" />
      <text x="18" y={middle} className={styles.number}>
        {number}
      </text>
    </svg>
  )
}

/** The patterns that faces are drawn with: once on a page, before any of them. */
export function Patterns() {
  return (
    <svg className={styles.patterns} aria-hidden="true">
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
