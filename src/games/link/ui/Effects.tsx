import type { Position } from '../../../engine/grid'
import type { BoardView } from '../../../ui/board-view'
import { useSetting } from '../../../ui/settings'
import styles from './Effects.module.css'
import { Face } from './Face'
import { PathOverlay } from './PathOverlay'
import { type Matched, useMatches } from './use-matches'

/** How long a match is seen: the path fades within 400 ms, the tiles within 300. */
const SEEN_MS = 450

/** What is still to be seen of matches that the state has already forgotten. */
export default function Effects({ view }: { view: BoardView }) {
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

/** A removed tile's last moment: a lift, a white flash, gone. */
function Ghost({ kind, shown }: { kind: number; shown: Position }) {
  const faces = useSetting('faces')
  return (
    <span className={styles.ghost} style={{ gridArea: `${shown.row + 1} / ${shown.col + 1}` }}>
      <Face kind={kind} faces={faces} />
    </span>
  )
}
