import { Trans, useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import { Notice } from '#src/ui/kit/Notice.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { LoadNotice } from '#src/ui/load/LoadNotice.tsx'
import { useTitle } from '#src/ui/page.ts'
import { listed } from '#src/ui/texts.ts'
import { type Laboratory, makeWorkerLaboratory } from '../../laboratory.ts'
import { DifferenceTable } from '../plots/DifferenceTable.tsx'
import { Plots } from '../plots/Plots.tsx'
import { LabSweep } from '../sweep/LabSweep.tsx'
import { USUAL_SWEEP } from '../sweep/sweep.ts'
import styles from './LabPage.module.css'
import { LabRun, type LabRunState, useRun } from './LabRun.tsx'
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
  useTitle(i18n._({ id: 'cascade.title', message: 'Cascade' }))
  const { setup, ignored, loads, change, settle } = useSetup(query)
  const first = useRun('first', openLaboratory)
  const second = useRun('second', openLaboratory)
  const swept = useSweep(openLaboratory)
  const [isSweepPressed, setSweepPressed] = useState(false)
  return (
    <Page
      isWide
      title={<Trans id="cascade.lab.title" message="Cascade lab" />}
      links={<Links {...{ setup, second, swept, onSweep: setSweepPressed }} onChange={change} />}
    >
      <LoadNotice />
      <About />
      {ignored.length > 0 && <Ignored parts={ignored} />}
      <Runs {...{ setup, loads, first, second }} onChange={change} onRun={settle} />
      <Figures
        first={first}
        second={setup.second && second}
        isLog={setup.isLog}
        onLog={(isLog) => change({ isLog })}
      />
      {setup.sweep && (
        <LabSweep
          loads={loads}
          fields={setup.first}
          sweep={setup.sweep}
          run={swept}
          takesFocus={isSweepPressed}
          onChange={(sweep) => change({ sweep })}
          onRun={settle}
        />
      )}
    </Page>
  )
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
  onChange: (change: Partial<Setup>) => void
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

interface RunsProps {
  setup: Setup
  loads: number
  first: LabRunState
  second: LabRunState
  onChange: (change: Partial<Setup>) => void
  onRun: () => void
}

function Runs({ setup, loads, first, second, onChange, onRun }: RunsProps) {
  const { i18n } = useLingui()
  const title = (letter: 'A' | 'B') =>
    i18n._({ id: 'cascade.lab.run', message: 'Run {letter}', values: { letter } })
  return (
    <div className={styles.runs}>
      <LabRun
        title={title('A')}
        run={first}
        fields={setup.first}
        onChange={(fields) => onChange({ first: fields })}
        {...{ loads, onRun }}
      />
      {setup.second && (
        <LabRun
          title={title('B')}
          run={second}
          fields={setup.second}
          onChange={(fields) => onChange({ second: fields })}
          {...{ loads, onRun }}
        />
      )}
    </div>
  )
}

interface FiguresProps {
  first: LabRunState
  /** `undefined` where it is not shown. */
  second: LabRunState | undefined
  isLog: boolean
  onLog: (isLog: boolean) => void
}

/** Plots and tables of the runs that have figures. */
function Figures({ first, second, isLog, onLog }: FiguresProps) {
  const a = first.experiment?.run?.findings
  const b = second?.experiment?.run?.findings
  const runs = useMemo(
    () => [
      ...(a ? [{ letter: 'A', findings: a }] : []),
      ...(b ? [{ letter: 'B', findings: b }] : []),
    ],
    [a, b],
  )
  return (
    <>
      {runs.length > 0 && <Plots runs={runs} isLog={isLog} onLog={onLog} />}
      {a && b && <DifferenceTable first={a} second={b} />}
      <div className={styles.runs}>
        <FiguresOf letter="A" state={first} />
        {second && <FiguresOf letter="B" state={second} />}
      </div>
    </>
  )
}

function FiguresOf({ letter, state }: { letter: string; state: LabRunState }) {
  const { experiment, dismiss } = state
  if (!experiment?.run) return null
  return (
    <RunFigures letter={letter} experiment={experiment} run={experiment.run} onDismiss={dismiss} />
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
