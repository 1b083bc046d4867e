/** A kind of gem, 32 × 32; its outline alone distinguishes it. */
type GemShape = readonly [outline: string, fill: string, edge: string]

const SHAPES: readonly GemShape[] = [
  ['M16 5a11 11 0 1 0 0 22a11 11 0 1 0 0-22z', '#dd3b36', '#8c1512'],
  ['M16 2.5L27.5 16L16 29.5L4.5 16z', '#3b82e6', '#15458f'],
  ['M6.5 6.5h19v19h-19z', '#2fa557', '#125c2b'],
  [
    'M16 2.5l4 8.7 9.5 1.1-7 6.5 1.8 9.4-8.3-4.6-8.3 4.6 1.8-9.4-7-6.5 9.5-1.1z',
    '#f5bd16',
    '#86600a',
  ],
  ['M16 4.5L29 27H3z', '#9253d6', '#4f2188'],
  ['M10 5.5h12l6 10.5-6 10.5H10L4 16z', '#f08431', '#984508'],
  ['M16 2.5c5 7 9.5 11 9.5 16.5a9.5 9.5 0 0 1-19 0c0-5.5 4.5-9.5 9.5-16.5z', '#19a7a7', '#085e5e'],
  [
    'M16 28C7.5 21.5 3 17 3 11.5a6.7 6.7 0 0 1 13-2.3 6.7 6.7 0 0 1 13 2.3c0 5.5-4.5 10-13 16.5z',
    '#ea5b9d',
    '#93205a',
  ],
  ['M11.5 4h9v7.5H28v9h-7.5V28h-9v-7.5H4v-9h7.5z', '#bb7c4a', '#5b3413'],
  ['M20.5 3.5A12.8 12.8 0 1 0 28 21.5 10.5 10.5 0 0 1 20.5 3.5z', '#7387a8', '#37435a'],
  ['M16 3l13 9.5-5 15.5H8L3 12.5z', '#86b81c', '#48660a'],
  [
    'M16 3.5a12.5 12.5 0 1 0 0 25a12.5 12.5 0 1 0 0-25zM16 11a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
    '#5a70e6',
    '#2a3a94',
  ],
  ['M16 3l12 12.5h-6.5V28h-11V15.5H4z', '#b3bec8', '#4b565f'],
  ['M5.5 4.5h21L19 16l7.5 11.5h-21L13 16z', '#cf4673', '#641331'],
  ['M4.5 27.5C3.5 12 12 4.5 27.5 4.5c1 15.5-7.5 23-23 23z', '#a5a535', '#4d4d0e'],
  ['M19 2.5L5.5 18h8l-3 11.5L26.5 13H17z', '#56b7ee', '#16618e'],
]

export const shapeOf = (kind: number): GemShape => SHAPES[kind - 1] ?? ['', 'none', 'none']

export function Gem({ kind }: { kind: number }) {
  const [outline, fill, edge] = shapeOf(kind)
  return (
    <svg viewBox="0 0 32 32" fillRule="evenodd" aria-hidden="true" focusable="false">
      <path d={outline} fill={fill} stroke={edge} strokeWidth="2" strokeLinejoin="round" />
      <path d={outline} fill="#fff" opacity="0.32" transform="translate(5.1 3.9) scale(0.66)" />
    </svg>
  )
}
