import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import { type Figures, figuresOf } from '../lab/figures'
import { QUANTITIES } from '../lab/tally'
import type { Laboratory } from '../laboratory'
import { CopyTools } from './CopyTools'
import { FigureTable } from './FigureTable'
import { endOf, Histogram } from './Histogram'
import { type Fields, LabForm } from './LabForm'
import styles from './LabPage.module.css'
import { QUANTITY_NAMES, SIZE_NAME } from './quantity-names'
import { RunProgress } from './RunProgress'
import { useExperiment } from './use-experiment'

interface LabRunProps {
  title: string
  openLaboratory: () => Laboratory
  initial: Fields
  /** The figures of the run beside it: both are drawn on the same axes. */
  others: Figures | undefined
  /** Must be stable. */
  onFigures: (figures: Figures | undefined) => void
}

/** One run: what to simulate, how far it is, and what it found. */
export function LabRun({ title, openLaboratory, initial, others, onFigures }: LabRunProps) {
  const { experiment, start, cancel } = useExperiment(openLaboratory)
  const run = experiment?.run
  const figures = useMemo(() => run && figuresOf(run.findings), [run])
  useEffect(() => onFigures(figures), [figures, onFigures])
  return (
    <section className={styles.run} aria-label={title}>
      <h2>{title}</h2>
      <LabForm
        initial={initial}
        isRunning={experiment?.status === 'running'}
        onStart={(settings) => void start(settings)}
        onCancel={cancel}
      />
      {experiment && <RunProgress experiment={experiment} />}
      {figures && <Histograms figures={figures} others={others} />}
      {figures && <FigureTable figures={figures} />}
      {experiment && experiment.status !== 'running' && <CopyTools experiment={experiment} />}
    </section>
  )
}

function Histograms({ figures, others }: { figures: Figures; others: Figures | undefined }) {
  const { i18n } = useLingui()
  const [size] = figures.sizes
  return (
    <div className={styles.plots}>
      {QUANTITIES.map((name) => (
        <Histogram
          key={name}
          label={i18n._(QUANTITY_NAMES[name])}
          figure={figures.quantities[name]}
          upTo={Math.max(endOf(figures.quantities[name]), endOf(others?.quantities[name]))}
        />
      ))}
      {size && (
        <Histogram
          label={i18n._(SIZE_NAME)}
          figure={size}
          upTo={Math.max(endOf(size), endOf(others?.sizes[0]))}
        />
      )}
    </div>
  )
}
