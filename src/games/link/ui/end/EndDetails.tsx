import { Trans, useLingui } from '@lingui/react'
import { positions, toIndex } from '#src/engine/grid.ts'
import { elapsed, stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { useBoardView } from '#src/ui/board/view.ts'
import { contentAt, isCleared, isTile, isWall, tilesOf } from '../../board/board.ts'
import { limitFor } from '../../choice.ts'
import { NewBoardSearch } from '../../grade/GradedSearch.tsx'
import { GradeScale, GradesLink } from '../../grade/GradeScale.tsx'
import { MAX_STARS, starMarks, starsOf } from '../../stars.ts'
import { useLink, usePlaying } from '../../store.ts'
import { useFaces } from '../../tiles/faces.ts'
import styles from './EndDetails.module.css'

/** The analysis of the board, after the cleared board and its stars, or why it was lost. */
export default function EndDetails() {
  const isWon = useLink((store) => isCleared(stateOf(store.session).board))
  return (
    <>
      {isWon ? (
        <div className={styles.details}>
          <DealtBoard />
          <EarnedStars />
        </div>
      ) : (
        <p>
          <Trans
            id="link.over.why"
            message="No matches are left, and no shuffle gets past the walls."
          />
        </p>
      )}
      <Analysis />
      <NewBoardSearch />
    </>
  )
}

function EarnedStars() {
  const { dealt, stopwatch, assists } = useLink(({ session }) => session)
  const limitMs = limitFor(tilesOf(dealt.board).length)
  const stars = starsOf({ ms: elapsed(stopwatch, 0), assists, limitMs })
  return (
    <p className={styles.stars}>
      <span aria-hidden="true">{starMarks(stars)}</span>
      <span className="unseen">
        <Trans
          id="link.stars"
          message="{stars} of {most} stars"
          values={{ stars, most: MAX_STARS }}
        />
      </span>
    </p>
  )
}

/** Draws the dealt board in the small, as it was seen. */
function DealtBoard() {
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

/** The grade of the deal, and how players fared on it. Each has its space from the start, so nothing moves. */
function Analysis() {
  const { worker } = usePlaying()
  const grade = useLink((store) => store.grade)
  const dealt = useLink(({ session }) => session.dealt)
  const { answer: stuck } = useAnswer(
    dealt,
    (_, signal) => worker.countStuck(dealt.board, dealt.gravity, signal),
    { part: 'solver' },
  )
  return (
    <div className={styles.analysis}>
      <div className={styles.grade}>{grade && <GradeScale grade={grade} />}</div>
      <p style={{ visibility: stuck === undefined ? 'hidden' : undefined }}>
        <Trans
          id="link.stuck.count"
          message="{stuck} of 100 simulated attentive players got stuck."
          values={{ stuck: stuck ?? '…' }}
        />
      </p>
      <GradesLink />
    </div>
  )
}
