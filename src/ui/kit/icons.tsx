/** Line drawings: rounded, without a filling. */
export const LINE = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const icon = (path: string) => (
  <svg viewBox="0 0 24 24" {...LINE} stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const hintIcon = icon('M12 3l2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z')
export const undoIcon = icon('M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3')
export const shuffleIcon = icon(
  'M3 7h3.5c4 0 6.5 10 10.5 10H21M3 17h3.5c1.5 0 2.7-1.3 3.9-3M13.5 9.5C14.6 8 15.7 7 17 7h4M18 4l3 3-3 3M18 14l3 3-3 3',
)
export const newIcon = icon('M12 5v14M5 12h14')
export const debugIcon = icon(
  'M4 18h7V7h9M2.5 18a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0zM18.5 7a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z',
)
export const helpIcon = icon('M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.1')
export const menuIcon = icon('M4 7h16M4 12h16M4 17h16')
export const redoIcon = icon('M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3')
export const pauseIcon = icon('M8.5 5v14M15.5 5v14')
export const playIcon = icon('M8 5l11 7-11 7z')
export const restartIcon = icon('M4 5v5h5M4.6 10a8 8 0 1 1-.6 4')
export const shareIcon = icon('M12 15V4M7.5 8L12 3.5 16.5 8M5 13v7h14v-7')
export const equalIcon = icon(
  'M5 3h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM15 13h4a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2z',
)
export const turnsIcon = icon('M4 5h4v14H4zM10 5h4v14h-4zM16 5h4v14h-4z')
export const moreIcon = icon('M5 12h.1M12 12h.1M19 12h.1')
export const settingsIcon = icon('M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5')
export const soundIcon = icon(
  'M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12',
)
export const soundOffIcon = icon('M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5')
export const whereIcon = icon(
  'M12 21c5-6 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7 15 12 21zM10 9.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
)

/** The mark of the app: two tiles, joined. */
export function Mark() {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true">
      {[1, 20].map((at) => (
        <g key={at} fill="var(--tile-ink)">
          <rect
            {...{ x: at, y: at, width: 13, height: 13, rx: 3.4 }}
            fill="var(--tile)"
            stroke="var(--tile-edge)"
          />
          <circle cx={at + 6.5} cy={at + 6.5} r="2.6" />
        </g>
      ))}
      <path d="M14 7.5h12.5V20" {...LINE} stroke="var(--accent)" strokeWidth="2.6" />
    </svg>
  )
}
