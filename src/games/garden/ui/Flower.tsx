import type { Side } from '../rules/types.ts'

interface Bloom {
  readonly fill: string
  readonly petals: string
  readonly heart?: { readonly y: number; readonly r: number; readonly fill: string }
}

/** Blooms by colour, 24 × 24; each colour has its own shape. */
const BLOOMS: readonly Bloom[] = [
  {
    fill: '#d64545',
    petals:
      'M12 12C4 10 5 2 12 3c7-1 8 7 0 9zM12 12c8-2 10 6 6 9-5 3-8-3-6-9zM12 12c2 6-1 12-6 9-4-3-2-11 6-9z',
    heart: { y: 12, r: 3, fill: '#3a2020' },
  },
  {
    fill: '#f0b400',
    petals:
      'M12 1l2.4 4.8 5.4-1.6-1.6 5.4L23 12l-4.8 2.4 1.6 5.4-5.4-1.6L12 23l-2.4-4.8-5.4 1.6 1.6-5.4L1 12l4.8-2.4-1.6-5.4 5.4 1.6z',
    heart: { y: 12, r: 4.2, fill: '#6b4413' },
  },
  {
    fill: '#3f7fd6',
    petals:
      'M12 2c5 0 6 5 6.5 9 .4 3.5 1.5 5 3 6.5l-5-.5L12 21l-4.5-4-5 .5c1.5-1.5 2.6-3 3-6.5C6 7 7 2 12 2zM12 17v5',
  },
  {
    fill: '#8e44ad',
    petals: 'M12 1l3 7.7 8.2.5-6.3 5.2 2.1 8L12 18l-7 4.4 2.1-8L.8 9.2 9 8.7z',
    heart: { y: 12.5, r: 2.2, fill: '#f6e27a' },
  },
  { fill: '#e86aa6', petals: 'M4 3l4.5 4.5L12 2l3.5 5.5L20 3v10a8 8 0 0 1-16 0z' },
  {
    fill: '#149a9a',
    petals:
      'M7 6.5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM1.5 15.5a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM12.5 15.5a5 5 0 1 1 10 0a5 5 0 1 1-10 0z',
    heart: { y: 12.5, r: 2, fill: '#fff' },
  },
]

/** Distinguishes owners by shape: a round bowl, and a square pot with rim and stripe. */
export function Pot({ owner }: { owner: Side }) {
  return owner === 'human' ? (
    <path
      d="M6 25h24c0 6-4 10-9 10h-6c-5 0-9-4-9-10z"
      fill="#2e8b57"
      stroke="#5a9e58"
      strokeWidth="1.2"
    />
  ) : (
    <g fill="#d2691e" stroke="#5a9e58" strokeWidth="1.2">
      <path d="M8 28h20l-2 7H10z" />
      <path d="M6 24.5h24v4H6z" />
      <path d="M10 31.5h16" stroke="#fff" strokeWidth="1.4" />
    </g>
  )
}

/** Decorative; the cell names it. */
export function Flower({ owner, colour }: { owner: Side; colour: number }) {
  const bloom = BLOOMS[colour - 1]
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <path d="M18 20v6" stroke="#3c7a3a" strokeWidth="2.4" />
      <Pot owner={owner} />
      {bloom && (
        <g
          transform="translate(6.5 .6) scale(.96)"
          fill={bloom.fill}
          stroke="#0006"
          strokeWidth="1"
          strokeLinejoin="round"
        >
          <path d={bloom.petals} />
          {bloom.heart && (
            <circle
              cx="12"
              cy={bloom.heart.y}
              r={bloom.heart.r}
              fill={bloom.heart.fill}
              stroke="none"
            />
          )}
        </g>
      )}
    </svg>
  )
}

export function Weed() {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <g fill="none" stroke="#4d6b2f" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M18 33V13M18 26L8 19M18 26l10-7M18 20l-7-9M18 20l7-9M18 13V4" />
        <path d="M8 19l-3 2M28 19l3 2M11 11L8 12M25 11l3 1" strokeWidth="2.2" />
      </g>
    </svg>
  )
}
