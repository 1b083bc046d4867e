import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useCallback } from 'react'
import type { GameResult } from '#src/define/define-game.ts'
import { TableFrame, TableHead } from '#src/ui/kit/Table.tsx'
import { TIME } from '#src/ui/kit/Time.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { Plot } from '#src/ui/load/Plot.tsx'
import { POINTS } from '#src/ui/names.ts'
import { capitalised, listed } from '#src/ui/texts.ts'
import { RESULT } from '#src/ui/words.ts'
import { type Figures, measureOf, resultTexts } from '../statistics.ts'
import styles from './ResultsChart.module.css'

const plot = makeLazyModule(() => import('./results-plot.ts'))

/** The times, points or margins of a level's last games: drawn, and as a table, which the children follow. */
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

const MEASURES = {
  points: POINTS,
  margin: /*i18n*/ { id: 'results.margin', message: 'margin' },
  time: TIME,
}

function GamesTable({ results }: { results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const measure = measureOf(results)
  const head = [
    i18n._({ id: 'results.column.date', message: 'Date' }),
    capitalised(i18n._(MEASURES[measure])),
    i18n._(RESULT),
  ]
  return (
    <TableFrame>
      <TableHead names={head} />
      <tbody>
        {results.toReversed().map((game) => {
          const { date, figure, end } = resultTexts(i18n, measure, game)
          return (
            <tr key={`${game.at}-${game.seed}`}>
              <td>{date}</td>
              <td>{figure}</td>
              <td>{end}</td>
            </tr>
          )
        })}
      </tbody>
    </TableFrame>
  )
}

function chartLabel(i18n: I18n, results: readonly GameResult[]): string {
  const measure = measureOf(results)
  const figures = results.map((result) => resultTexts(i18n, measure, result).figure)
  return i18n._({
    id: 'results.chart',
    message:
      '{what, select, points {Points} margin {Margins} other {Times}} of the last games: {list}',
    values: { what: measure, list: listed(i18n, figures) },
  })
}
