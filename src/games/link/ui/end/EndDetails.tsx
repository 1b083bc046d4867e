import { Trans } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { NewBoardSearch } from '../../grade/GradedSearch.tsx'
import { GradeScale, GradesLink } from '../../grade/GradeScale.tsx'
import { useLink, usePlaying } from '../../store.ts'
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
