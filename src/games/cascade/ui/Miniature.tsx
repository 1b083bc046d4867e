import { shapeOf } from './Gem.tsx'

/** Row by row; the middle row matches. */
const GEMS = [
  [1, 4, 2, 6, 3, 5],
  [3, 7, 7, 7, 2, 4],
  [5, 2, 1, 3, 6, 1],
] as const

export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" width="100%" height="100%" aria-hidden="true">
      <rect x="10" y="2" width="140" height="72" rx="6" fill="var(--tray)" />
      {GEMS.flatMap((kinds, row) =>
        kinds.map((kind, col) => {
          const [x, y] = [15 + col * 22, 6 + row * 22]
          const [outline, fill, edge] = shapeOf(kind)
          const isMarked = kind === 7
          return (
            <g key={`${x},${y}`}>
              <rect
                x={x}
                y={y}
                width="20"
                height="20"
                rx="4"
                fill={isMarked ? 'var(--gold)' : 'var(--tool-ink)'}
                fillOpacity={isMarked ? 0.35 : 0.06}
                stroke={isMarked ? 'var(--gold)' : 'none'}
                strokeWidth="1.6"
              />
              <path
                d={outline}
                transform={`translate(${x + 2} ${y + 2}) scale(0.5)`}
                fill={fill}
                stroke={edge}
                strokeWidth="2"
              />
            </g>
          )
        }),
      )}
    </svg>
  )
}
