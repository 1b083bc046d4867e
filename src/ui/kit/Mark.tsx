export function Mark() {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="13"
        height="13"
        rx="3.4"
        fill="var(--tile)"
        stroke="var(--tile-edge)"
      />
      <rect
        x="20"
        y="20"
        width="13"
        height="13"
        rx="3.4"
        fill="var(--tile)"
        stroke="var(--tile-edge)"
      />
      <path
        d="M14 7.5h12.5V20"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="7.5" cy="7.5" r="2.6" fill="var(--tile-ink)" />
      <circle cx="26.5" cy="26.5" r="2.6" fill="var(--tile-ink)" />
    </svg>
  )
}
