import { Trans } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { isCleared } from '../../board/board.ts'
import { NewBoardSearch } from '../../grade/GradedSearch.tsx'
import { RiskScale } from '../../grade/GradeScale.tsx'
import { useLink } from '../../store.ts'
import { MOVES } from '../../texts.ts'
import ClearedBoard from './ClearedBoard.tsx'
import { Meaning } from './Meaning.tsx'

/** The cleared board, the moves of one that is not, and the difficulty of its deal. */
export default function EndDetails() {
  const { board, moves } = useLink(({ session }) => stateOf(session))
  const grade = useLink((store) => store.grade)
  return (
    <>
      {!isCleared(board) && (
        <p>
          <Trans {...MOVES} values={{ count: moves }} />
        </p>
      )}
      <div style={{ '--cell': '16px' }}>
        <ClearedBoard />
      </div>
      <Meaning />
      {grade && (
        <dl>
          <RiskScale {...grade} />
        </dl>
      )}
      <NewBoardSearch />
    </>
  )
}
