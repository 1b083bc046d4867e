import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import type { GameStore } from '#src/define/session.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { usePainted } from '#src/ui/painted.ts'
import { isJump } from '../board/play-events.ts'
import { useJudging } from '../judge/judgements.ts'
import { useRaceResult } from '../race/race-result.ts'
import type { EndedProps } from './Ended.tsx'
import { EndPanel } from './EndPanel.tsx'
import { playFinale } from './finale.ts'
import { useRecordedMistakes } from './record-mistakes.ts'

const Ended = lazy(() => import('./Ended.tsx'), { when: 'open', Fallback: EndFallback })

/** The result of a game: a dialog when it ends, and a panel on its page once that is closed. */
export default function End({ wasOver }: { wasOver: boolean }) {
  const playing = useOpenPage()
  // Here, since a game's end shows it first, and stays mounted whatever is shown.
  useJudging(playing)
  useRecordedMistakes(playing)
  const { screen, store, playback } = playing
  const session = usePainted(store, (state) => state.session)
  const emitted = usePainted(store, (state) => state.emitted)
  const isAway = usePainted(store, isAwayIn)
  const isShown = usePainted(playback, ({ shown, cues }) => shown === null && cues.length === 0)
  const end = screen.view.useEnd(session)
  const race = useRaceResult(session)
  const outcome = isAway ? null : screen.rules.outcome(stateOf(session))
  // What it shows of the game goes with it at once.
  const isLeft = useStore(
    store,
    (now) => outcome !== null && (isAwayIn(now) || !isOver(screen.rules, now.session)),
  )
  // While the last pieces move.
  if (outcome) Ended.load()
  // A finished game was opened, or undo or redo leads to one.
  const isOld = emitted.id === 0 ? wasOver : isJump(emitted)
  const { phase, set } = usePhases(playing, { isAway, isOver: outcome !== null, isShown, isOld })
  if (!end || !outcome || isLeft || phase === 'playing' || phase === 'finale') return null
  const titled = race ? { ...end, title: race.title } : end
  const ended = { end: titled, result: resultHere(playing, outcome.result), race }
  if (phase === 'closed' || phase === 'opened')
    return <EndPanel {...ended} takesFocus={phase === 'closed'} onOpen={() => set('reopened')} />
  return <Ended {...ended} isNew={phase === 'dialog'} onClose={() => set('closed')} />
}

/** Returns a result for whoever is at this device: of two people, one has won, who by link may be elsewhere. */
function resultHere(
  { screen, store }: Playing,
  result: EndedProps['result'],
): EndedProps['result'] {
  const state = store.getState()
  const { options } = state.session
  if (screen.byLink?.isByLink(options)) return screen.byLink.resultHere(state, result)
  return result === 'lost' && screen.opponent?.isForTwo(options) ? 'won' : result
}

const isAwayIn = ({ showing }: GameStore) => showing !== null

type EndPhase = 'playing' | 'finale' | 'dialog' | 'closed' | 'opened' | 'reopened'

interface Now {
  /** A replay or lessons are shown instead. */
  isAway: boolean
  isOver: boolean
  isShown: boolean
  /** The game was over before. */
  isOld: boolean
}

/** Shows finale and dialog once, when a game ends; whoever comes back to an end finds the panel. */
function usePhases(playing: Playing, { isAway, isOver, isShown, isOld }: Now) {
  const [phase, set] = useState<EndPhase>(isOver && isOld ? 'opened' : 'playing')
  useEffect(() => {
    if (isAway) return set('closed')
    if (!isOver) return set('playing')
    if (isShown) set((now) => (now === 'playing' ? (isOld ? 'opened' : 'finale') : now))
  }, [isAway, isOver, isShown, isOld])
  const isEnding = phase === 'finale'
  useEffect(
    () => (isEnding ? playFinale(playing, () => set('dialog')) : undefined),
    [isEnding, playing],
  )
  return { phase, set }
}

/** Stands in where the dialog cannot be loaded. */
function EndFallback({ end: { title, figure, unit, sentence }, onClose }: EndedProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        <strong>{figure}</strong> {unit}
      </p>
      {sentence && <div>{sentence}</div>}
    </Dialog>
  )
}
