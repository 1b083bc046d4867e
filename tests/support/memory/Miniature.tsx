/** A picture of the game on the menu: one card of three is face up. */
export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" width="100%" height="100%" aria-hidden="true">
      {CARDS.map(({ x, fill }) => (
        <rect key={x} x={x} y="24" width="24" height="28" rx="4" fill={fill} />
      ))}
    </svg>
  )
}

const CARDS = [
  { x: 38, fill: 'var(--tile-side)' },
  { x: 68, fill: 'var(--tile)' },
  { x: 98, fill: 'var(--tile-side)' },
]
