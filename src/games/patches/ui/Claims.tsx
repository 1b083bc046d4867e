import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import type { Player } from '../rules/player'
import type { Match } from '../rules/types'
import { previewOf } from '../store'
import styles from './Claims.module.css'
import { usePatches } from './use-patches'

/** A tile on a cell, what it matches, and how strongly. */
interface Claim {
  readonly player: Player
  readonly cell: { row: number; col: number }
  readonly matches: readonly Match[]
  readonly strength: number
}

/** The line between both sides; lines from played tiles to what they match, with the strength, of the round that is shown or of one's choice. */
export function Claims({ view }: { view: BoardView }) {
  const claims = useClaims()
  return (
    <svg className={styles.layer} viewBox={`0 0 ${view.cols} ${view.rows}`} aria-hidden="true">
      <line x1="0" y1={view.rows / 2} x2={view.cols} y2={view.rows / 2} className={styles.middle} />
      {claims.map((claim) => (
        <Lines key={claim.player} claim={claim} />
      ))}
      {claims.map((claim) => (
        <Strength key={claim.player} claim={claim} />
      ))}
    </svg>
  )
}

function useClaims(): readonly Claim[] {
  const reveal = usePatches((store) => store.reveal)
  const session = usePatches((store) => store.session)
  const tile = usePatches((store) => store.tile)
  const cell = usePatches((store) => store.cell)
  const sealed = usePatches((store) => store.sealed)
  const found = previewOf({ session, tile, cell, sealed })
  if (found && cell) return found.matches.length > 0 ? [{ player: 'user', cell, ...found }] : []
  return (reveal?.events ?? []).flatMap((event) =>
    event.type === 'matched' && event.matches.length > 0 ? event : [],
  )
}

/** From a tile's middle to where a line leaves it, along each axis: its number is not crossed. */
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
      <g key={`${other.row},${other.col}`}>
        <line {...ends} className={styles.halo} />
        <line {...ends} className={styles.line} data-player={player} />
      </g>
    )
  })
}

/** On the corner of the played tile: a disc for the user, a square for the opponent. */
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
