import type { Position } from '#src/engine/grid.ts'
import tiles from '#src/ui/board/Tile.module.css'
import type { BoardView } from '#src/ui/board/view.ts'
import styles from './Effects.module.css'
import { Face } from './Face'
import { PathOverlay } from './PathOverlay'
import tile from './Tile.module.css'
import { useFaces } from './use-faces'
import { type Matched, useMatches } from './use-matches'

/** Longer than the style sheet takes to show a match and let it go, also where the first frame comes late. */
const SEEN_MS = 800

/** What is still to be seen of matches that the state has already forgotten. */
export function Effects({ view }: { view: BoardView }) {
  const matches = useMatches(SEEN_MS)
  return (
    <>
      {matches.map((match) => (
        <Leaving key={match.id} match={match} view={view} />
      ))}
      <PathOverlay view={view} matches={matches} />
    </>
  )
}

function Leaving({ match: { from, to, kind }, view }: { match: Matched; view: BoardView }) {
  return [from, to].map((position) => (
    <Ghost key={`${position.row},${position.col}`} kind={kind} shown={view.turn(position)} />
  ))
}

/** A removed tile: it stands, selected, while the path is drawn; then a lift, a white flash, gone. */
function Ghost({ kind, shown }: { kind: number; shown: Position }) {
  const faces = useFaces()
  return (
    <span
      className={`${tiles.cell} ${styles.ghost}`}
      style={{ gridArea: `${shown.row + 1} / ${shown.col + 1}` }}
    >
      <span className={`${tiles.tile} ${tile.tile} ${styles.leaving}`} data-look="selected">
        <Face kind={kind} faces={faces} />
      </span>
    </span>
  )
}
