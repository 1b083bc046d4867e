import { Trans, useLingui } from '@lingui/react'
import { CheckField } from '#src/ui/form/Field.tsx'
import { DismissButton } from '#src/ui/kit/Button.tsx'
import { listed } from '#src/ui/texts.ts'
import { Note, OnPaper, OnScreen, Section } from '../plots/Section.tsx'
import { settingsText, settingText } from '../plots/settings-text.ts'
import type { Settings } from '../runs/settings.ts'
import { LabForm } from './LabForm.tsx'
import { useLab } from './lab.ts'
import { LETTERS, planRun, type Slot } from './lab-address.ts'
import { differences, type Fields } from './lab-fields.ts'
import { RunProgress } from './Progress.tsx'

export function LabRun({ slot }: { slot: Slot }) {
  const { setup, loads, experiments, play } = useLab()
  const { i18n } = useLingui()
  const experiment = experiments[slot]
  const values = { letter: LETTERS[slot] }
  const title = i18n._({ id: 'cascade.lab.run', message: 'Run {letter}', values })
  return (
    <Section title={title} aside={slot === 'second' && <PairField />}>
      <OnScreen>
        <LabForm key={loads} slot={slot} />
        <Unsaved slot={slot} />
      </OnScreen>
      {experiment && (
        <>
          <OnPaper>{settingsText(i18n, experiment.settings)}</OnPaper>
          <RunProgress {...experiment} onRetry={() => play(slot, experiment)} />
          <OtherSettings settings={experiment.settings} fields={planRun(setup, slot).fields} />
        </>
      )}
    </Section>
  )
}

function PairField() {
  const { setup, change } = useLab()
  return (
    <CheckField
      label={<Trans id="cascade.paired" message="The boards of run A (paired)" />}
      checked={setup.isPaired}
      onChange={(isPaired) => change({ isPaired })}
    />
  )
}

function Unsaved({ slot }: { slot: Slot }) {
  const { problems, dismiss } = useLab()
  switch (problems[slot]) {
    case undefined:
      return null
    case 'damaged':
      return (
        <footer>
          <Note role="status">
            <Trans id="cascade.lab.damaged" message="The saved figures cannot be read." />
          </Note>
          <DismissButton onClick={() => dismiss(slot)} />
        </footer>
      )
    case 'unsaved':
      return (
        <Note role="status">
          <Trans
            id="cascade.lab.unsaved"
            message="This browser cannot save these figures: a reload loses them."
          />
        </Note>
      )
  }
}

/** Names settings of a run that differ from the fields. */
export function OtherSettings({ settings, fields }: { settings: Settings; fields: Fields }) {
  const { i18n } = useLingui()
  const parts = differences(settings, fields).map((name) => settingText(i18n, settings, name))
  if (parts.length === 0) return null
  return (
    <OnScreen>
      <Note>
        <Trans
          id="cascade.lab.others"
          message="The settings have changed. These figures are for {parts}."
          values={{ parts: listed(i18n, parts) }}
        />
      </Note>
    </OnScreen>
  )
}
