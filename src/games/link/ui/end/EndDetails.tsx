import { Trans, useLingui } from '@lingui/react'
import { positions, toIndex } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { useBoardView } from '#src/ui/board/view.ts'
import { contentAt, isCleared, isTile, isWall } from '../../board/board.ts'
import { NewBoardSearch } from '../../grade/GradedSearch.tsx'
import { GradeScale, GradesLink } from '../../grade/GradeScale.tsx'
import { useLink, usePlaying } from '../../store.ts'
import { useFaces } from '../../tiles/faces.ts'
import styles from './EndDetails.module.css'

/** The moves and the cleared board, and the analysis of its deal. */
export default function EndDetails() {
  const isWon = useLink((store) => isCleared(stateOf(store.session).board))
  const count = useLink(({ session }) => stateOf(session).moves)
  return (
    <>
      <p>
        <Trans
          id="link.won.moves"
          message="{count, plural, one {# move} other {# moves}}"
          values={{ count }}
        />
      </p>
      {isWon && <DealtBoard />}
      <Analysis />
      <NewBoardSearch />
    </>
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
