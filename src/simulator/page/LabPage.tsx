import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { TITLE } from '#src/games/cascade/choice.ts'
import { CheckField } from '#src/ui/form/Field.tsx'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { LoadNotice } from '#src/ui/load/LoadProblem.tsx'
import { listed } from '#src/ui/texts.ts'
import { type Laboratory, makeWorkerLaboratory } from '../laboratory.ts'
import { OnScreen, RunGrid } from '../plots/Section.tsx'
import { LabFigures } from './LabFigures.tsx'
import styles from './LabPage.module.css'
import { LabRun, type LabRunState, useRun } from './LabRun.tsx'
import { LabSweep, SWEEP } from './LabSweep.tsx'
import { type Setup, useSetup } from './lab-address.ts'
import { type Fields, fieldsOf, SECOND_FIELDS, USUAL_SWEEP } from './lab-fields.ts'
import { SavedRuns } from './SavedRuns.tsx'
import { type SavedRun, useSavedRuns } from './saved-runs.ts'
import { type LabSweepState, useSweep } from './use-experiment.ts'

interface LabPageProps {
  query: string
  openLaboratory?: () => Laboratory
}

/** The simulator: one run or two, and a sweep. */
export default function LabPage({ query, openLaboratory = makeWorkerLaboratory }: LabPageProps) {
  const { i18n } = useLingui()
  const { setup, ignored, loads, change, settle } = useSetup(query)
  const first = useRun('first', openLaboratory)
  const second = useRun('second', openLaboratory)
  const swept = useSweep(openLaboratory)
  const saved = useSavedRuns()
  const open = ({ experiment }: SavedRun, letter: string) => {
    const [run, slot] = letter === first.letter ? [first, 'first'] : [second, 'second']
    run.open(experiment)
    settle({ [slot]: fieldsOf(experiment.settings) })
  }
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
      <Runs {...{ setup, loads, first, second, change, settle }} />
      <LabFigures
        runs={setup.second ? [first, second] : [first]}
        isPaired={setup.isPaired}
        onSave={saved.save}
        isLog={setup.isLog}
        onLog={(isLog) => change({ isLog })}
        isCumulative={setup.isCumulative}
        onCumulative={(isCumulative) => change({ isCumulative })}
      />
      <OnScreen>
        <SavedRuns
          saved={saved}
          slots={[first, second].map(({ letter, experiment }) => ({
            letter,
            isRunning: experiment?.status === 'running',
          }))}
          onOpen={open}
        />
      </OnScreen>
      {setup.sweep && (
        <LabSweep
          {...{ loads, run: swept, fields: setup.first, sweep: setup.sweep }}
          takesFocus={isSweepPressed}
          takeSeed={first.takeSeed}
          onChange={(sweep) => change({ sweep })}
          onRun={(seed) => settle({ first: { ...setup.first, seed } })}
        />
      )}
    </Page>
  )
}

/** Both runs of a pair have the same luck, and play all games. */
const PAIR = { luck: 'columns', until: '' } satisfies Partial<Fields>

interface RunsProps
  extends Pick<ReturnType<typeof useSetup>, 'setup' | 'loads' | 'change' | 'settle'> {
  first: LabRunState
  second: LabRunState
}

function Runs({ first, second, ...page }: RunsProps) {
  const { setup, loads, change, settle } = page
  const isPaired = setup.second !== undefined && setup.isPaired
  return (
    <RunGrid>
      <LabRun
        loads={loads}
        run={first}
        isSecond={false}
        isPaired={isPaired}
        fields={isPaired ? { ...setup.first, ...PAIR } : setup.first}
        onChange={(part) => change({ first: { ...setup.first, ...part } })}
        onRun={(seed) => settle({ first: { ...setup.first, seed } })}
      />
      {setup.second && <SecondRun {...page} run={second} own={setup.second} />}
    </RunGrid>
  )
}

interface SecondRunProps extends Omit<RunsProps, 'first' | 'second'> {
  run: LabRunState
  own: Fields
}

/** Run B, on its own or on the boards of run A. */
function SecondRun({ setup, own, change, settle, ...props }: SecondRunProps) {
  const { first, isPaired } = setup
  return (
    <LabRun
      {...props}
      isSecond
      isPaired={isPaired}
      fields={isPaired ? { ...own, ...PAIR, games: first.games, seed: first.seed } : own}
      takenSeed={isPaired ? '' : first.seed}
      aside={
        <CheckField
          label={<Trans id="cascade.paired" message="The boards of run A (paired)" />}
          checked={isPaired}
          onChange={(isPaired) => change({ isPaired })}
        />
      }
      onChange={(part) => change({ second: { ...own, ...part } })}
      onRun={(seed) =>
        settle(isPaired ? { first: { ...first, seed } } : { second: { ...own, seed } })
      }
    />
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
        <Trans {...SWEEP} />
      </Button>
      <LinkButton href="/cascade">
        <Trans {...TITLE} />
      </LinkButton>
    </div>
  )
}

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
