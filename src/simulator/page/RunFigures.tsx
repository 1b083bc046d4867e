import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { FigureTable } from '../plots/FigureTables.tsx'
import { Files, type TextFile } from '../plots/Files.tsx'
import { Section } from '../plots/Section.tsx'
import { SETTING_LABELS, settingsFile } from '../plots/settings-text.ts'
import { CSV_HEADER, makeCsvLines, makeFiguresCsv, makeReport, reportOf } from '../report/report.ts'
import { makeCommand } from '../runs/settings.ts'
import type { Run } from '../runs/simulate.ts'
import { figuresOf } from '../statistics/figures.ts'
import type { Experiment } from './experiment.ts'
import { useLab } from './lab.ts'
import { LETTERS, type Slot } from './lab-address.ts'

export const FIGURES = /*i18n*/ { id: 'cascade.figures', message: 'Figures' }

export function RunFigures({ slot }: { slot: Slot }) {
  const { i18n } = useLingui()
  const { experiments, save, dismiss } = useLab()
  const letter = LETTERS[slot]
  const experiment = experiments[slot]
  const run = experiment?.run
  const figures = useMemo(() => run && figuresOf(run.findings), [run])
  if (!experiment || !run || !figures) return null
  const title = i18n._({
    id: 'cascade.figures.run',
    message: 'Figures of run {letter}',
    values: { letter },
  })
  return (
    <Section title={title}>
      <FigureTable figures={figures} />
      {experiment.status !== 'running' && (
        <Files files={filesOf(i18n, run, experiment)} onDismiss={() => dismiss(slot)}>
          <Button size="small" onClick={() => save(settingsFile(run.settings), experiment)}>
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
      text: () => makeFiguresCsv([], [{ values: [], findings: run.findings }]),
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
