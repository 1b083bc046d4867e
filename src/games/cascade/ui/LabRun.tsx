import { Trans, useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { listed } from '#src/ui/texts.ts'
import { type Figure, type Figures, figuresOf } from '../lab/figures'
import { QUANTITIES } from '../lab/tally'
import type { Laboratory } from '../laboratory'
import { CopyTools } from './CopyTools'
import { FigureTable, QUANTITY_NAMES, SIZE_NAME } from './FigureTable'
import { Histogram } from './Histogram'
import { LabForm } from './LabForm'
import styles from './LabPage.module.css'
import { differences, type Fields } from './lab-address'
import { RunProgress } from './RunProgress'
import { axesFor } from './rebin'
import { type SavingProblem, type Slot, useSavedFigures } from './saved-figures'
import { useExperiment } from './use-experiment'

interface LabRunProps {
  slot: Slot
  title: string
  openLaboratory: () => Laboratory
  fields: Fields
  /** Counts addresses read. */
  loads: number
  onChange: (fields: Fields) => void
  onRun: () => void
  /** The other run's figures, drawn on the same axes. */
  others: Figures | undefined
  onFigures: (figures: Figures | undefined) => void
}

/** Settings, progress and figures of one run. */
export function LabRun(props: LabRunProps) {
  const { slot, title, openLaboratory, fields, loads, onChange, onRun, others, onFigures } = props
  const { experiment, start, cancel, show } = useExperiment(openLaboratory)
  const { problem, dismiss } = useSavedFigures(slot, experiment, show)
  const run = experiment?.run
  const figures = useMemo(() => run && figuresOf(run.findings), [run])
  useEffect(() => onFigures(figures), [figures, onFigures])
  return (
    <section className={styles.run} aria-label={title}>
      <h2>{title}</h2>
      <LabForm
        key={loads}
        fields={fields}
        isRunning={experiment?.status === 'running'}
        onChange={onChange}
        onStart={(settings) => {
          onRun()
          void start(settings)
        }}
        onCancel={cancel}
      />
      {problem && <Unsaved problem={problem} onDismiss={dismiss} />}
      {experiment && (
        <RunProgress experiment={experiment} onRetry={() => void start(experiment.settings)} />
      )}
      {experiment && <OtherSettings parts={differences(experiment.settings, fields)} />}
      {figures && <Histograms figures={figures} others={others} />}
      {figures && <FigureTable figures={figures} />}
      {experiment && experiment.status !== 'running' && (
        <CopyTools experiment={experiment} onDismiss={dismiss} />
      )}
    </section>
  )
}

function Unsaved({ problem, onDismiss }: { problem: SavingProblem; onDismiss: () => void }) {
  return problem === 'damaged' ? (
    <div className={styles.buttons}>
      <p role="status" className={styles.note}>
        <Trans id="cascade.lab.damaged" message="The saved figures cannot be read." />
      </p>
      <Button onClick={onDismiss}>
        <Trans id="dismiss" message="Dismiss" />
      </Button>
    </div>
  ) : (
    <p role="status" className={styles.note}>
      <Trans
        id="cascade.lab.unsaved"
        message="This browser cannot save these figures: a reload loses them."
      />
    </p>
  )
}

/** Notes that the figures belong to other settings than the fields. */
function OtherSettings({ parts }: { parts: readonly string[] }) {
  const { i18n } = useLingui()
  if (parts.length === 0) return null
  return (
    <p className={styles.note}>
      <Trans
        id="cascade.lab.others"
        message="The fields have changed. These figures are for {parts}"
        values={{ parts: listed(i18n, parts) }}
      />
    </p>
  )
}

interface HistogramsProps {
  figures: Figures
  others: Figures | undefined
}

function Histograms({ figures, others }: HistogramsProps) {
  const { i18n } = useLingui()
  const [size] = figures.sizes
  return (
    <div className={styles.plots}>
      {QUANTITIES.map((name) => (
        <SharedHistogram
          key={name}
          label={i18n._(QUANTITY_NAMES[name])}
          figure={figures.quantities[name]}
          other={others?.quantities[name]}
        />
      ))}
      {size && <SharedHistogram label={i18n._(SIZE_NAME)} figure={size} other={others?.sizes[0]} />}
    </div>
  )
}

interface SharedHistogramProps {
  label: string
  figure: Figure
  /** The other run's figure. */
  other: Figure | undefined
}

function SharedHistogram({ label, figure, other }: SharedHistogramProps) {
  const axes = useMemo(() => axesFor(other ? [figure, other] : [figure]), [figure, other])
  return <Histogram label={label} figure={figure} axes={axes} />
}
