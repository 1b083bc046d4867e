import { Trans } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { NewBoardSearch } from '../../grade/GradedSearch.tsx'
import { GradeScale, GradesLink } from '../../grade/GradeScale.tsx'
import { useLink } from '../../store.ts'
import ClearedBoard from './ClearedBoard.tsx'
import styles from './EndDetails.module.css'

/** The moves and the cleared board, and the analysis of its deal. */
export default function EndDetails() {
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
