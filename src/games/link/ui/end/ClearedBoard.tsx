import { Trans, useLingui } from '@lingui/react'
import { positions, toIndex, valueAt } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { useBoardView } from '#src/ui/board/view.ts'
import { isCleared, isTile, isWall } from '../../board/board.ts'
import { useLink } from '../../store.ts'
import { WON_BOARD } from '../../texts.ts'
import { useFaces } from '../../tiles/faces.ts'
import styles from './ClearedBoard.module.css'
import { clearingOrder } from './clearing.ts'

/** The deal of a cleared board, each tile coloured by when it was taken; as large as `--cell` says. */
export default function ClearedBoard() {
  const isWon = useLink(({ session }) => isCleared(stateOf(session).board))
  if (!isWon) return null
  return (
    <div className={styles.cleared}>
      <Tiles />
      <p className={styles.legend} aria-hidden="true">
        <Trans id="link.won.first" message="first" />
        <span />
        <Trans id="link.won.last" message="last" />
      </p>
    </div>
  )
}

function Tiles() {
  const { i18n } = useLingui()
  const session = useLink((store) => store.session)
  const { board } = session.dealt
  const { rows, cols, transpose } = useBoardView(board)
  const { Face } = useFaces()
  const order = clearingOrder(session)
  const last = Math.max(...order)
  return (
    <div
      role="img"
      aria-label={i18n._(WON_BOARD)}
      className={styles.tiles}
      style={{ '--rows': rows, '--cols': cols }}
    >
      {[...positions({ rows, cols })].map((shown) => {
        const at = transpose(shown)
        const content = valueAt(board, at)
        return (
          <span
            key={toIndex({ rows, cols }, shown)}
            data-tile={isTile(content)}
            data-wall={isWall(content)}
            style={{ '--when': (order[toIndex(board, at)] ?? 0) / last }}
          >
            {isTile(content) && <Face kind={content} />}
          </span>
        )
      })}
    </div>
  )
}
