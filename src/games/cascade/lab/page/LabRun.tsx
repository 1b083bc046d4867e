import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useRef, useState } from 'react'
import { newSeed } from '#src/define/seeds.ts'
import { SelectField } from '#src/ui/form/Field.tsx'
import { DismissButton } from '#src/ui/kit/Button.tsx'
import { listed } from '#src/ui/texts.ts'
import type { Laboratory } from '../../laboratory.ts'
import { Note, Section } from '../plots/Section.tsx'
import { VALUE_NAMES } from '../plots/settings-text.ts'
import {
  type Description,
  parseSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
} from '../settings.ts'
import { differences, type Fields, findWrongFields, MOST_GAMES, textsOf } from './lab-fields.ts'
import { RunProgress } from './Progress.tsx'
import { focusField, LabField, RunForm } from './RunForm.tsx'
import { type SavingProblem, type Slot, useSavedFigures } from './saved-figures.ts'
import { type Experiment, runExperiment, useWork } from './use-experiment.ts'

const LETTERS: Readonly<Record<Slot, string>> = { first: 'A', second: 'B' }

export function useRun(slot: Slot, openLaboratory: () => Laboratory) {
  const [experiment, show] = useState<Experiment>()
  const { problem, dismiss } = useSavedFigures(slot, experiment, show)
  const { work, cancel } = useWork(openLaboratory)
  const start = (settings: Settings) =>
    work((laboratory, signal) => runExperiment(settings, laboratory, signal, show))
  const drawn = useRef('')
  /** Returns the seed that was entered, or draws one for each run. */
  const takeSeed = (seed: string) => {
    if (seed !== drawn.current) return seed
    drawn.current = newSeed()
    return drawn.current
  }
  return {
    letter: LETTERS[slot],
    experiment,
    start,
    cancel,
    open: show,
    takeSeed,
    problem,
    dismiss,
  }
}

export type LabRunState = ReturnType<typeof useRun>

interface LabRunProps {
  run: LabRunState
  /** Of a paired run B, some are those of run A. */
  fields: Fields
  isPaired: boolean
  /** A seed that another, unpaired run has. */
  takenSeed?: string
  aside?: ReactNode
  /** Counts addresses read. */
  loads: number
  onChange: (change: Partial<Fields>) => void
  onRun: (seed: string) => void
}

export function LabRun({ loads, aside, ...props }: LabRunProps) {
  const { letter, experiment, start, problem, dismiss } = props.run
  const { i18n } = useLingui()
  const title = i18n._({ id: 'cascade.lab.run', message: 'Run {letter}', values: { letter } })
  return (
    <Section title={title} aside={aside}>
      <LabForm key={loads} {...props} />
      {problem && <Unsaved problem={problem} onDismiss={dismiss} />}
      {experiment && (
        <>
          <RunProgress {...experiment} onRetry={() => start(experiment.settings)} />
          <OtherSettings parts={differences(experiment.settings, props.fields)} />
        </>
      )}
    </Section>
  )
}

const isWide = (name: SettingName): boolean => 'isWide' in SETTINGS[name]
const NAMES = [...SETTING_NAMES.filter((name) => !isWide(name)), ...SETTING_NAMES.filter(isWide)]

/** Settings that run A has for both of a pair. */
export const PAIRED = ['games', 'seed'] as const satisfies readonly SettingName[]

type LabFormProps = Omit<LabRunProps, 'loads' | 'aside'>

/** Validates fields once they were submitted or came from an address. */
function LabForm({ run, fields, isPaired, takenSeed, onChange, onRun }: LabFormProps) {
  const isTaken = takenSeed !== '' && fields.seed === takenSeed
  const wrong = [...findWrongFields(fields), ...(isTaken ? (['seed'] as const) : [])]
  const [isChecked, setChecked] = useState(wrong.length > 0)
  const isRunning = run.experiment?.status === 'running'
  const hidden: readonly SettingName[] = isPaired && run.letter === LETTERS.second ? PAIRED : []
  const start = (form: HTMLFormElement) => {
    const [first] = wrong
    setChecked(first !== undefined)
    if (first) return focusField(form, first)
    const parsed = parseSettings(textsOf(fields))
    if (!parsed.ok || isRunning) return
    const seed = isPaired && fields.seed ? fields.seed : run.takeSeed(fields.seed)
    onRun(seed)
    run.start({ ...parsed.value, seed })
  }
  const wrongInA = isChecked && wrong.find((name) => hidden.includes(name))
  return (
    <RunForm isRunning={isRunning} onSubmit={start} onCancel={run.cancel}>
      {NAMES.filter((name) => !hidden.includes(name)).map((name) => (
        <SettingField
          key={name}
          name={name}
          value={fields[name]}
          isWrong={isChecked && wrong.includes(name)}
          isTaken={isTaken}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {wrongInA && <WrongInA name={wrongInA} />}
    </RunForm>
  )
}

export function WrongInA({ name }: { name: SettingName }) {
  const { i18n } = useLingui()
  return (
    <Note role="alert">
      <Trans
        id="cascade.sweep.wrong"
        message="Correct {name} in run A first."
        values={{ name: i18n._(SETTINGS[name].label) }}
      />
    </Note>
  )
}

interface SettingFieldProps {
  name: SettingName
  value: string
  isWrong: boolean
  /** Its seed is that of the other run. */
  isTaken: boolean
  onChange: (value: string) => void
}

function SettingField({ name, isWrong, isTaken, ...input }: SettingFieldProps) {
  const { i18n } = useLingui()
  const { label, needs, range, example = '' }: Description = SETTINGS[name]
  const isSeed = name === 'seed'
  const options = VALUE_NAMES[name]
  if (options) return <SelectField {...input} {...{ name, options }} label={i18n._(label)} />
  const limits = range && { min: range[0], max: name === 'games' ? MOST_GAMES : range[1] }
  return (
    <LabField
      {...input}
      {...{ name, label }}
      needs={isWrong ? needsOf(limits, isSeed && isTaken ? TAKEN : needs) : undefined}
      inputMode={range ? 'numeric' : 'text'}
      placeholder={isSeed ? i18n._(DRAWN) : example}
    />
  )
}

type Limits = { readonly min: number; readonly max: number }

const needsOf = (limits: Limits | undefined, needs: MessageDescriptor | undefined) =>
  limits ? { ...NUMBER, values: limits } : needs

const DRAWN = /*i18n*/ { id: 'cascade.seed.drawn', message: 'a new one each time' }

const TAKEN = /*i18n*/ {
  id: 'cascade.seed.taken',
  message: 'Run A has this seed. Enter another, or pair the runs.',
}

const NUMBER = /*i18n*/ {
  id: 'cascade.accepted.number',
  message: 'Enter a whole number from {min} to {max}.',
}

function Unsaved({ problem, onDismiss }: { problem: SavingProblem; onDismiss: () => void }) {
  return problem === 'damaged' ? (
    <footer>
      <Note role="status">
        <Trans id="cascade.lab.damaged" message="The saved figures cannot be read." />
      </Note>
      <DismissButton onClick={onDismiss} />
    </footer>
  ) : (
    <Note role="status">
      <Trans
        id="cascade.lab.unsaved"
        message="This browser cannot save these figures: a reload loses them."
      />
    </Note>
  )
}

export function OtherSettings({ parts }: { parts: readonly string[] }) {
  const { i18n } = useLingui()
  if (parts.length === 0) return null
  return (
    <Note>
      <Trans
        id="cascade.lab.others"
        message="The settings have changed. These figures are for {parts}."
        values={{ parts: listed(i18n, parts) }}
      />
    </Note>
  )
}
