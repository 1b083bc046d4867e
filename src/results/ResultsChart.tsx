import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useCallback } from 'react'
import type { GameResult } from '#src/define/define-game.ts'
import { Plot } from '#src/ui/kit/Plot.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { capitalised, listed } from '#src/ui/texts.ts'
import styles from './ResultsChart.module.css'
import { type Figures, figureText, isOfPoints, resultTexts } from './statistics.ts'

const plot = makeLazyModule(() => import('./results-plot.ts'))

/** The times or points of a level's last games: drawn, and as a table, which the children follow. */
export function ResultsChart({ figures, children }: { figures: Figures; children: ReactNode }) {
  const { i18n } = useLingui()
  const results = figures.last
  const label = chartLabel(i18n, results)
  const draw = useCallback(
    ({ drawResults }: typeof import('./results-plot.ts')) => drawResults(i18n, results, label),
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
          const { date, figure, end } = resultTexts(i18n, game)
          return (
            <tr key={`${game.at}-${game.seed}`}>
              <td>{date}</td>
              <td>{figure}</td>
              <td>{end}</td>
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
