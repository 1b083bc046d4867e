import type { I18n } from '@lingui/core'
import type { SessionOf } from '#src/define/session.ts'
import { endShare, type Judgement, LEAST_COST, type Lesson, type Story } from '#src/define/story.ts'
import { placeText, sentences } from '#src/ui/texts.ts'
import type { PlayedTurn, StepValue } from '../ai/judge.ts'
import { factsOf } from '../ai/reasons.ts'
import { colourAt } from '../rules/position.ts'
import { rules } from '../rules/rules.ts'
import type { GardenOptions, GardenPosition, GardenStep } from '../rules/types.ts'
import { flowerName, sideName } from '../texts.ts'
import type { Garden } from '../types.ts'
import { betterText, blameText } from './reasons.ts'

/** The least share that a costly step's best must have kept: a game that was lost before teaches nothing. */
const LEAST_SHARE = 0.35

/** Returns `true` for a step that becomes a lesson; docs/opponents.md has how often that is wrong. */
export const isLesson = ({ bestShare, share }: StepValue): boolean =>
  bestShare - share >= LEAST_COST && bestShare >= LEAST_SHARE

/** Returns the player's moves, with their places among the steps of a game. */
function turnsOf({ dealt, past }: SessionOf<Garden>) {
  return past.flatMap(({ move }, index) => {
    const { position } = past[index - 1]?.state ?? dealt
    if (move.side !== 'human' || move.type !== 'move') return []
    return { index, turn: { position, step: move } }
  })
}

/** Judges the player's steps by the search of the hints; the other steps lead to the next of those positions. */
export const judge: Story<Garden>['judge'] = async (worker, session, report, signal) => {
  const turns = turnsOf(session)
  const played = turns.map(({ turn }) => turn)
  const onProgress = (done: number) => report(done / turns.length)
  const values = await worker.judge(played, onProgress, signal)
  const own = turns.flatMap(({ index, turn }, number) => {
    const found = values[number]
    return found
      ? {
          index,
          judgement: judgementOf(turn, found, session.options, worker),
          before: found.bestShare,
        }
      : []
  })
  return session.past.map(({ state }, index) => {
    const found = own.find((one) => one.index === index)
    if (found) return found.judgement
    const next = own.find((one) => one.index > index)
    const value = next?.before ?? endShare(rules.outcome(state))
    return value === undefined ? undefined : { value, cost: 0 }
  })
}

function judgementOf(
  turn: Required<PlayedTurn>,
  found: StepValue,
  options: GardenOptions,
  worker: Garden['Worker'],
): Judgement<Garden> {
  const { best, bestShare, share } = found
  const cost = bestShare - share
  const note = (i18n: I18n) =>
    sentences(i18n, [
      chancesText(i18n, bestShare, share),
      cost >= LEAST_COST ? bestText(i18n, turn.position, best) : undefined,
    ])
  const lesson = isLesson(found) && makeLesson(turn, found, options, worker)
  return { value: share, cost, note, ...(lesson && { lesson }) }
}

const percent = (i18n: I18n, share: number): string =>
  share.toLocaleString(i18n.locale, { style: 'percent' })

/** "This move took your chances from 62% to 40%." Nothing where there were none. */
function chancesText(i18n: I18n, before: number, after: number): string {
  const values = { before: percent(i18n, before), after: percent(i18n, after) }
  if (values.before === percent(i18n, 0)) return ''
  const same = values.before === values.after ? 'yes' : 'no'
  return i18n._({
    id: 'garden.judged',
    message:
      '{same, select, yes {This move kept all your chances: {after}.} other {This move took your chances from {before} to {after}.}}',
    values: { ...values, same },
  })
}

/** "Best: teal clover from row 1, column 2 to row 1, column 3 (+2)." */
function bestText(i18n: I18n, position: GardenPosition, { from, to, ...step }: GardenStep): string {
  const { cleared } = factsOf(position, { from, to, ...step })
  return i18n._({
    id: 'garden.judged.best',
    message:
      'Best: {flower} from {from} to {to} ({points, select, none {a free slide} other {+{points}}}).',
    values: {
      flower: flowerName(i18n, colourAt(position.cells, from)),
      from: placeText(i18n, from),
      to: placeText(i18n, to),
      points: cleared?.points ?? 'none',
    },
  })
}

function makeLesson(
  { position, step }: Required<PlayedTurn>,
  { best, bestShare, share }: StepValue,
  options: GardenOptions,
  worker: Garden['Worker'],
): Lesson<Garden> {
  const better = factsOf(position, best)
  const played = factsOf(position, step)
  return {
    ask: (i18n) =>
      blameText(i18n, better, played, {
        name: sideName(i18n, 'ai', options),
        cost: percent(i18n, bestShare - share),
      }),
    why: (i18n) =>
      sentences(i18n, [
        bestText(i18n, position, best),
        betterText(i18n, better, played, sideName(i18n, 'ai', options)),
      ]),
    best: { type: 'move', ...best },
    // A move that would be marked is not called good.
    isGood: async (move, signal) => {
      if (move.type !== 'move') return false
      const [found] = await worker.judge([{ position, step: move }], () => {}, signal)
      return found !== undefined && found.bestShare - found.share < LEAST_COST
    },
  }
}
