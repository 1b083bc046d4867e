import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useCallback, useMemo, useState } from 'react'
import { SelectField } from '#src/ui/form/Field.tsx'
import { AGENT_NAMES } from '../../choice.ts'
import { AGENTS } from '../engine/agents.ts'
import {
  COLUMN_NAMES,
  FIGURE_NAMES,
  meanText,
  PLOTTED,
  type Plotted,
  showInterval,
  showNumber,
  sumsOf,
} from '../plots/figure-text.ts'
import { GroundField, PlotCard } from '../plots/PlotCard.tsx'
import type { Ground, PlotSize } from '../plots/paper.ts'
import type { CurvePoint } from '../plots/plot.ts'
import { Note, PlotGrid, Section } from '../plots/Section.tsx'
import { settingsFile, settingsText } from '../plots/settings-text.ts'
import { flagOf, SETTING_NAMES, SETTINGS, type SettingName } from '../settings.ts'
import { figureOf } from '../statistics/figures.ts'
import { makeReport, makeSweepCsv, reportOf } from '../statistics/report.ts'
import { Files, type TextFile } from './Files.tsx'
import { OtherSettings } from './LabRun.tsx'
import {
  differences,
  type Fields,
  MOST_VALUES,
  planSweep,
  type SweepFields,
  type Swept,
  settingsOf,
  USUAL_VALUES,
} from './lab-fields.ts'
import { SweepProgress } from './Progress.tsx'
import { focusField, LabField, RunForm } from './RunForm.tsx'
import type { LabSweepState, Sweep, SweepRun } from './use-experiment.ts'

interface LabSweepProps {
  /** The settings of run A, which the sweep does not change. */
  fields: Fields
  sweep: SweepFields
  run: LabSweepState
  /** Counts addresses read. */
  loads: number
  /** Focuses the title as it appears, below what may be long. */
  takesFocus: boolean
  onChange: (sweep: SweepFields) => void
  onRun: () => void
}

export function LabSweep({ loads, takesFocus, ...props }: LabSweepProps) {
  const { i18n } = useLingui()
  const { sweep: running, start, dismiss } = props.run
  const title = i18n._({ id: 'cascade.sweep', message: 'Sweep' })
  return (
    <Section title={title} takesFocus={takesFocus}>
      <Note>
        <Trans
          id="cascade.sweep.about"
          message="Plays the games of run A with each value of one setting."
        />
      </Note>
      <SweepForm key={loads} {...props} />
      {running && (
        <>
          <SweepProgress sweep={running} onRetry={() => start(running.over, running.parts)} />
          <OtherSettings parts={otherSettings(running, props.fields)} />
          <SweepFigures sweep={running} onDismiss={dismiss} />
        </>
      )}
    </Section>
  )
}

/** Returns settings of a sweep's runs that differ from the fields. */
function otherSettings({ over, parts: [first] }: Sweep, fields: Fields): string[] {
  if (!first) return []
  return differences(first.settings, { ...fields, ...settingsOf(over, `${first.value}`) })
}

type SweepFormProps = Omit<LabSweepProps, 'loads' | 'takesFocus'>

/** Validates values once they were submitted or came from an address. */
function SweepForm({ fields, sweep, run, onChange, onRun }: SweepFormProps) {
  const { i18n } = useLingui()
  const { over } = sweep
  const plan = planSweep(sweep, fields)
  const code = plan.ok ? undefined : plan.code
  const [isChecked, setChecked] = useState(code === 'values')
  const isRunning = run.sweep?.status === 'running'
  const start = (form: HTMLFormElement) => {
    setChecked(!plan.ok)
    if (code === 'values') focusField(form, 'values')
    if (!plan.ok || isRunning) return
    onRun()
    run.start(over, plan.value)
  }
  return (
    <RunForm isRunning={isRunning} onSubmit={start} onCancel={run.cancel}>
      <SelectField
        label={<Trans id="cascade.sweep.setting" message="Setting" />}
        name="swept"
        value={over}
        options={SWEPT_NAMES}
        onChange={(over) => onChange({ over, values: USUAL_VALUES[over] })}
      />
      <LabField
        name="values"
        label={COLUMN_NAMES.values}
        value={sweep.values}
        needs={isChecked && code === 'values' ? NEEDS[over] : undefined}
        onChange={(values) => onChange({ over, values })}
      />
      {isChecked && code && code !== 'values' && (
        <Note role="alert">
          <Trans
            id="cascade.sweep.wrong"
            message="Correct {name} in run A first."
            values={{ name: i18n._(SETTINGS[code].label) }}
          />
        </Note>
      )}
    </RunForm>
  )
}

const NUMBERS = /*i18n*/ {
  id: 'cascade.accepted.numbers',
  message: 'Enter up to {most} whole numbers from {min} to {max}, separated by commas.',
}

