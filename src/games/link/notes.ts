import type { I18n } from '@lingui/core'
import type { GameResult } from '#src/define/define-game.ts'
import { RISK_NAMES } from './choice.ts'
import { riskOfDay } from './daily.ts'
import { journeyOf, totalsOf } from './journey/journey.ts'

/** Names the difficulty of a day's board, for the menu and the calendar. */
export function dayNote(i18n: I18n, day: string): string | undefined {
  const risk = riskOfDay(day)
  return risk && i18n._(RISK_NAMES[risk])
}

/** Says how far the journey has got, for the menu. */
export function choiceNotes(i18n: I18n, results: readonly GameResult[]): Record<string, string> {
  const { cleared, stages, stars } = totalsOf(journeyOf(results))
  if (cleared === 0) return {}
  const journey = i18n._({
    id: 'link.journey.note',
    message: 'Journey {cleared}/{stages} · {stars} ★',
    values: { cleared, stages, stars },
  })
  return { journey }
}
