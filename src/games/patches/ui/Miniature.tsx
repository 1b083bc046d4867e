import { LINE } from '#src/ui/kit/icons.tsx'

/** A tile about to match its three neighbours. */
export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" width="100%" height="100%" aria-hidden="true">
      {PLACES.map(({ x, y }) => (
        <rect key={`${x},${y}`} x={x} y={y} width="19" height="19" rx="4.5" fill="var(--veil)" />
      ))}
      {TILES.map(({ x, y }) => (
        <g key={`${x},${y}`}>
          <rect x={x} y={y + 1.8} width="19" height="19" rx="4.5" fill="var(--tile-side)" />
          <rect x={x} y={y} width="19" height="19" rx="4.5" fill="var(--tile)" />
        </g>
      ))}
      <path
        d="M70.5 28h19v19h-19z"
        {...LINE}
        fill="var(--tile-selected)"
        stroke="var(--ring-selected)"
        strokeWidth="2"
      />
      <path d="M80 9.5l6.5 11.5h-13zM80 31.5l6.5 11.5h-13z" fill="#d2342d" />
      <rect x="53" y="32.5" width="10" height="10" fill="#2a6fd0" />
      <circle cx="102" cy="37.5" r="5.8" fill="#259b57" />
      <path d="M66 37.5h6M88 37.5h6M80 24v6" {...LINE} stroke="var(--accent)" strokeWidth="2.8" />
      {[26.5, 48.5, 92.5].map((x) => (
        <g key={x} transform={`translate(${x} 50) scale(.53)`}>
          <circle cx="18" cy="18" r="17" fill="#f1c40f" />
          <path
            d="M18 8.5c1.7 0 2.7 1 2.7 2.6l-.4 1.9c4-1.3 8-4 10.9-8.2.6 8-3.6 14-9.4 16l2.6 7.7-6.4-3.5-6.4 3.5 2.6-7.7c-5.8-2-10-8-9.4-16 2.9 4.2 6.9 6.9 10.9 8.2l-.4-1.9c0-1.6 1-2.6 2.7-2.6z"
            fill="#3d2c00"
          />
        </g>
      ))}
      {[26.5, 92.5, 114.5].map((x) => (
        <g key={x} transform={`translate(${x} 6) scale(.53)`}>
          <rect x="2" y="2" width="32" height="32" rx="7" fill="#8e44ad" />
          <path
            d="M8 26c5 4.5 12 2.5 12-1.5S12 20 12 15.5 18 8 26 9.5"
            {...LINE}
            stroke="#f6e8ff"
            strokeWidth="5"
          />
        </g>
      ))}
    </svg>
  )
}

const PLACES = [26.5, 48.5, 70.5, 92.5, 114.5].flatMap((x) => [6, 28, 50].map((y) => ({ x, y })))

const TILES = [{ x: 70.5, y: 6 }, ...[48.5, 70.5, 92.5].map((x) => ({ x, y: 28 }))]
