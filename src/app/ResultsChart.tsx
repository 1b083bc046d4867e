import { useLingui } from '@lingui/react'
import type { GameResult } from '../play/results'
import { formatTime } from '../ui/kit/Time'
import { listed } from '../ui/texts'
import styles from './Results.module.css'

const WIDTH = 20
const HEIGHT = 60

/** Bars of the last games' times or points, latest on the right, games not won hollow. */
export function ResultsChart({ results }: { results: readonly GameResult[] }) {
  const label = useLabel(results)
  const isOfPoints = results.some(({ points }) => points !== undefined)
  // Results of older versions have no points.
  const sizeOf = ({ points = 0, ms }: GameResult) => (isOfPoints ? points : ms)
  const most = Math.max(1, ...results.map(sizeOf))
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.chart}
      viewBox={`0 0 ${results.length * WIDTH} ${HEIGHT}`}
    >
      {results.map((result, index) => {
        const { at, ms, end } = result
        const height = Math.max(4, (sizeOf(result) / most) * (HEIGHT - 4))
        return (
          <rect
            key={`${at}-${ms}`}
            className={end === 'won' ? styles.bar : styles.hollow}
            x={index * WIDTH + 3}
            y={HEIGHT - height - 1}
            width={WIDTH - 6}
            height={height}
            rx="3"
          />
        )
      })}
    </svg>
  )
}

function useLabel(results: readonly GameResult[]): string {
  const { i18n } = useLingui()
  const points = results.flatMap(({ points }) => points?.toLocaleString(i18n.locale) ?? [])
  const times = results.map(({ ms }) => formatTime(ms))
  const isPoints = points.length > 0
  return i18n._({
    id: 'results.chart',
    message: '{what, select, points {Points} other {Times}} of the last games: {list}',
    values: { what: isPoints ? 'points' : 'times', list: listed(i18n, isPoints ? points : times) },
  })
}
