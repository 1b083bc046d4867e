import type { ComponentProps } from 'react'
import type { Side } from '../rules/types.ts'
import blooms from './blooms.json'

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

interface FlowerProps extends ComponentProps<'svg'> {
  owner: Side
  colour: number
}

/** Decorative; the cell names it. The bloom, 24 × 24, has a shape of its own for each colour. */
export function Flower({ owner, colour, ...place }: FlowerProps) {
  const bloom = blooms[colour - 1]
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" {...place}>
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
