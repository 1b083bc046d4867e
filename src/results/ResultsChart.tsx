import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useCallback } from 'react'
import type { GameResult } from '#src/define/define-game.ts'
import { Plot } from '#src/ui/kit/Plot.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { capitalised, listed } from '#src/ui/texts.ts'
import styles from './ResultsChart.module.css'
import { figureText } from './statistics.ts'

const plot = makeLazyModule(() => import('./results-plot.ts'))

const ENDS: Readonly<Record<GameResult['end'], MessageDescriptor>> = {
  won: /*i18n*/ { id: 'results.end.won', message: 'won' },
  lost: /*i18n*/ { id: 'results.end.lost', message: 'lost' },
  drawn: /*i18n*/ { id: 'results.end.drawn', message: 'drawn' },
  left: /*i18n*/ { id: 'results.end.left', message: 'given up' },
}

interface ChartProps {
  results: readonly GameResult[]
  /** Follows the table. */
  children: ReactNode
}

/** The times or points of a level's last games: drawn, and as a table. */
export function ResultsChart({ results, children }: ChartProps) {
  const { i18n } = useLingui()
  const label = chartLabel(i18n, results)
  const draw = useCallback(
    ({ drawResults }: typeof import('./results-plot.ts')) => {
      const games = results.map((result) => ({
        ...rowOf(i18n, result),
        value: result.points ?? result.ms / 1000,
        at: result.at,
        isWon: result.end === 'won',
      }))
      const dateFormat = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short' })
      return drawResults(games, {
        label,
        isTime: !isOfPoints(results),
        formatDate: (at) => dateFormat.format(at),
        formatValue: (value) => value.toLocaleString(i18n.locale),
      })
    },
    [i18n, label, results],
  )
  return (
    <>
      <Plot plot={plot} draw={draw} />
      <details className={styles.games}>
        <summary>
          <Trans
            id="results.last"
            message="{count, plural, one {The last game} other {The last # games}}"
            values={{ count: results.length }}
          />
        </summary>
        <GamesTable results={results} />
        {children}
      </details>
    </>
  )
}

const isOfPoints = (results: readonly GameResult[]): boolean =>
  results.some(({ points }) => points !== undefined)

function rowOf(i18n: I18n, result: GameResult) {
  const date = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    date: date.format(result.at),
    figure: figureText(i18n, result),
    result: i18n._(ENDS[result.end]),
  }
}

function GamesTable({ results }: { results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const figure = isOfPoints(results)
    ? i18n._({ id: 'stat.points', message: 'points' })
    : i18n._({ id: 'stat.time', message: 'time' })
  const head = [
    i18n._({ id: 'results.column.date', message: 'Date' }),
    capitalised(figure),
    i18n._({ id: 'results.column.result', message: 'Result' }),
  ]
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.toReversed().map((game) => {
          const { date, figure, result } = rowOf(i18n, game)
          return (
            <tr key={`${game.at}-${game.seed}`}>
              <td>{date}</td>
              <td>{figure}</td>
              <td>{result}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function chartLabel(i18n: I18n, results: readonly GameResult[]): string {
  const figures = results.map((result) => figureText(i18n, result))
  return i18n._({
    id: 'results.chart',
    message: '{what, select, points {Points} other {Times}} of the last games: {list}',
    values: { what: isOfPoints(results) ? 'points' : 'times', list: listed(i18n, figures) },
  })
}
