import { LINE } from '#src/ui/kit/icons.tsx'

const TILES = [
  { x: 22, y: 6, colour: '#d64545' },
  { x: 44, y: 6, colour: '#3f7fd6' },
  { x: 22, y: 50, colour: '#7a6ff0' },
  { x: 44, y: 50, colour: '#2e8b57' },
  { x: 66, y: 50, colour: '#d64545' },
  { x: 98, y: 6, colour: '#2e8b57' },
  { x: 120, y: 6, colour: '#3f7fd6' },
] as const

export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" width="100%" height="100%" aria-hidden="true">
      {TILES.map(({ x, y, colour }) => (
        <g key={`${x},${y}`}>
          <rect x={x} y={y + 1.8} width="19" height="19" rx="4.5" fill="var(--tile-side)" />
          <rect x={x} y={y} width="19" height="19" rx="4.5" fill="var(--tile)" />
          <circle cx={x + 9.5} cy={y + 9.5} r="4.6" fill={colour} />
        </g>
      ))}
      <g fill="var(--tile-selected)" stroke="var(--ring-selected)" strokeWidth="1.6">
        <rect x="22" y="28" width="19" height="19" rx="4.5" />
        <rect x="120" y="50" width="19" height="19" rx="4.5" />
      </g>
      <path d="M43 37.5h65v22h10" {...LINE} stroke="var(--path)" strokeWidth="3" />
      <path d="M31.5 32l4.8 9h-9.6zM129.5 54l4.8 9h-9.6z" fill="#e67e22" />
    </svg>
  )
}
