import { useLingui } from '@lingui/react'
import { positions, toIndex } from '#src/engine/grid.ts'
import { elapsed, stateOf } from '#src/engine/session.ts'
import { useBoardView } from '#src/ui/board/view.ts'
import { contentAt, isCleared, isTile, isWall, tilesOf } from '../../board/board.ts'
import { limitFor } from '../../choice.ts'
import { BoardAnalysis } from '../../grade/BoardAnalysis.tsx'
import { NewBoardSearch } from '../../grade/GradedSearch.tsx'
import { starsOf } from '../../journey/journey.ts'
import { Stars } from '../../journey/Stars.tsx'
import { useLink, usePlaying } from '../../store.ts'
import { useFaces } from '../../tiles/faces.ts'
import styles from './EndDetails.module.css'

/** The analysis of the board, after the cleared board itself if it was won. */
export default function EndDetails() {
  const isWon = useLink((store) => isCleared(stateOf(store.session).board))
  return (
    <>
      {isWon && <ClearedBoard />}
      <BoardAnalysis />
      <NewBoardSearch />
    </>
  )
}

/** The board that was cleared and, on the journey, the stars it earned. */
function ClearedBoard() {
  const isStage = usePlaying().route.choice.type === 'journey'
  return (
    <div className={styles.details}>
      <BoardPicture />
      {isStage && <EarnedStars />}
    </div>
  )
}

function EarnedStars() {
  const { dealt, stopwatch, assists } = useLink(({ session }) => session)
  const limitMs = limitFor(tilesOf(dealt.board).length)
  return (
    <p className={styles.stars}>
      <Stars stars={starsOf({ ms: elapsed(stopwatch, 0), limitMs, assists })} />
    </p>
  )
}

/** Draws the dealt board in the small, as it was seen. */
function BoardPicture() {
  const { i18n } = useLingui()
  const board = useLink(({ session }) => session.dealt.board)
  const { rows, cols, transpose } = useBoardView(board)
  const { Face } = useFaces()
  return (
    <div
      role="img"
      aria-label={i18n._({ id: 'link.won.board', message: 'The board as it was dealt' })}
      className={styles.board}
      style={{ '--rows': rows, '--cols': cols }}
    >
      {[...positions({ rows, cols })].map((shown) => {
        const content = contentAt(board, transpose(shown))
        return (
          <span
            key={toIndex({ rows, cols }, shown)}
            data-tile={isTile(content)}
            data-wall={isWall(content)}
          >
            {isTile(content) && <Face kind={content} />}
          </span>
        )
      })}
    </div>
  )
}
