import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useOpenPage } from '#src/define/context.ts'
import type { SessionOf } from '#src/define/session.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { courseOf, ghostOf, lastOf } from './ghost.ts'
import { amountText, leaderOf, type Measure, measureOf, sidesOf } from './texts.ts'

/** The end of a race. */
export interface RaceResult {
  readonly title: string
  /** Names what each side has: "You 0:30.0 · Ghost 0:42.3". */
  readonly figures: string
  readonly isLost: boolean
}

/** Compares a game that is over with the ghost that it raced; `undefined` without one. */
export function useRaceResult(own: SessionOf): RaceResult | undefined {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const { screen } = playing
  const ghost = ghostOf(playing, own)
  if (!ghost || !isOver(screen.rules, own)) return undefined
  const measure = measureOf(screen)
  const amountOf = (game: SessionOf) => {
    const { ms, points } = lastOf(courseOf(screen.results, game))
    return measure === 'time' ? toTenth(ms) : points
  }
  const amounts = [amountOf(own), amountOf(ghost)] as const
  const textOf = (amount: number) =>
    measure === 'time' ? exactTime(i18n.locale, amount) : amountText(i18n, measure, amount)
  const sides = sidesOf(i18n, ...amounts)
  const isFinished = screen.rules.outcome(stateOf(own))?.result === 'won'
  const lead = (measure === 'time' ? -1 : 1) * (amounts[0] - amounts[1])
  return {
    title: titleText(i18n, measure, isFinished ? lead : undefined),
    figures: sides.map(({ name, amount }) => `${name} ${textOf(amount)}`).join(' · '),
    isLost: !isFinished || lead < 0,
  }
}

/** `lead`: the player's; `undefined` for a board that was lost. */
const titleText = (i18n: I18n, measure: Measure, lead: number | undefined): string =>
  i18n._({
    id: 'race.result',
    message:
      '{who, select, you {You won the race by {by}} ghost {You lost the race by {by}} lost {The ghost won the race} other {A dead heat}}',
    values: {
      who: lead === undefined ? 'lost' : leaderOf(lead),
      by: amountText(i18n, measure, Math.abs(lead ?? 0)),
    },
  })

/** Rounds a time to the tenth of a second, as it is shown. */
const toTenth = (ms: number): number => 100 * Math.round(ms / 100)

/** "1:42.3", of whole tenths of a second. */
function exactTime(locale: string, ms: number): string {
  const tenths = ((ms % 1000) / 1000).toLocaleString(locale, { minimumFractionDigits: 1 })
  return formatTime(ms) + tenths.slice(1)
}
