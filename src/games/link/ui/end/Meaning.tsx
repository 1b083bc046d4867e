import { Trans } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { tilesOf } from '../../board/board.ts'
import { useLink, usePlaying } from '../../store.ts'

/** The most of 100 that are called "only". */
const FEW = 10

/** Beyond so many it is no feat to clear a board. */
const MOST = 90

interface MeaningProps {
  /** Time left of that for a star, in milliseconds, where that tells more of an easy board. */
  spareMs?: number
}

/** Says how many of 100 simulated players came as far without a shuffle. It has its space from the start. */
export default function Meaning({ spareMs }: MeaningProps) {
  const { worker } = usePlaying()
  const session = useLink((store) => store.session)
  const { dealt, past } = session
  const { answer: leftBy, failed } = useAnswer(
    dealt,
    (_, signal) => worker.tilesLeft(dealt.board, dealt.gravity, signal),
    { part: 'solver' },
  )
  if (failed) return null
  const shuffled = past.find(({ events }) => events.some(({ type }) => type === 'shuffled'))
  const left = tilesOf((shuffled?.state ?? stateOf(session)).board).length
  const within = (tiles: number) => leftBy?.filter((ofOne) => ofOne <= tiles).length ?? 0
  const isEasy = within(left) > MOST
  if (isEasy && spareMs !== undefined)
    return (
      <Trans
        id="link.meaning.easy"
        message="{spare} to spare; {count} of 100 simulated careful players clear this board too."
        values={{ count: within(left), spare: formatTime(spareMs) }}
      />
    )
  // To have come as far as nearly all says less than that the board can be cleared.
  const count = within(isEasy ? 0 : left)
  return (
    <span style={{ visibility: leftBy ? undefined : 'hidden' }}>
      <Trans
        id="link.meaning"
        message="{many, select, none {Not one} few {Only {count}} other {{count}}} of 100 simulated careful players {what, select, cleared {cleared this board without a shuffle} lost {got this far} other {got as far as you without a shuffle}}."
        values={{
          count,
          many: count ? (count <= FEW ? 'few' : 'many') : 'none',
          what: left === 0 || isEasy ? 'cleared' : shuffled ? 'shuffled' : 'lost',
        }}
      />
    </span>
  )
}
