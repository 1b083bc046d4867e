import { Trans } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { tilesOf } from '../../board/board.ts'
import { isShuffled } from '../../rules/types.ts'
import { useLink, usePlaying } from '../../store.ts'

/** The most of 100 that are called "only". */
const FEW = 10

/** Beyond so many it is no feat to clear a board. */
const MOST = 90

/** Says how many of 100 simulated players came as far without a shuffle. It has its space from the start. */
export function Meaning() {
  const { worker } = usePlaying()
  const session = useLink((store) => store.session)
  const { dealt, past } = session
  const { answer: leftBy, failed } = useAnswer(
    dealt,
    (_, signal) => worker.tilesLeft(dealt.board, dealt.gravity, signal),
    { part: 'solver' },
  )
  if (failed) return null
  const shuffled = past.find(isShuffled)
  const left = tilesOf((shuffled?.state ?? stateOf(session)).board).length
  const within = (tiles: number) => leftBy?.filter((ofOne) => ofOne <= tiles).length ?? 0
  const isEasy = within(left) > MOST
  // To have come as far as nearly all says less than that the board can be cleared.
  const count = within(isEasy ? 0 : left)
  return (
    <p style={{ visibility: leftBy ? undefined : 'hidden' }}>
      <Trans
        id="link.meaning"
        message="{many, select, none {Not one} few {Only {count}} other {{count}}} of 100 simulated careful players {what, select, cleared {cleared this board without a shuffle} lost {got this far} other {got as far as you without a shuffle}}."
        values={{
          count,
          many: count ? (count <= FEW ? 'few' : 'many') : 'none',
          what: left === 0 || isEasy ? 'cleared' : shuffled ? 'shuffled' : 'lost',
        }}
      />
    </p>
  )
}
