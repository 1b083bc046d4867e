/** A picture of the game on the menu. */
export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" aria-hidden="true">
      {[30, 60, 90].map((x) => (
        <rect key={x} x={x} y="24" width="24" height="28" rx="4" fill="var(--tile)" />
      ))}
    </svg>
  )
}
