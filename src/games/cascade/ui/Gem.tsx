import { shapeOf } from './gems'

/** A gem of a kind: its outline, a colour, and a facet that catches the light. */
export function Gem({ kind }: { kind: number }) {
  const { path, fill, edge } = shapeOf(kind)
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        d={path}
        fill={fill}
        fillRule="evenodd"
        stroke={edge}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d={path}
        fill="#fff"
        fillRule="evenodd"
        opacity="0.32"
        transform="translate(5.1 3.9) scale(0.66)"
      />
    </svg>
  )
}
