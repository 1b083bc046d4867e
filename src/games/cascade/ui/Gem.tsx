/** A kind of gem, 32 × 32; its outline alone distinguishes it. */
interface GemShape {
  readonly path: string
  readonly fill: string
  readonly edge: string
}

const SHAPES: readonly GemShape[] = [
  { path: 'M16 5a11 11 0 1 0 0 22a11 11 0 1 0 0-22z', fill: '#dd3b36', edge: '#8c1512' },
  { path: 'M16 2.5L27.5 16L16 29.5L4.5 16z', fill: '#3b82e6', edge: '#15458f' },
  { path: 'M6.5 6.5h19v19h-19z', fill: '#2fa557', edge: '#125c2b' },
  {
    path: 'M16 2.5l4 8.7 9.5 1.1-7 6.5 1.8 9.4-8.3-4.6-8.3 4.6 1.8-9.4-7-6.5 9.5-1.1z',
    fill: '#f5bd16',
    edge: '#86600a',
  },
  { path: 'M16 4.5L29 27H3z', fill: '#9253d6', edge: '#4f2188' },
  { path: 'M10 5.5h12l6 10.5-6 10.5H10L4 16z', fill: '#f08431', edge: '#984508' },
  {
    path: 'M16 2.5c5 7 9.5 11 9.5 16.5a9.5 9.5 0 0 1-19 0c0-5.5 4.5-9.5 9.5-16.5z',
    fill: '#19a7a7',
    edge: '#085e5e',
  },
  {
    path: 'M16 28C7.5 21.5 3 17 3 11.5a6.7 6.7 0 0 1 13-2.3 6.7 6.7 0 0 1 13 2.3c0 5.5-4.5 10-13 16.5z',
    fill: '#ea5b9d',
    edge: '#93205a',
  },
  { path: 'M11.5 4h9v7.5H28v9h-7.5V28h-9v-7.5H4v-9h7.5z', fill: '#bb7c4a', edge: '#5b3413' },
  {
    path: 'M20.5 3.5A12.8 12.8 0 1 0 28 21.5 10.5 10.5 0 0 1 20.5 3.5z',
    fill: '#7387a8',
    edge: '#37435a',
  },
  { path: 'M16 3l13 9.5-5 15.5H8L3 12.5z', fill: '#86b81c', edge: '#48660a' },
  {
    path: 'M16 3.5a12.5 12.5 0 1 0 0 25a12.5 12.5 0 1 0 0-25zM16 11a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
    fill: '#5a70e6',
    edge: '#2a3a94',
  },
  { path: 'M16 3l12 12.5h-6.5V28h-11V15.5H4z', fill: '#b3bec8', edge: '#4b565f' },
  { path: 'M5.5 4.5h21L19 16l7.5 11.5h-21L13 16z', fill: '#cf4673', edge: '#641331' },
  {
    path: 'M4.5 27.5C3.5 12 12 4.5 27.5 4.5c1 15.5-7.5 23-23 23z',
    fill: '#a5a535',
    edge: '#4d4d0e',
  },
  { path: 'M19 2.5L5.5 18h8l-3 11.5L26.5 13H17z', fill: '#56b7ee', edge: '#16618e' },
]

const NO_GEM: GemShape = { path: '', fill: 'none', edge: 'none' }

export const shapeOf = (kind: number): GemShape => SHAPES[kind - 1] ?? NO_GEM

export function Gem({ kind }: { kind: number }) {
  const { path, fill, edge } = shapeOf(kind)
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill={fill}
        fillRule="evenodd"
        stroke={edge}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d={path}
        fill="#fff"
        fillRule="evenodd"
        opacity="0.32"
        transform="translate(5.1 3.9) scale(0.66)"
      />
    </svg>
  )
}
