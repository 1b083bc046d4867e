import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { FigureTable } from '../plots/FigureTable.tsx'
import { makeFiguresCsv } from '../plots/figures-csv.ts'
import { makeCommand } from '../settings.ts'
import type { Run } from '../simulate.ts'
import { figuresOf } from '../statistics/figures.ts'
import { CSV_HEADER, makeCsvLines, makeReport, reportOf } from '../statistics/report.ts'
import { Files } from './Files.tsx'
import { Section } from './Section.tsx'
import type { Experiment } from './use-experiment.ts'

interface RunFiguresProps {
  letter: string
  experiment: Experiment
  run: Run
  onDismiss: () => void
}

/** The figures of a run as a table and as files. */
export function RunFigures({ letter, experiment, run, onDismiss }: RunFiguresProps) {
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
        <RunFiles letter={letter} experiment={experiment} run={run}>
          <Button size="small" onClick={onDismiss}>
            <Trans id="dismiss" message="Dismiss" />
          </Button>
        </RunFiles>
      )}
    </Section>
  )
}

interface RunFilesProps extends Omit<RunFiguresProps, 'onDismiss'> {
  children: React.ReactNode
}

function RunFiles({ letter, experiment: { settings, rows }, run, children }: RunFilesProps) {
  const { i18n } = useLingui()
  const file = `cascade-${letter.toLowerCase()}`
  const figures = i18n._({ id: 'cascade.figures', message: 'Figures' })
  const games = i18n._({ id: 'cascade.field.games', message: 'Games' })
  const files = [
    {
      name: `${figures} (JSON)`,
      file: `${file}.json`,
      text: () => makeReport(reportOf(run)),
    },
    {
      name: `${figures} (CSV)`,
      file: `${file}-figures.csv`,
      text: () => makeFiguresCsv(figuresOf(run.findings)),
    },
    {
      name: `${games} (CSV)`,
      file: `${file}-games.csv`,
      text: () => CSV_HEADER + makeCsvLines(settings, rows),
    },
    {
      name: i18n._({ id: 'cascade.files.command', message: 'Command line' }),
      text: () => makeCommand(settings),
    },
  ]
  return <Files files={files}>{children}</Files>
}
