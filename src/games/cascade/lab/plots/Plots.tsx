import { Trans, useLingui } from '@lingui/react'
import { useId } from 'react'
import { PLOTTED } from '../page/figure-text.ts'
import { Note, PlotGrid, Section } from '../page/Section.tsx'
import { Histogram, type ShownRun } from './Histogram.tsx'
import styles from './Plots.module.css'

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
    <Section title={title} aside={<LogSwitch isLog={isLog} onLog={onLog} />}>
      <Note>
        <Trans
          id="cascade.plots.about"
          message="Bars are shares of all values. The line is the mean, the band its 95% interval. The last 0.5% of a long tail share one bar at the end."
        />
      </Note>
      <PlotGrid>
        {PLOTTED.map((name) => (
          <Histogram key={name} name={name} runs={runs} isLog={isLog} />
        ))}
      </PlotGrid>
    </Section>
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
