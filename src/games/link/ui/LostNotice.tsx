import { Trans } from '@lingui/react'
import { useState } from 'react'
import { isOver, stateOf } from '#src/engine/session.ts'
import { dealAnother } from '#src/play/tools/Tools.tsx'
import { type Question, useAnswer } from '#src/play/worker/answers.ts'
import { BoardNotice } from '#src/ui/kit/BoardNotice.tsx'
import { Button, DismissButton } from '#src/ui/kit/Button.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { WorkProgress } from '#src/ui/load/WorkProgress.tsx'
import { usePainted } from '#src/ui/painted.ts'
import { shuffleBoard } from '../dealing.ts'
import { rules } from '../rules/rules.ts'
import { isShuffled } from '../rules/types.ts'
import { useLinkSetting } from '../settings.ts'
import type { Segment } from '../solver/points-of-no-return.ts'
import { useActions, useLink, usePlaying } from '../store.ts'
import { LOST, LOST_AS_DEALT, NO_SHUFFLE } from '../texts.ts'
import type { LinkStore } from '../types.ts'
import { useTakeBack } from './tools.ts'

/** Offers remedies once the board is proved to be unclearable. */
export function LostNotice() {
  const isWanted = useLinkSetting('lostNotice')
  const { store } = usePlaying()
  const isLost = useLink(
    ({ verdict, session }) => verdict?.status === 'lost' && !isOver(rules, session),
  )
  const board = usePainted(store, ({ session }) => stateOf(session).board)
  const [closed, setClosed] = useState<unknown>()
  if (!isWanted || !isLost || closed === board) return null
  return <Lost onClose={() => setClosed(board)} />
}

function Lost({ onClose }: { onClose: () => void }) {
  const playing = usePlaying()
  const wasDealtLost = useLink(({ verdict }) => verdict?.status === 'lost' && verdict.asDealt)
  const hasNet = useLink(({ session }) => session.dealt.net !== false)
  // The notice covers the message line.
  const hasNoShuffle = useLink(({ emitted }) =>
    emitted.events.some(({ type }) => type === 'no-shuffle'),
  )
  return (
    <BoardNotice aria-labelledby="link-lost">
      <p id="link-lost">
        <Trans {...(wasDealtLost ? LOST_AS_DEALT : LOST)} />
      </p>
      {hasNoShuffle && (
        <p>
          <Trans {...NO_SHUFFLE} />
        </p>
      )}
      {wasDealtLost && playing.route.options.level !== 'literal' && (
        <Button look="primary" onClick={() => void dealAnother(playing)}>
          <Trans {...TOOLS.new[0]} />
        </Button>
      )}
      {hasNet && !wasDealtLost && <WayBack />}
      {hasNet ? (
        <Button onClick={() => void shuffleBoard(playing)}>
          <Trans {...TOOLS.shuffle[0]} />
        </Button>
      ) : (
        <OtherTry />
      )}
      <DismissButton onClick={onClose} />
    </BoardNotice>
  )
}

/** Offers the take-back unless it is used, and the same board again. */
function OtherTry() {
  const { restart } = useActions()
  const { disabled, onPress, caption } = useTakeBack()
  return (
    <>
      {!disabled && (
        <Button look="primary" onClick={onPress}>
          {caption}
        </Button>
      )}
      <Button onClick={restart}>
        <Trans {...TOOLS.restart[0]} />
      </Button>
    </>
  )
}

/** Undoes to the last clearable position, or to the start. The search may take seconds. */
function WayBack() {
  const { store, worker } = usePlaying()
  const [segments, setSegments] = useState<readonly Segment[] | null>(null)
  const stop = () => setSegments(null)
  const question: Question<void> = async (report, signal) => {
    const { gravity } = stateOf(store.getState().session)
    const last = await worker.lastClearable(segments ?? [], gravity, report, signal)
    const { session, undoTo } = store.getState()
    // Keeps failed attempts made after the last board.
    if (stateOf(session).board === segments?.at(-1)?.at(-1)) undoTo(Math.max(0, last))
    stop()
  }
  const { progress, failed } = useAnswer(segments, question, { part: 'solver' })
  if (!segments || failed)
    return (
      <Button look="primary" onClick={() => setSegments(positionsOf(store.getState()))}>
        <Trans id="link.lost.undo" message="Undo to a solvable position" />
      </Button>
    )
  return (
    <>
      <p role="alert">
        <Trans id="link.lost.looking" message="Looking for the last solvable position…" />
      </p>
      {progress !== undefined && (
        <SearchProgress settled={progress} total={segments.flat().length} />
      )}
      <Button look="primary" onClick={stop}>
        <Trans id="link.lost.stop" message="Stop looking" />
      </Button>
    </>
  )
}

const SearchProgress = ({ settled, total }: { settled: number; total: number }) => (
  <WorkProgress value={settled} max={total}>
    <Trans
      id="link.lost.progress"
      message="Checked {settled} of {total, plural, one {# position} other {# positions}}"
      values={{ settled, total }}
    />
  </WorkProgress>
)

/** All positions, failed attempts included, divided at shuffles. */
function positionsOf({ session }: LinkStore): readonly Segment[] {
  const segments = [[session.dealt.board]]
  for (const step of session.past) {
    if (isShuffled(step)) segments.push([])
    segments.at(-1)?.push(step.state.board)
  }
  return segments
}
