import { Trans, useLingui } from '@lingui/react'
import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { icon } from '#src/ui/kit/icons.tsx'
import { endText } from '../statistics.ts'
import styles from './EndSeries.module.css'
import { meaningOf, type SeriesGames, type Suggestion } from './standings.ts'
import { seriesText } from './texts.ts'

interface EndSeriesProps {
  game: DeclaredGame
  /** One of the results, of the game on the page. */
  result: GameResult
  results: readonly GameResult[]
}

/** The series that a result belongs to, the best margin, and whom to play next. */
export function EndSeries({ game, result, results }: EndSeriesProps) {
  const { i18n } = useLingui()
  const meaning = meaningOf(game, results, result)
  if (!meaning) return null
  const { strength, series, bestMargin, next } = meaning
  const opponent = i18n._(OPPONENT_NAMES[strength])
  return (
    <>
      <div className={styles.series}>
        <p>{seriesText(i18n, opponent, series)}</p>
        <Marks series={series} />
        {bestMargin && (
          <p className={styles.best}>
            <Trans
              id="end.best-margin"
              message="★ Best margin: {margin}"
              values={{ margin: bestMargin }}
            />
          </p>
        )}
      </div>
      {next && <Next game={game} opponent={opponent} suggestion={next} />}
    </>
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
        <li key={at} data-end={end}>
          {MARKS[end]}
          {endText(i18n, end)}
        </li>
      ))}
    </ol>
  )
}

interface NextProps {
  game: DeclaredGame
  opponent: string
  suggestion: Suggestion
}

function Next({ game, opponent, suggestion }: NextProps) {
  const { i18n } = useLingui()
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
