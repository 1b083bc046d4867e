import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { LoadNotice } from '#src/ui/load/LoadProblem.tsx'
import { listed } from '#src/ui/texts.ts'
import { type Laboratory, makeWorkerLaboratory } from '../../laboratory.ts'
import { DifferenceTable } from '../plots/DifferenceTable.tsx'
import { Plots } from '../plots/Plots.tsx'
import { LabSweep } from '../sweep/LabSweep.tsx'
import { USUAL_SWEEP } from '../sweep/sweep.ts'
import styles from './LabPage.module.css'
import { LabRun, type LabRunProps, type LabRunState, useRun } from './LabRun.tsx'
import type { Setup } from './lab-address.ts'
import { SECOND_FIELDS } from './lab-fields.ts'
import { RunFigures } from './RunFigures.tsx'
import { type LabSweepState, useSweep } from './use-experiment.ts'
import { useSetup } from './use-setup.ts'

interface LabPageProps {
  /** Settings from the address. */
  query: string
  /** Called for each run. */
  openLaboratory?: () => Laboratory
}

/** The simulator: one run or two, and a sweep. */
export default function LabPage({ query, openLaboratory = makeWorkerLaboratory }: LabPageProps) {
  const { i18n } = useLingui()
  const { setup, ignored, loads, change, settle } = useSetup(query)
  const { runs, second } = useRuns(setup, change, openLaboratory)
  const swept = useSweep(openLaboratory)
  const [isSweepPressed, setSweepPressed] = useState(false)
  return (
    <Page
      isWide
      title={i18n._({ id: 'cascade.lab.title', message: 'Cascade lab' })}
      links={<Links {...{ setup, second, swept, onSweep: setSweepPressed }} onChange={change} />}
    >
      <LoadNotice />
      <About />
      {ignored.length > 0 && <Ignored parts={ignored} />}
      <div className={styles.runs}>
        {runs.map(({ letter, ...run }) => (
          <LabRun
            key={letter}
            title={runTitle(i18n, letter)}
            {...{ ...run, loads }}
            onRun={settle}
          />
        ))}
      </div>
      <Figures runs={runs} isLog={setup.isLog} onLog={(isLog) => change({ isLog })} />
      {setup.sweep && (
        <LabSweep
          {...{ loads, run: swept, fields: setup.first, sweep: setup.sweep }}
          takesFocus={isSweepPressed}
          onChange={(sweep) => change({ sweep })}
          onRun={settle}
        />
      )}
    </Page>
  )
}

const runTitle = (i18n: I18n, letter: string): string =>
  i18n._({ id: 'cascade.lab.run', message: 'Run {letter}', values: { letter } })

type ChangeSetup = (change: Partial<Setup>) => void

/** Run A, and B where it is shown. */
function useRuns(setup: Setup, change: ChangeSetup, openLaboratory: () => Laboratory) {
  const first = useRun('first', openLaboratory)
  const second = useRun('second', openLaboratory)
  const runs: PageRun[] = [
    { letter: 'A', run: first, fields: setup.first, onChange: (first) => change({ first }) },
  ]
  const { second: fields } = setup
  if (fields)
    runs.push({ letter: 'B', run: second, fields, onChange: (second) => change({ second }) })
  return { runs, second }
}

function About() {
  return (
    <p className={styles.about}>
      <Trans
        id="cascade.lab.about"
        message="An agent plays many games in the background. The same settings and seed give the same figures, here and on the command line."
      />
    </p>
  )
}

interface LinksProps {
  setup: Setup
  second: LabRunState
  swept: LabSweepState
  onSweep: (isPressed: boolean) => void
  onChange: ChangeSetup
}

function Links({ setup, second, swept, onSweep, onChange }: LinksProps) {
  const toggleSecond = () => {
    second.cancel()
    onChange({ second: setup.second ? undefined : SECOND_FIELDS })
  }
  const toggleSweep = () => {
    swept.cancel()
    onSweep(!setup.sweep)
    onChange({ sweep: setup.sweep ? undefined : USUAL_SWEEP })
  }
  return (
    <div className={styles.links}>
      <Button aria-pressed={setup.second !== undefined} onClick={toggleSecond}>
        <Trans id="cascade.lab.two" message="Two runs" />
      </Button>
      <Button aria-pressed={setup.sweep !== undefined} onClick={toggleSweep}>
        <Trans id="cascade.sweep" message="Sweep" />
      </Button>
      <LinkButton href="/cascade">
        <Trans id="cascade.title" message="Cascade" />
      </LinkButton>
    </div>
  )
}

interface PageRun extends Pick<LabRunProps, 'run' | 'fields' | 'onChange'> {
  letter: 'A' | 'B'
}

interface FiguresProps {
  runs: readonly PageRun[]
  isLog: boolean
  onLog: (isLog: boolean) => void
}

/** Plots and tables of the runs that have figures. */
function Figures({ runs, isLog, onLog }: FiguresProps) {
  const [a, b] = (['A', 'B'] as const).map(
    (letter) => runs.find((run) => run.letter === letter)?.run.experiment?.run?.findings,
  )
  const plotted = useMemo(
    () => [
      ...(a ? [{ letter: 'A', findings: a }] : []),
      ...(b ? [{ letter: 'B', findings: b }] : []),
    ],
    [a, b],
  )
  return (
    <>
      {plotted.length > 0 && <Plots runs={plotted} isLog={isLog} onLog={onLog} />}
      {a && b && <DifferenceTable first={a} second={b} />}
      <div className={styles.runs}>
        {runs.map(
          ({ letter, run: { experiment, dismiss } }) =>
            experiment?.run && (
              <RunFigures
                key={letter}
                {...{ letter, experiment }}
                run={experiment.run}
                onDismiss={dismiss}
              />
            ),
        )}
      </div>
    </>
  )
}

/** Maximum number of ignored parts listed. */
const MOST_PARTS = 5

function Ignored({ parts }: { parts: readonly string[] }) {
  const { i18n } = useLingui()
  const list = listed(i18n, parts.slice(0, MOST_PARTS))
  return (
    <Notice role="alert">
      <Trans
        id="cascade.lab.ignored"
        message="These parts of the address cannot be used: {parts}"
        values={{ parts: parts.length > MOST_PARTS ? `${list} …` : list }}
      />
    </Notice>
  )
}
