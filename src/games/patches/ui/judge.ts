import type { I18n } from '@lingui/core'
import type { SessionOf } from '#src/define/session.ts'
import { endShare, type Judgement, type Lesson, type Story } from '#src/define/story.ts'
import { stateOf } from '#src/engine/session.ts'
import { sentences } from '#src/ui/texts.ts'
import type { ChoiceValue, MoveValue, PlayedMove } from '../ai/judge.ts'
import { rules } from '../rules/rules.ts'
import type { PatchesMove, PatchesOptions, PatchesState, Placement } from '../rules/types.ts'
import { viewFor } from '../rules/view.ts'
import { playerName } from '../texts.ts'
import type { Patches } from '../types.ts'
import { hintText, oddsText, percent, reasonsText } from './reasons.ts'

/** The least cost of a choice that is named, as a share of a win. */
const NAMED_COST = 0.15

/** The least share that its best must have kept: a game that was lost before teaches nothing. */
const LEAST_SHARE = 0.2

/** Returns `true` for a choice that becomes a lesson; docs/opponents.md has how often that is wrong. */
export const isLesson = ({ bestShare, share }: ChoiceValue): boolean =>
  bestShare - share >= NAMED_COST && bestShare >= LEAST_SHARE

/** The least fall of the share that is bad luck: half of the unlucky rounds of lost games were lost before. */
const LEAST_FALL = 0.1

/** Returns the moves of a game, each with the position before it. */
const movesOf = ({ dealt, past }: SessionOf<Patches>): readonly PlayedMove[] =>
  past.map(({ move }, index) => ({ state: past[index - 1]?.state ?? dealt, move }))

/** Judges the player's choices by the search of the hints, from what the player saw. */
export const judge: Story<Patches>['judge'] = async (worker, session, report, signal) => {
  const { level } = session.options
  if (level === 'friend') return []
  const moves = movesOf(session)
  const onProgress = (done: number) => report(done / moves.length)
  const values = await worker.judge(moves, level, onProgress, signal)
  const judge = { worker, options: session.options }
  const lastShare = endShare(rules.outcome(stateOf(session))) ?? values.at(-1)?.choice?.share ?? 0.5
  return moves.map((move, index) => {
    // What came of both choices: the best share of the next position.
    const next = values.slice(index + 1).find(({ choice }) => choice)?.choice
    return judgementOf(move, values[index] ?? {}, next?.bestShare ?? lastShare, judge)
  })
}

/** The worker that judges a game, whose options name the opponent. */
interface Judge {
  readonly worker: Patches['Worker']
  readonly options: PatchesOptions
}

function judgementOf(
  { state, move }: PlayedMove,
  { choice, luck: badLuck = [], odds }: MoveValue,
  value: number,
  judge: Judge,
): Judgement<Patches> {
  const luck = choice && choice.share - value >= LEAST_FALL ? badLuck : []
  const note = (i18n: I18n) => {
    const name = playerName(i18n, 'opponent', judge.options)
    return sentences(i18n, [
      ...(choice ? chancesTexts(i18n, choice, value) : []),
      // Only of what cost much.
      choice && choice.bestShare - choice.share >= NAMED_COST
        ? bestText(i18n, choice, choice.reasons.slice(0, 1), name)
        : undefined,
      ...luck.map((reason) => reasonsText(i18n, [reason], name)),
      odds && oddsText(i18n, odds, name),
    ])
  }
  if (!choice) return { value, cost: 0 }
  const lesson = isLesson(choice) && makeLesson({ state, move }, choice, judge)
  return { value, cost: choice.bestShare - choice.share, note, ...(lesson && { lesson }) }
}

/**
 * "By what you saw, this choice took your chances from 62% to 40%. After the round they were 55%." Nothing where there
 * were none.
 */
function chancesTexts(
  i18n: I18n,
  { bestShare, share }: ChoiceValue,
  value: number,
): readonly string[] {
  const whole = (part: number) => percent(i18n, Math.round(100 * part) / 100)
  const values = { before: whole(bestShare), after: whole(share) }
  if (values.before === whole(0)) return []
  const same = values.before === values.after ? 'yes' : 'no'
  const chosen = i18n._({
    id: 'patches.judge.chances',
    message:
      'By what you saw, this choice {same, select, yes {kept all your chances: {after}} other {took your chances from {before} to {after}}}.',
    values: { ...values, same },
  })
  const now = whole(value)
  return now === values.after ? [chosen] : [chosen, afterText(i18n, now)]
}

/** Says what the graph shows, once the opponent's choice is known. */
const afterText = (i18n: I18n, now: string): string =>
  i18n._({
    id: 'patches.judge.after',
    message: 'After the round they were {now}.',
    values: { now },
  })

/** "Best: blue square four, row 2, column 3. It matches 2 tiles, with strength 3." */
const bestText = (
  i18n: I18n,
  { best }: ChoiceValue,
  reasons: ChoiceValue['reasons'],
  name: string,
) =>
  i18n._({
    id: 'patches.judge.best',
    message: 'Best: {choice}',
    values: { choice: hintText(i18n, best, reasons, name) },
  })

/** The move in which the user places something else. */
export const withPlacement = (move: PatchesMove, user: Placement): PatchesMove =>
  move.type === 'round' ? { ...move, user } : { ...move, cell: user.cell }

/** Returns what the user placed in a move. */
function placementIn({ phase }: PatchesState, move: PatchesMove): Placement | undefined {
  if (move.type === 'round') return move.user
  return phase.type === 'replay' ? { tile: phase.tile, cell: move.cell } : undefined
}

const makeLesson = (
  { state, move }: PlayedMove,
  choice: ChoiceValue,
  { worker, options }: Judge,
): Lesson<Patches> => ({
  ask: (i18n) =>
    i18n._({
      id: 'patches.lesson.ask',
      message: 'By what you saw, this choice cost {cost} of a win. Find a better one.',
      values: { cost: percent(i18n, choice.bestShare - choice.share) },
    }),
  why: (i18n) => bestText(i18n, choice, choice.reasons, playerName(i18n, 'opponent', options)),
  best: withPlacement(move, choice.best),
  isGood: async (played, signal) => {
    const placement = placementIn(state, played)
    if (!placement) return false
    const found = await worker.judgeChoice(viewFor(state, 'user'), placement, signal)
    return found.bestShare - found.share < NAMED_COST / 2
  },
})
