import { Trans } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { isCleared } from '../../board/board.ts'
import { NewBoardSearch } from '../../grade/GradedSearch.tsx'
import { GradeScale, GradesLink } from '../../grade/GradeScale.tsx'
import { useLink } from '../../store.ts'
import ClearedBoard from './ClearedBoard.tsx'
import styles from './EndDetails.module.css'

/** The cleared board, the moves of one that is not, and the analysis of its deal. */
export default function EndDetails() {
  const { board, moves } = useLink(({ session }) => stateOf(session))
  return (
    <>
      {!isCleared(board) && (
        <p>
          <Trans
            id="link.over.moves"
            message="{count, plural, one {# move} other {# moves}}"
            values={{ count: moves }}
          />
        </p>
      )}
      <div className={styles.board}>
        <ClearedBoard />
      </div>
      <Analysis />
      <NewBoardSearch />
    </>
  )
}

/** The grade of the deal. It has its space from the start, so nothing moves. */
function Analysis() {
  const grade = useLink((store) => store.grade)
  return (
    <div className={styles.analysis}>
      <div className={styles.grade}>{grade && <GradeScale grade={grade} />}</div>
      <GradesLink />
    </div>
  )
}
