import { Trans, useLingui } from '@lingui/react'
import { useId } from 'react'
import { PLOTTED } from '../page/figure-text.ts'
import styles from '../page/LabPage.module.css'
import { Histogram, type ShownRun } from './Histogram.tsx'

interface PlotsProps {
  /** One run, or two above each other; must be stable. */
  runs: readonly ShownRun[]
  isLog: boolean
  onLog: (isLog: boolean) => void
}

/** The distributions of all figures. */
export function Plots({ runs, isLog, onLog }: PlotsProps) {
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.plots', message: 'Distributions' })
  return (
    <section className={styles.run} aria-label={title}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <LogSwitch isLog={isLog} onLog={onLog} />
      </div>
      <p className={styles.note}>
        <Trans
          id="cascade.plots.about"
          message="Bars are shares of all values. The line is the mean, the band its 95% interval. The last 0.5% of a long tail share one bar at the end."
        />
      </p>
      <div className={styles.plots}>
        {PLOTTED.map((name) => (
          <Histogram key={name} name={name} runs={runs} isLog={isLog} />
        ))}
      </div>
    </section>
  )
}

function LogSwitch({ isLog, onLog }: Pick<PlotsProps, 'isLog' | 'onLog'>) {
  const id = useId()
  return (
    <span className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        checked={isLog}
        onChange={({ target }) => onLog(target.checked)}
      />
      <label htmlFor={id}>
        <Trans id="cascade.plots.log" message="Logarithmic scale" />
      </label>
    </span>
  )
}
