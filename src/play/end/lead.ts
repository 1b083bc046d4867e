import type { I18n } from '@lingui/core'
import type { Playing } from '#src/define/screen.ts'
import type { Outcome } from '#src/engine/rules.ts'

/** Says when a lead was won or lost, in games that count one: "You led until turn 6." */
export function leadText(
  i18n: I18n,
  { screen, store }: Playing,
  result: Outcome['result'],
): string | undefined {
  const { margin } = screen.results
  const margins = margin && store.getState().session.past.map(({ state }) => margin(state))
  const turn = margins && turnOfLead(margins, result)
  if (!turn) return undefined
  return i18n._({
    id: 'end.lead',
    message:
      '{result, select, won {{turn, select, 1 {You led all the way.} other {You led from turn {turn} on.}}} other {You led until turn {turn}.}}',
    values: { result, turn },
  })
}

/** Returns the turn, counted from 1, that won the lead for good or lost it; `undefined` where none did. */
export function turnOfLead(
  margins: readonly number[],
  result: Outcome['result'],
): number | undefined {
  const isWon = result === 'won'
  const last = margins.findLastIndex((margin) => (isWon ? margin <= 0 : margin > 0))
  const turn = last + 2
  if (turn > margins.length || (!isWon && last < 0) || result === 'drawn') return undefined
  return turn
}
