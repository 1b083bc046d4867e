import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import type { Judgement, Story } from '#src/define/story.ts'
import { useAnswer } from '../worker/answers.ts'
import { shownGame, useIsDone } from './turns.ts'

/** Judgements by step. */
export type Judgements = readonly (Judgement | undefined)[]

/** Judgements by the steps of a game, which its end, its replay and its lessons share. */
const known = new WeakMap<object, Judgements>()

/** Judges a game that is over or replayed, by step; `progress` from 0 to 1 once that has taken a second. */
export function useJudgements(playing: Playing, story: Story) {
  const { store, worker } = playing
  const game = useStore(store, shownGame)
  const isDone = useIsDone(playing)
  return useAnswer(
    isDone && game.past.length > 0 ? game.past : null,
    (report, signal) => story.judge(worker, game, report, signal),
    { part: 'solver', known },
  )
}

/** The lessons of a game, the costliest first, with the number of steps before each; before all, that of `turn`. */
export function lessonsIn(judgements: Judgements, turn = 0) {
  const lessons = judgements
    .flatMap((judgement, length) =>
      judgement?.lesson ? { lesson: judgement.lesson, length, cost: judgement.cost } : [],
    )
    .toSorted((a, b) => b.cost - a.cost)
  // The turn may be the opponent's, which answers the player's own before it.
  const first = lessons.find(({ length }) => length === turn - 1 || length === turn - 2)
  return first ? [first, ...lessons.filter((lesson) => lesson !== first)] : lessons
}
