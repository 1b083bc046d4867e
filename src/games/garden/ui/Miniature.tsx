const CELLS = [
  { x: 40, y: 2, colour: '#d64545', pot: '#2e8b57' },
  { x: 66, y: 28, colour: '#d64545', pot: '#d2691e' },
  { x: 92, y: 28, colour: '#8e44ad', pot: '#2e8b57' },
  { x: 40, y: 54, colour: '#f0b400', pot: '#d2691e' },
  { x: 92, y: 2, colour: '#149a9a', pot: '#d2691e' },
] as const

export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" width="100%" height="100%" aria-hidden="true">
      {CELLS.map(({ x, y, colour, pot }) => (
        <g key={`${x},${y}`}>
          <rect x={x} y={y + 1.8} width="21" height="19" rx="4.5" fill="var(--tile-side)" />
          <rect x={x} y={y} width="21" height="19" rx="4.5" fill="var(--tile)" />
          <circle cx={x + 10.5} cy={y + 7} r="4.6" fill={colour} />
          <path d={`M${x + 5} ${y + 12}h11c0 4-2 5-4 5h-3c-2 0-4-1-4-5z`} fill={pot} />
        </g>
      ))}
      <rect
        x="66.8"
        y="2.8"
        width="19.4"
        height="17.4"
        rx="4.5"
        fill="none"
        stroke="#66cc66"
        strokeWidth="2"
        strokeDasharray="4 2.5"
      />
      <path
        d="M100 64l-3-8M103 64v-9M106 64l3-8"
        stroke="#6f9a48"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
