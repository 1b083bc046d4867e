import { useLingui } from '@lingui/react'
import type { GameResult } from '../round/results'
import { formatTime } from '../ui/Time'
import styles from './Results.module.css'

const WIDTH = 20
const HEIGHT = 60

/** The times of the last games as bars, the latest on the right; games not won are hollow. */
export function ResultsChart({ results }: { results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const longest = Math.max(1, ...results.map(({ ms }) => ms))
  const words = i18n._({
    id: 'results.chart',
    message: 'Times of the last games: {times}',
    values: {
      times: new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
        results.map(({ ms }) => formatTime(ms)),
      ),
    },
  })
  return (
    <svg
      role="img"
      aria-label={words}
      className={styles.chart}
      viewBox={`0 0 ${results.length * WIDTH} ${HEIGHT}`}
    >
      {results.map(({ at, ms, end }, index) => {
        const height = Math.max(4, (ms / longest) * (HEIGHT - 4))
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
