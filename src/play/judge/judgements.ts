import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import type { Judgements, Judging, Story } from '#src/define/story.ts'
import { stateOf } from '#src/engine/session.ts'
import { usePainted } from '#src/ui/painted.ts'
import { type Question, useAnswer } from '../worker/answers.ts'
import { turnOfLoss } from './lead.ts'
import { useIsDone, useStory, useWholeGame } from './shown.ts'

/** Judges a page's game that is over or replayed, once for all that show it. */
export function useJudging(playing: Playing): void {
  const { screen, worker, judging, page } = playing
  const story = useStory(playing)
  const game = useWholeGame(playing)
  const { past } = game
  const isMistake = usePainted(page, ({ showing }) => showing?.type === 'mistake')
  const isWanted = useIsDone(playing) && past.length > 0 && !screen.opponent?.isForTwo(game.options)
  const { answer, progress } = useAnswer<Judgements>(
    isWanted && story ? past : null,
    async (...heard) => {
      if (!story) return []
      return isMistake
        ? judgeLast(story, worker, game, ...heard)
        : story.judge(worker, game, ...heard)
    },
    { part: 'solver' },
  )
  useEffect(() => judging.setState({ past, answer, progress }), [judging, past, answer, progress])
}

/** Judges the last step of a game: by the position before it, and by what led there only if that shows no lesson. */
async function judgeLast(
  { judge }: Story,
  worker: Playing['worker'],
  game: SessionOf,
  ...heard: Parameters<Question<Judgements>>
): Promise<Judgements> {
  const before = game.past.slice(0, -1)
  const step = { ...game, dealt: stateOf({ ...game, past: before }), past: game.past.slice(-1) }
  const [alone] = await judge(worker, step, ...heard)
  const last = alone?.lesson ? alone : (await judge(worker, game, ...heard)).at(-1)
  return [...before.map(() => undefined), last]
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
