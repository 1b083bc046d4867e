import type { Side } from '../rules/types.ts'
import { Flower } from './Flower.tsx'

/** A poppy may slide to where it meets two others. */
export default function Miniature() {
  return (
    <svg viewBox="0 0 160 76" width="100%" height="100%" aria-hidden="true">
      <path
        d="M8 2v72M44 2v72M80 2v72M116 2v72M152 2v72M8 2h144M8 38h144M8 74h144"
        stroke="var(--grid-line)"
        strokeWidth=".7"
      />
      <rect x="83" y="5" width="30" height="30" rx="4" fill="var(--leaf)" fillOpacity=".35" />
      <rect
        x="83"
        y="5"
        width="30"
        height="30"
        rx="4"
        fill="none"
        stroke="var(--leaf)"
        strokeWidth="2.5"
        strokeDasharray="5 3"
      />
      {TILES.map((tile) => (
        <Tile key={`${tile.x},${tile.y}`} {...tile} />
      ))}
    </svg>
  )
}

interface TileProps {
  x: number
  y: number
  owner: Side
  colour: number
}

function Tile({ x, y, owner, colour }: TileProps) {
  const rx = owner === 'human' ? 11 : 3
  const place = { x: x + 2, y: y + 2, width: 32, height: 32, rx }
  return (
    <>
      <rect {...place} y={y + 3} fill="var(--tile-side)" />
      <rect {...place} height={31} fill="var(--tile)" />
      <Flower owner={owner} colour={colour} x={x + 4.5} y={y + 4} width={27} height={27} />
    </>
  )
}

const TILES: readonly TileProps[] = [
  { x: 8, y: 2, owner: 'ai', colour: 2 },
  { x: 44, y: 2, owner: 'human', colour: 1 },
  { x: 116, y: 2, owner: 'ai', colour: 1 },
  { x: 8, y: 38, owner: 'human', colour: 6 },
  { x: 44, y: 38, owner: 'ai', colour: 4 },
  { x: 80, y: 38, owner: 'human', colour: 1 },
  { x: 116, y: 38, owner: 'human', colour: 5 },
]