const numbersFrom = ([min, max]: readonly [number, number]): MessageDescriptor => ({
  ...NUMBERS,
  values: { most: MOST_VALUES, min, max },
})

const NEEDS: Readonly<Record<Swept, MessageDescriptor>> = {
  size: numbersFrom(SETTINGS.rows.range),
  kinds: numbersFrom(SETTINGS.kinds.range),
  agent: /*i18n*/ {
    id: 'cascade.accepted.agents',
    message: 'Enter agents, separated by commas: {agents}.',
    values: { agents: USUAL_VALUES.agent },
  },
}

const SWEPT_NAMES: Readonly<Record<Swept, MessageDescriptor>> = {
  size: /*i18n*/ { id: 'cascade.sweep.size', message: 'Rows and columns' },
  kinds: SETTINGS.kinds.label,
  agent: SETTINGS.agent.label,
}

interface SweepFiguresProps {
  sweep: Sweep
  onDismiss: () => void
}

/** Curves of the means, and their files. */
function SweepFigures({ sweep, onDismiss }: SweepFiguresProps) {
  const [ground, setGround] = useState<Ground>('light')
  const { i18n } = useLingui()
  if (sweep.runs.length === 0) return null
  return (
    <>
      <GroundField {...{ ground }} onChange={setGround} />
      <PlotGrid>
        {PLOTTED.map((name) => (
          <Curve key={name} {...{ name, sweep, ground }} />
        ))}
      </PlotGrid>
      {sweep.status !== 'running' && <Files files={filesOf(i18n, sweep)} onDismiss={onDismiss} />}
    </>
  )
}

function Curve({ name, sweep, ground }: { name: Plotted; sweep: Sweep; ground: Ground }) {
  const { i18n } = useLingui()
  const { over, parts, runs } = sweep
  const title = i18n._(FIGURE_NAMES[name])
  const swept = i18n._(SWEPT_NAMES[over])
  const points = useMemo(() => pointsOf(name, runs), [name, runs])
  const lines = points.map((point) => `${valueText(i18n, point.value)}: ${meanText(i18n, point)}`)
  const label = [title, swept, ...lines].join('. ')
  const draw = useCallback(
    ({ drawCurves }: typeof import('../plots/plot.ts'), size?: PlotSize) =>
      drawCurves(
        [{ name: '', points }],
        parts.map(({ value }) => value),
        {
          label,
          swept,
          describe: (point) => `${valueText(i18n, point.value)}\n${meanText(i18n, point)}`,
          formatValue: (value) => valueText(i18n, value),
          formatMean: (mean) => mean.toLocaleString(i18n.locale),
        },
        size,
      ),
    [points, parts, label, swept, i18n],
  )
  return (
    <PlotCard
      {...{ title, ground, draw }}
      file={`${fileOf(sweep)}-${flagOf(name)}`}
      legend={[]}
      captions={captionsOf(i18n, sweep)}
      head={[swept, i18n._(COLUMN_NAMES.mean), i18n._(COLUMN_NAMES.interval)]}
      rows={points.map(({ value, mean, interval }) => [
        valueText(i18n, value),
        showNumber(i18n, mean),
        showInterval(i18n, interval),
      ])}
    />
  )
}

/** Settings of which each run has its own. */
const sweptSettings = ({ over }: Sweep): SettingName[] =>
  SETTING_NAMES.filter((name) => name in settingsOf(over, ''))

const fileOf = (sweep: Sweep): string => {
  const [first] = sweep.parts
  return `${first ? settingsFile(first.settings, sweptSettings(sweep)) : ''}-by-${sweep.over}`
}

const captionsOf = (i18n: I18n, sweep: Sweep): string[] =>
  sweep.parts.slice(0, 1).map(({ settings }) => settingsText(i18n, settings, sweptSettings(sweep)))

const pointsOf = (name: Plotted, runs: readonly SweepRun[]): CurvePoint[] =>
  runs.flatMap(({ value, findings }) => {
    const { mean, interval } = figureOf(sumsOf(findings, name))
    return mean === null ? [] : [{ value, mean, interval }]
  })

/** Names an agent, or shows a number. */
function valueText(i18n: I18n, value: CurvePoint['value']): string {
  const agent = AGENTS.find((agent) => agent === value)
  return agent ? i18n._(AGENT_NAMES[agent]) : value.toLocaleString(i18n.locale)
}

function filesOf(i18n: I18n, sweep: Sweep): TextFile[] {
  const { over, runs } = sweep
  const file = `cascade-${fileOf(sweep)}`
  const figures = i18n._({ id: 'cascade.figures', message: 'Figures' })
  const makeJson = () => `[${runs.map((run) => makeReport(reportOf(run)).trim()).join(',\n')}]\n`
  return [
    { name: `${figures} (JSON)`, file: `${file}.json`, text: makeJson },
    { name: `${figures} (CSV)`, file: `${file}.csv`, text: () => makeSweepCsv(over, runs) },
  ]
}
