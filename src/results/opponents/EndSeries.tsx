import { Trans, useLingui } from '@lingui/react'
import type { DeclaredGame } from '#src/define/define-game.ts'
import type { Strength } from '#src/engine/fields.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { icon } from '#src/ui/kit/icons.tsx'
import { endText } from '../statistics.ts'
import styles from './EndSeries.module.css'
import type { SeriesGames, Suggestion } from './standings.ts'
import { seriesText } from './texts.ts'

/** The series that a result belongs to. */
export function EndSeries({ strength, series }: { strength: Strength; series: SeriesGames }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.series}>
      <p>{seriesText(i18n, i18n._(OPPONENT_NAMES[strength]), series)}</p>
      <Marks series={series} />
    </div>
  )
}

const MARKS = {
  won: icon('M5 12.5l5 5L19 7'),
  lost: icon('M6 6l12 12M18 6L6 18'),
  drawn: icon('M5 9h14M5 15h14'),
  left: icon('M6 21V4h12l-3 4 3 4H6'),
}

function Marks({ series }: { series: SeriesGames }) {
  const { i18n } = useLingui()
  return (
    <ol
      className={styles.marks}
      aria-label={i18n._({ id: 'series.games', message: 'Games of the series' })}
    >
      {series.map(({ at, end }) => (
        <li key={at} className="row" data-end={end}>
          {MARKS[end]}
          {endText(i18n, end)}
        </li>
      ))}
    </ol>
  )
}

interface NextOpponentProps {
  game: DeclaredGame
  /** The opponent of the game. */
  strength: Strength
  suggestion: Suggestion
}

/** Names whom to play next, after three games won or lost in a row. */
export function NextOpponent({ game, strength, suggestion }: NextOpponentProps) {
  const { i18n } = useLingui()
  const opponent = i18n._(OPPONENT_NAMES[strength])
  const next = i18n._(OPPONENT_NAMES[suggestion.strength])
  return (
    <p className={styles.next}>
      {suggestion.isStronger ? (
        <Trans id="level.stronger" message="Three wins in a row!" />
      ) : (
        <Trans
          id="level.weaker"
          message="{opponent} is tough: {next} may suit you better."
          values={{ opponent, next }}
        />
      )}{' '}
      <LinkButton size="small" href={`/${game.id}/${suggestion.address}`}>
        <Trans id="level.try" message="Try {opponent}" values={{ opponent: next }} />
      </LinkButton>
    </p>
  )
}
