import type { I18n } from '@lingui/core'
import type { StateOf } from '#src/define/session.ts'
import type { Judgement, Lesson, Story } from '#src/define/story.ts'
import { sentences } from '#src/ui/texts.ts'
import type { ChoiceValue, ChosenOdds, MoveValue, PlayedMove } from '../ai/judge.ts'
import { leadOf } from '../ai/plays.ts'
import { factsOf, type RoundFacts } from '../ai/reasons.ts'
import { rules } from '../rules/rules.ts'
import type { PatchesMove, PatchesState, Placement } from '../rules/types.ts'
import { viewFor } from '../rules/view.ts'
import type { Patches } from '../types.ts'

/** The least cost of a choice that is named, and the least share that the best one must have kept. */
const LEAST_COST = 0.15
const LEAST_SHARE = 0.35

/** The cost up to which a choice was right. */
const RIGHT = 0.03

type Worker = Patches['Worker']

/** The player's share of a game that is over. */
const SHARES = { won: 1, drawn: 0.5, lost: 0 }

/** Judges the player's choices from the player's own view, by the search of the hints. */
export const judge: Story<Patches>['judge'] = async (worker, session, report, signal) => {
  const { dealt, past, options } = session
  const moves = past.map(({ move }, index) => ({ state: past[index - 1]?.state ?? dealt, move }))
  const onProgress = (done: number) => report(done / moves.length)
  const values = await worker.judge(moves, options.level, onProgress, signal)
  return past.map(({ state }, index) => {
    const [played, value] = [moves[index], values[index]]
    const next = values.slice(index + 1).find(({ choice }) => choice)?.choice
    const outcome = rules.outcome(state)
    const share = outcome
      ? SHARES[outcome.result]
      : (value?.choice?.share ?? next?.bestShare ?? 0.5)
    return played && value && judgementOf(played, value, share, worker)
  })
}

function judgementOf(
  played: PlayedMove,
  { choice, odds }: MoveValue,
  value: number,
  worker: Worker,
): Judgement<Patches> {
  const cost = choice ? choice.bestShare - choice.share : 0
  const isCostly = choice && cost >= LEAST_COST && choice.bestShare >= LEAST_SHARE
  const lesson = isCostly ? makeLesson(played, choice, worker) : undefined
  return {
    value,
    cost,
    note: (i18n) =>
      sentences(i18n, [
        isUnlucky(played, cost) ? i18n._(UNLUCKY) : undefined,
        oddsText(i18n, odds),
      ]),
    ...(lesson && { lesson }),
  }
}

const UNLUCKY = /*i18n*/ {
  id: 'patches.judged.unlucky',
  message: 'Unlucky: your choice was right, and the reply was not to be known.',
}

/** Returns `true` for a right choice after which the opponent captured more. */
function isUnlucky({ state, move }: PlayedMove, cost: number): boolean {
  if (move.type !== 'round' || cost > RIGHT) return false
  const { captured } = factsOf(state, move)
  return captured.opponent > captured.user
}

/** "The opponent chose this with 31 %; its likeliest choices had 52 %, 31 % and 17 %." */
function oddsText(i18n: I18n, odds: ChosenOdds | undefined): string | undefined {
  if (!odds) return undefined
  const percent = (share: number) =>
    share.toLocaleString(i18n.locale, { style: 'percent', maximumFractionDigits: 0 })
  return i18n._({
    id: 'patches.judged.odds',
    message: 'The opponent chose this with {made}; its likeliest choices: {likeliest}.',
    values: { made: percent(odds.made), likeliest: odds.likeliest.map(percent).join(', ') },
  })
}

function makeLesson(
  { state, move }: PlayedMove,
  { best }: ChoiceValue,
  worker: Worker,
): Lesson<Patches> {
  return {
    ask: (i18n) =>
      i18n._({
        id: 'patches.lesson.ask',
        message: 'Your choice here cost much of your chances. Find a better one.',
      }),
    why: (i18n) => whyText(i18n, state, move, best),
    best: move.type === 'round' ? { ...move, user: best } : { type: 'replay', cell: best.cell },
    isGood: async (tried, signal) => {
      const own = placementIn(state, tried)
      const lead = leadOf(state, 'user')
      const value = own && (await worker.judgeChoice(viewFor(state, 'user'), lead, own, signal))
      return value !== undefined && value.bestShare - value.share < LEAST_COST / 2
    },
    reply: (store) => {
      if (store.sealed && move.type === 'round') store.answer(move.opponent)
    },
  }
}

/** The placement that a move of the player makes. */
function placementIn({ phase }: StateOf<Patches>, move: PatchesMove): Placement | undefined {
  if (move.type === 'round') return move.user
  return phase.type === 'replay' ? { tile: phase.tile, cell: move.cell } : undefined
}

/** Compares both choices against what the opponent played. */
function whyText(i18n: I18n, state: PatchesState, move: PatchesMove, best: Placement): string {
  if (move.type !== 'round') return ''
  const played = factsOf(state, move)
  const better = factsOf(state, { user: best, opponent: move.opponent })
  return sentences(i18n, [factsText(i18n, better), playedText(i18n, played)])
}

const factsText = (i18n: I18n, { captured, collides }: RoundFacts): string =>
  collides
    ? i18n._({
        id: 'patches.reason.collides',
        message: 'Against what the opponent played, both would have chosen the same cell.',
      })
    : i18n._({
        id: 'patches.reason.captures',
        message:
          'Against what the opponent played it captures {user, plural, =0 {nothing} one {# cell} other {# cells}}, and the opponent {opponent, plural, =0 {nothing} one {# cell} other {# cells}}.',
        values: { ...captured },
      })

const playedText = (i18n: I18n, { captured }: RoundFacts): string =>
  i18n._({
    id: 'patches.reason.captured',
    message:
      'Your choice captured {user, plural, =0 {nothing} one {# cell} other {# cells}}, and the opponent {opponent, plural, =0 {nothing} one {# cell} other {# cells}}.',
    values: { ...captured },
  })
