import { useLingui } from '@lingui/react'
import { useAnswer } from '#src/play/worker/answers.ts'
import type { ChosenOdds } from '../ai/judge.ts'
import { viewFor } from '../rules/view.ts'
import { splitLastRound, usePlaying, useShown } from '../store.ts'
import { playerName } from '../texts.ts'
import { oddsText } from './reasons.ts'

/** Tells what the opponent chose among in the last round, from what it saw; only percentages, so that its hand stays hidden. */
export default function Odds() {
  const { i18n } = useLingui()
  const { worker, store } = usePlaying()
  const { mode } = store.getState()
  const shown = useShown()
  const length = splitLastRound(shown).before.past.length
  const step = shown.past[length]
  const { answer } = useAnswer(mode === 'replay' ? null : (step ?? null), async (_, signal) => {
    const { level } = shown.options
    if (step?.move.type !== 'round' || level === 'friend') return NONE
    const state = shown.past[length - 1]?.state ?? shown.dealt
    const view = viewFor(state, 'opponent')
    return await worker.odds(view, level, step.move.opponent, signal)
  })
  return answer && ` ${oddsText(i18n, answer, playerName(i18n, 'opponent', shown.options))}`
}

const NONE: ChosenOdds = { made: 0, likeliest: [] }
