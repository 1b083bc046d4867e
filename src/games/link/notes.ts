import type { I18n } from '@lingui/core'
import type { GameResult } from '#src/define/result.ts'
import { RISK_NAMES } from './choice.ts'
import { riskOfDay } from './daily.ts'
import { journeyOf } from './journey/journey.ts'

/** Names the difficulty of a day's board, for the menu and the calendar. */
export function dayNote(i18n: I18n, day: string): string | undefined {
  const risk = riskOfDay(day)
  return risk && i18n._(RISK_NAMES[risk])
}

/** Says how far the journey has got, for the menu. */
export function choiceNotes(
  i18n: I18n,
  results: readonly GameResult[],
): Readonly<Record<string, string>> {
  const stages = journeyOf(results)
  const cleared = stages.filter(({ stars }) => stars > 0).length
  if (cleared === 0) return {}
  const stars = stages.reduce((sum, stage) => sum + stage.stars, 0)
  const values = { cleared, stages: stages.length, stars }
  const journey = i18n._({
    id: 'link.journey.note',
    message: 'Journey {cleared}/{stages} · {stars} ★',
    values,
  })
  return { journey }
}
