import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Field } from '#src/ui/form/Field.tsx'
import { Button, DismissButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { Note, Section } from '../plots/Section.tsx'
import { settingsText } from '../plots/settings-text.ts'
import { useLab } from './lab.ts'
import { LETTERS, SLOTS } from './lab-address.ts'
import styles from './SavedRuns.module.css'
import { LONGEST_NAME, type SavedRun } from './saved-runs.ts'

/** Named runs: to open, rename and remove. */
export function SavedRuns() {
  const { i18n } = useLingui()
  const { runs, damaged, outcome, restore, removeDamaged } = useLab()
  const removed = outcome?.removed
  if (runs.length === 0 && damaged.length === 0 && !outcome) return null
  return (
    <Section title={i18n._({ id: 'cascade.runs.title', message: 'Saved runs' })}>
      <div className="row" role="status">
        {outcome && <Note>{i18n._(outcome.text)}</Note>}
        {removed && (
          <Button size="small" onClick={() => restore(removed)}>
            <Trans {...TOOLS.undo[0]} />
          </Button>
        )}
      </div>
      {damaged.length > 0 && (
        <div className="row">
          <Note>
            <Trans
              id="cascade.runs.damaged"
              message="{count, plural, one {# saved run} other {# saved runs}} cannot be read."
              values={{ count: damaged.length }}
            />
          </Note>
          <DismissButton size="small" onClick={removeDamaged} />
        </div>
      )}
      <ul className={styles.runs}>
        {runs.map((run) => (
          <Card as="li" key={run.id} className="stack">
            <RunName run={run} />
            <Note>{settingsText(i18n, run.experiment.settings)}</Note>
            <RunButtons run={run} />
          </Card>
        ))}
      </ul>
    </Section>
  )
}

/** A name that is changed in place; an empty one is not taken. */
function RunName({ run }: { run: SavedRun }) {
  const { rename } = useLab()
  const [name, setName] = useState(run.name)
  const commit = () => {
    const text = name.trim() || run.name
    setName(text)
    if (text !== run.name) void rename(run, text)
  }
  return (
    <Field label={<Trans id="cascade.runs.name" message="Name of the run" />}>
      {(id) => (
        <input
          id={id}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
    </Field>
  )
}

function RunButtons({ run }: { run: SavedRun }) {
  const { experiments, open, remove } = useLab()
  const { i18n } = useLingui()
  const { name } = run
  return (
    <div className="row">
      {SLOTS.map((slot) => {
        const values = { name, letter: LETTERS[slot] }
        return (
          <Button
            key={slot}
            size="small"
            disabled={experiments[slot]?.status === 'running'}
            aria-label={i18n._({
              id: 'cascade.runs.open-named',
              message: 'Open as run {letter}: {name}',
              values,
            })}
            onClick={() => open(slot, run.experiment)}
          >
            <Trans id="cascade.runs.open" message="Open as run {letter}" values={values} />
          </Button>
        )
      })}
      <Button
        size="small"
        aria-label={i18n._({
          id: 'cascade.runs.remove-named',
          message: 'Remove {name}',
          values: { name },
        })}
        onClick={() => remove(run)}
      >
        <Trans id="cascade.runs.remove" message="Remove" />
      </Button>
    </div>
  )
}
