import type { I18n } from '@lingui/core'
import { joinWords } from '#src/engine/text.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { isSeriesOver, leaderOf, type SeriesGames, type Standing, scoreOf } from './standings.ts'

/** "Series of three: You 1 – 0 Hazel", "You win the series: 2 – 1". */
export function seriesText(i18n: I18n, opponent: string, series: SeriesGames): string {
  const { won, lost } = scoreOf(series)
  if (!isSeriesOver(series))
    return i18n._({
      id: 'series.open',
      message: 'Series of three: You {won} – {lost} {opponent}',
      values: { won, lost, opponent },
    })
  return i18n._({
    id: 'series.over',
    message:
      '{leader, select, won {You win the series} lost {{opponent} wins the series} other {The series is drawn}}: {more} – {less}',
    values: {
      leader: leaderOf(series),
      opponent,
      more: Math.max(won, lost),
      less: Math.min(won, lost),
    },
  })
}

/** "3 won, 2 lost · Series of three: You 1 – 0 Hazel". */
export function standingText(i18n: I18n, { strength, won, lost, drawn, open }: Standing): string {
  const games = i18n._({
    id: 'opponents.standing',
    message: '{won} won, {lost} lost{drawn, select, 0 {} other {, {drawn} drawn}}',
    values: { won, lost, drawn },
  })
  return joinWords(' · ', games, open && seriesText(i18n, i18n._(OPPONENT_NAMES[strength]), open))
}
