import gems from '../gems.json'

/** Draws a kind of gem, 32 × 32; its outline alone distinguishes it. */
export const shapeOf = (kind: number) =>
  gems[kind - 1] ?? { outline: '', fill: 'none', edge: 'none' }

export function Gem({ kind }: { kind: number }) {
  const { outline, fill, edge } = shapeOf(kind)
  return (
    <svg viewBox="0 0 32 32" fillRule="evenodd" aria-hidden="true" focusable="false">
      <path d={outline} fill={fill} stroke={edge} strokeWidth="2" strokeLinejoin="round" />
      <path d={outline} fill="#fff" opacity="0.32" transform="translate(5.1 3.9) scale(0.66)" />
    </svg>
  )
}
