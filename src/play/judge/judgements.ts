import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import type { Judgements, Judging } from '#src/define/story.ts'
import { useAnswer } from '../worker/answers.ts'
import { turnOfLoss } from './lead.ts'
import { useIsDone, useStory, useWholeGame } from './shown.ts'

/** Judges a page's game that is over or replayed, once for all that show it. */
export function useJudging(playing: Playing): void {
  const { screen, worker, judging } = playing
  const story = useStory(playing)
  const game = useWholeGame(playing)
  const { past } = game
  const isWanted = useIsDone(playing) && past.length > 0 && !screen.opponent?.isForTwo(game.options)
  const { answer, progress } = useAnswer<Judgements>(
    isWanted && story ? past : null,
    async (report, signal) => (await story?.judge(worker, game, report, signal)) ?? [],
    { part: 'solver' },
  )
  useEffect(() => judging.setState({ past, answer, progress }), [judging, past, answer, progress])
}

/** Returns what is known of the steps of a page's game. */
export function useJudgements(playing: Playing): Judging {
  const { past } = useWholeGame(playing)
  const judging = useStore(playing.judging)
  return judging.past === past ? judging : {}
}

/** Returns the lessons of a game that is over, in their order; `undefined` until it is judged. */
export function useLessons(playing: Playing) {
  const { screen, store } = playing
  const { answer } = useJudgements(playing)
  if (screen.opponent?.isForTwo(store.getState().session.options)) return []
  return answer && lessonsIn(answer, turnOfLoss(playing))
}

/**
 * The lessons of a game, the costliest first and of equals the later, which came after a shuffle, with the number of
 * steps before each; before all, that of `turn`.
 */
export function lessonsIn(judgements: Judgements, turn?: number) {
  const lessons = judgements
    .flatMap((judgement, length) =>
      judgement?.lesson ? { lesson: judgement.lesson, length, cost: judgement.cost } : [],
    )
    .toReversed()
    .toSorted((a, b) => b.cost - a.cost)
  const first = lessons.find((lesson) => isOf(turn, lesson))
  return first ? [first, ...lessons.filter((lesson) => lesson !== first)] : lessons
}

/** Returns `true` for a lesson of a turn, which may be the opponent's that answers the player's own. */
export const isOf = (turn: number | undefined, { length }: { length: number }): boolean =>
  turn !== undefined && (length === turn - 1 || length === turn - 2)
