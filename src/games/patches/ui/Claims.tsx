import type { SVGProps } from 'react'
import { isSame, keyOf, type Position } from '#src/engine/grid.ts'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import type { Placement } from '../rules/types.ts'
import {
  cellInView,
  previewOf,
  seatIn,
  splitLastRound,
  useActions,
  useHasLanded,
  useIsShown,
  usePatches,
} from '../store.ts'
import type { Claim, PatchesPiece } from '../types.ts'
import styles from './Claims.module.css'
import { FaceShapes } from './Face.tsx'

/** The line between both sides, from edge to edge of the board, and matches of the user's placement. */
export function Claims({ view: { rows, cols } }: { view: BoardView }) {
  const store = usePatches((now) => now)
  const found = previewOf(store)
  const cell = cellInView(store)
  const player = seatIn(store)
  return (
    <svg className={styles.layer} viewBox={`0 0 ${cols} ${rows}`} aria-hidden="true">
      <path d={`M-.06 ${rows / 2}H${cols + 0.06}`} className={styles.middle} />
      <Traces />
      {found && cell && player && <Drawn claims={[{ player, cell, ...found }]} />}
    </svg>
  )
}

/** Marks the cells that the opponent played on and took in the last round, until the next one. */
function Traces() {
  const session = usePatches((store) => store.session)
  const hasLanded = useHasLanded()
  const isShown = useIsShown()
  const { events } = splitLastRound(session)
  const cells = events.flatMap((event) => {
    const isTaken = event.type === 'captured' && event.player === 'opponent'
    return isTaken && isShown ? event.cells : []
  })
  const played = events.find((event) => event.type === 'played' && event.player === 'opponent')
  if (played?.type !== 'played' || !hasLanded) return null
  const isTaken = cells.some((cell) => isSame(cell, played.cell))
  return (
    <>
      {(isTaken ? cells : [...cells, played.cell]).map((cell) => (
        <Square key={keyOf(cell)} cell={cell} className={styles.trace} data-trace />
      ))}
      {isTaken && <Badge tile={played.tile} cell={played.cell} />}
    </>
  )
}

/** The tile that a token covers. */
const Badge = ({ tile, cell: { row, col } }: Placement) => (
  <g transform={`translate(${col + 0.6} ${row + 0.6}) scale(0.0105)`}>
    <rect width="36" height="36" rx="7" className={styles.badge} />
    <g transform="translate(4.5 4.5) scale(0.75)">
      <FaceShapes tile={tile} />
    </g>
  </g>
)

const Square = ({
  cell: { row, col },
  ...props
}: { cell: Position } & SVGProps<SVGRectElement>) => (
  <rect x={col + 0.03} y={row + 0.03} width="0.94" height="0.94" rx="0.19" {...props} />
)

/**
 * Draws a round's matches from the played tile's cell, the opponent's once its tile has landed. Replaced by the next
 * placement or round.
 */
export function Matches({ claims, contested }: Extract<PatchesPiece, { type: 'matches' }>) {
  const [first] = claims
  const isLast = usePatches(({ session }) =>
    splitLastRound(session).events.some((event) => event === first),
  )
  const isChoosing = usePatches((store) => previewOf(store) !== null)
  const { mode } = useActions()
  const haveLanded = useHasLanded()
  if (!first || !isLast) return null
  const { row, col } = first.cell
  // The user's have been there since the placement.
  const seen = claims.filter(({ player }) => haveLanded || (player === 'user' && mode !== 'replay'))
  return (
    <svg className={styles.round} viewBox={`${col} ${row} 1 1`} aria-hidden="true">
      {haveLanded &&
        contested.map((cell) => (
          <Square key={keyOf(cell)} cell={cell} className={styles.contested} />
        ))}
      {!isChoosing && <Drawn claims={seen} />}
    </svg>
  )
}

/** Draws lines to the matched tiles, and the strength over them. */
function Drawn({ claims }: { claims: readonly Claim[] }) {
  const matching = claims.filter(({ matches }) => matches.length > 0)
  return (
    <>
      {matching.map((claim) => (
        <Lines key={claim.player} claim={claim} />
      ))}
      {matching.map((claim) => (
        <Strength key={claim.player} claim={claim} />
      ))}
    </>
  )
}

/** Distance in cells from a tile's middle to its lines along each axis, clear of its number. */
const TO_EDGE = 0.31

function between(from: ReturnType<typeof toPoint>, to: ReturnType<typeof toPoint>) {
  const [dx, dy] = [TO_EDGE * Math.sign(to.x - from.x), TO_EDGE * Math.sign(to.y - from.y)]
  return { x1: from.x + dx, y1: from.y + dy, x2: to.x - dx, y2: to.y - dy }
}

function Lines({ claim: { player, cell, matches } }: { claim: Claim }) {
  const from = toPoint(cell)
  return matches.map(({ cell: other }) => {
    const ends = between(from, toPoint(other))
    return (
      <g key={keyOf(other)}>
        <line {...ends} className={styles.halo} />
        <line {...ends} className={styles.line} data-player={player} />
      </g>
    )
  })
}

/** A disc for the user, a square for the opponent. */
function Strength({ claim: { player, cell, strength } }: { claim: Claim }) {
  const { x, y } = toPoint(cell)
  const [cx, cy] = [x + 0.32, y - 0.32]
  return (
    <g className={styles.strength} data-player={player}>
      {player === 'user' ? (
        <circle cx={cx} cy={cy} r="0.22" />
      ) : (
        <rect x={cx - 0.2} y={cy - 0.2} width="0.4" height="0.4" rx="0.08" />
      )}
      <text fontSize={0.27} x={cx} y={cy}>
        {strength}
      </text>
    </g>
  )
}
