import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { FigureTable } from '../plots/FigureTables.tsx'
import { Section } from '../plots/Section.tsx'
import { SETTING_LABELS, settingsFile } from '../plots/settings-text.ts'
import { CSV_HEADER, makeCsvLines, makeFiguresCsv, makeReport, reportOf } from '../report/report.ts'
import { makeCommand } from '../runs/settings.ts'
import type { Run } from '../runs/simulate.ts'
import { figuresOf } from '../statistics/figures.ts'
import { Files, type TextFile } from './Files.tsx'
import type { Experiment } from './use-experiment.ts'

export const FIGURES = /*i18n*/ { id: 'cascade.figures', message: 'Figures' }

interface RunFiguresProps {
  letter: string
  experiment: Experiment
  run: Run
  onSave: (name: string) => void
  onDismiss: () => void
}

export function RunFigures({ letter, experiment, run, onSave, onDismiss }: RunFiguresProps) {
  const { i18n } = useLingui()
  const figures = useMemo(() => figuresOf(run.findings), [run])
  const title = i18n._({
    id: 'cascade.figures.run',
    message: 'Figures of run {letter}',
    values: { letter },
  })
  return (
    <Section title={title}>
      <FigureTable figures={figures} />
      {experiment.status !== 'running' && (
        <Files files={filesOf(i18n, run, experiment)} onDismiss={onDismiss}>
          <Button size="small" onClick={() => onSave(settingsFile(run.settings))}>
            <Trans id="cascade.runs.save" message="Save run {letter}" values={{ letter }} />
          </Button>
        </Files>
      )}
    </Section>
  )
}

function filesOf(i18n: I18n, run: Run, { settings, rows }: Experiment): TextFile[] {
  const file = `cascade-${settingsFile(settings)}`
  const figures = i18n._(FIGURES)
  const games = i18n._(SETTING_LABELS.games)
  return [
    { name: `${figures} (JSON)`, file: `${file}.json`, text: () => makeReport(reportOf(run)) },
    {
      name: `${figures} (CSV)`,
      file: `${file}-figures.csv`,
      text: () => makeFiguresCsv(run.findings),
    },
    {
      name: `${games} (CSV)`,
      file: `${file}-games.csv`,
      text: () => CSV_HEADER + makeCsvLines(settings, rows),
    },
    {
      name: i18n._({ id: 'cascade.files.command', message: 'Command line' }),
      text: () => makeCommand({ ...settings, games: rows.length }),
    },
  ]
}
