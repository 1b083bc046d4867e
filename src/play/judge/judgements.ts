import type { Playing } from '#src/define/screen.ts'
import type { Judgement, Story } from '#src/define/story.ts'
import { useAnswer } from '../worker/answers.ts'
import { turnOfLoss } from './lead.ts'
import { useIsDone, useStory, useWholeGame } from './shown.ts'

/** Judgements by step. */
export type Judgements = readonly (Judgement | undefined)[]

/** Judgements by the steps of a game, which its end, its replay and its lessons share. */
const known = new WeakMap<object, Judgements>()

interface Judging {
  readonly answer: Promise<Judgements>
  readonly controller: AbortController
  waiting: number
}

/** Judging under way, by the steps of a game: components share it, as a worker answers one question at a time. */
const underWay = new WeakMap<object, Judging>()

type Judge = (signal: AbortSignal) => Promise<Judgements>

/** Judges a game once for all that wait; the last one that stops waiting aborts. */
function judgeOnce(past: object, judge: Judge, signal: AbortSignal): Promise<Judgements> {
  const judging = underWay.get(past) ?? begin(past, judge)
  judging.waiting += 1
  signal.addEventListener('abort', () => {
    judging.waiting -= 1
    if (judging.waiting > 0) return
    underWay.delete(past)
    judging.controller.abort()
  })
  return judging.answer
}

function begin(past: object, judge: Judge): Judging {
  const controller = new AbortController()
  const judging = { answer: judge(controller.signal), controller, waiting: 0 }
  underWay.set(past, judging)
  // So that it can be tried again.
  judging.answer.catch(() => underWay.delete(past))
  return judging
}

/** Judges a game that is over or replayed, by step; `progress` from 0 to 1 once that has taken a second. */
export function useJudgements(playing: Playing, story: Story | undefined) {
  const { screen, worker } = playing
  const game = useWholeGame(playing)
  const isWanted =
    useIsDone(playing) && game.past.length > 0 && !screen.opponent?.isForTwo(game.options)
  return useAnswer(
    isWanted && story ? game.past : null,
    (report, signal) =>
      judgeOnce(
        game.past,
        async (shared) => (await story?.judge(worker, game, report, shared)) ?? [],
        signal,
      ),
    { part: 'solver', known },
  )
}

/** Returns the lessons of a game that is over, in their order; `undefined` until it is judged. */
export function useLessons(playing: Playing) {
  const { screen, store } = playing
  const story = useStory(playing)
  const { answer } = useJudgements(playing, story)
  if (screen.opponent?.isForTwo(store.getState().session.options)) return []
  return answer && lessonsIn(answer, turnOfLoss(playing))
}

/** The lessons of a game, the costliest first, with the number of steps before each; before all, that of `turn`. */
export function lessonsIn(judgements: Judgements, turn?: number) {
  const lessons = judgements
    .flatMap((judgement, length) =>
      judgement?.lesson ? { lesson: judgement.lesson, length, cost: judgement.cost } : [],
    )
    .toSorted((a, b) => b.cost - a.cost)
  const first = lessons.find((lesson) => isOf(turn, lesson))
  return first ? [first, ...lessons.filter((lesson) => lesson !== first)] : lessons
}

/** Returns `true` for a lesson of a turn, which may be the opponent's that answers the player's own. */
export const isOf = (turn: number | undefined, { length }: { length: number }): boolean =>
  turn !== undefined && (length === turn - 1 || length === turn - 2)
