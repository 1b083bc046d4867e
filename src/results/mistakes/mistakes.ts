import type { I18n } from '@lingui/core'
import * as v from 'valibot'
import { findLinkProblem, isCodeWhole } from '#src/engine/game-code.ts'
import { parseLinkCode } from '#src/engine/link-code.ts'
import { addDays } from '../dates.ts'
import { resultSchema } from '../results.ts'

/** The most mistakes to be played again on a day, and that one game adds. */
export const MOST_A_DAY = 10

/** The most that are stored. */
const MOST_MISTAKES = 500

/** Days until a mistake comes again: a new or a missed one, one that was right at once, and one that was missed before. */
export const [SOON, LATER, LATEST] = [1, 3, 7]

const isDay = (text: string): boolean =>
  new Date(Date.parse(text) || 0).toISOString().slice(0, 10) === text

const daySchema = v.pipe(v.string(), v.check(isDay))

const mistakeSchema = v.object({
  /** Of its game up to the mistake, after `#/`. */
  address: v.pipe(v.string(), v.maxLength(2_000), v.check(isLesson)),
  /** The kind of its game, under which results are filed. */
  choice: resultSchema.entries.choice,
  at: v.pipe(resultSchema.entries.at, v.maxValue(8.64e15)),
  due: daySchema,
  /** Right answers in a row, each on a day of its own; after two, it is solved. */
  right: v.picklist([0, 1, 2]),
  /** The day of the last answer. */
  answered: v.exactOptional(daySchema),
  /** Stays so that its game, judged again, does not bring it back. */
  deleted: v.exactOptional(v.literal(true)),
  /** The day on which it was a problem. */
  problem: v.exactOptional(daySchema),
})

/** A step of a finished game that cost much, to be played better on other days. */
export type Mistake = Readonly<v.InferOutput<typeof mistakeSchema>>

function isLesson(address: string): boolean {
  const linked = parseLinkCode(address)
  if (!linked.ok || findLinkProblem(linked.value)) return false
  const { board, code } = linked.value
  return code?.use === 'lesson' && isCodeWhole(board, code.text)
}

const listSchema = v.fallback(v.array(v.unknown()), [])

/** Parses an untrusted list, and draws in what a wrong clock has put off for longer than any answer does. */
export function parseMistakes(input: unknown, day: string) {
  const all = v.parse(listSchema, input).slice(0, MOST_MISTAKES)
  const last = addDays(day, LATEST)
  const isWhole = (one: unknown): one is Mistake => v.safeParse(mistakeSchema, one).success
  const mistakes = all.filter(isWhole).map((one) => (one.due > last ? { ...one, due: last } : one))
  return { mistakes, damaged: all.filter((one) => !isWhole(one)) }
}

const isOpen = ({ deleted, right }: Mistake): boolean => !deleted && right < 2

const isDue = (mistake: Mistake, day: string): boolean => isOpen(mistake) && mistake.due <= day

/** Returns what is to be played again on a day, the longest due first, and no more than a day has. */
export function dueOn(mistakes: readonly Mistake[], day: string): readonly Mistake[] {
  const answered = mistakes.filter((one) => one.answered === day).length
  return mistakes
    .filter((one) => isDue(one, day))
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.at - b.at)
    .slice(0, Math.max(0, MOST_A_DAY - answered))
}

/** Counts an answer if the mistake is due, so that only the first of a day counts. */
export function answerOn(mistake: Mistake, isRight: boolean, day: string): Mistake {
  if (!isDue(mistake, day)) return mistake
  const days = isRight ? (mistake.answered ? LATEST : LATER) : SOON
  const right = isRight ? (mistake.right === 0 ? 1 : 2) : 0
  return { ...mistake, right, answered: day, due: addDays(day, days) }
}

/** Makes a problem of a day, before its answer: solved once that is right, else a mistake like any other. */
export const makeProblem = (
  day: string,
  own: Pick<Mistake, 'address' | 'choice' | 'at'>,
): Mistake => ({
  ...own,
  due: day,
  right: 1,
  problem: day,
})

const PROBLEMS_A_DAY = 3

/** Returns the days of which all problems of a game are solved. */
export function problemDays(mistakes: readonly Mistake[], game: string): ReadonlySet<string> {
  const solved = mistakes.filter((one) => one.right === 2 && one.address.startsWith(`${game}?`))
  const days = solved.flatMap(({ problem }) => problem ?? [])
  const count = (day: string) => days.filter((other) => other === day).length
  return new Set(days.filter((day) => count(day) >= PROBLEMS_A_DAY))
}

/** Merges by address, the first list winning; the oldest solved or deleted ones exceed the limit first, then the oldest. */
export const mergeMistakes = (
  stored: readonly Mistake[],
  added: readonly Mistake[],
): readonly Mistake[] =>
  [...new Map([...added, ...stored].map((one) => [one.address, one])).values()]
    .toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.at - a.at)
    .slice(0, MOST_MISTAKES)
    .toSorted((a, b) => a.at - b.at)

/** "3 mistakes to play again" */
export const dueText = (i18n: I18n, count: number, damaged = 0): string =>
  i18n._({
    id: 'mistakes.due',
    message:
      '{count, plural, =0 {No mistake to play again today} one {# mistake to play again} other {# mistakes to play again}}{damaged, plural, =0 {} one {; # damaged one left out} other {; # damaged ones left out}}',
    values: { count, damaged },
  })

export const PROBLEMS = /*i18n*/ { id: 'mistakes.problems', message: 'Problems of the day' }

export const MISTAKES = /*i18n*/ { id: 'mistakes.title', message: 'My mistakes' }
