import { shapeOf } from './Gem.tsx'

/** Row by row; the middle row matches. */
const GEMS = [
  [1, 4, 2, 6, 3, 5],
  [3, 7, 7, 7, 2, 4],
  [5, 2, 1, 3, 6, 1],
] as const

/** Looks of a cell: of the match, and of others. */
const MARKED = {
  fill: 'var(--gold)',
  fillOpacity: 0.35,
  stroke: 'var(--gold)',
  strokeWidth: 1.6,
} as const
const PLAIN = { fill: 'var(--tool-ink)', fillOpacity: 0.06 } as const

export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" width="100%" height="100%" strokeWidth="2" aria-hidden="true">
      <rect x="10" y="2" width="140" height="72" rx="6" fill="var(--tray)" />
      {GEMS.flatMap((kinds, row) =>
        kinds.map((kind, col) => {
          const [x, y] = [15 + col * 22, 6 + row * 22]
          const { outline, fill, edge } = shapeOf(kind)
          const look = kind === 7 ? MARKED : PLAIN
          return (
            <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
              <rect {...look} width="20" height="20" rx="4" />
              <path d={outline} fill={fill} stroke={edge} transform="translate(2 2) scale(0.5)" />
            </g>
          )
        }),
      )}
    </svg>
  )
}
