import { Trans, useLingui } from '@lingui/react'
import { type ComponentProps, useMemo, useState } from 'react'
import { CheckField } from '#src/ui/form/Field.tsx'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { LoadNotice } from '#src/ui/load/LoadProblem.tsx'
import { listed } from '#src/ui/texts.ts'
import { type Laboratory, makeWorkerLaboratory } from '../../laboratory.ts'
import { DifferenceTable } from '../plots/FigureTables.tsx'
import { Plots } from '../plots/Plots.tsx'
import type { Run } from '../simulate.ts'
import styles from './LabPage.module.css'
import { LabRun, type LabRunState, useRun } from './LabRun.tsx'
import { LabSweep } from './LabSweep.tsx'
import { type Setup, useSetup } from './lab-address.ts'
import { type Fields, SECOND_FIELDS, USUAL_SWEEP } from './lab-fields.ts'
import { RunFigures } from './RunFigures.tsx'
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
  const [isSweepPressed, setSweepPressed] = useState(false)
  const shared = { loads, isPaired: setup.second !== undefined && setup.isPaired }
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
        <LabRun
          {...shared}
          run={first}
          fields={setup.first}
          onChange={(part) => change({ first: { ...setup.first, ...part } })}
          onRun={(seed) => settle({ first: { ...setup.first, seed } })}
        />
        {setup.second && (
          <SecondRun {...shared} {...{ setup, change, settle }} run={second} own={setup.second} />
        )}
      </div>
      <Figures
        runs={setup.second ? [first, second] : [first]}
        isPaired={setup.isPaired}
        isLog={setup.isLog}
        onLog={(isLog) => change({ isLog })}
        isCumulative={setup.isCumulative}
        onCumulative={(isCumulative) => change({ isCumulative })}
      />
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

interface SecondRunProps extends Pick<ComponentProps<typeof LabRun>, 'loads' | 'isPaired' | 'run'> {
  setup: Setup
  own: Fields
  change: (change: Partial<Setup>) => void
  settle: (change: Partial<Setup>) => void
}

/** Run B, on its own or on the boards of run A. */
function SecondRun({ setup, own, change, settle, ...props }: SecondRunProps) {
  const { first } = setup
  const { isPaired } = props
  return (
    <LabRun
      {...props}
      fields={isPaired ? { ...own, games: first.games, seed: first.seed } : own}
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
        <Trans id="cascade.sweep" message="Sweep" />
      </Button>
      <LinkButton href="/cascade">
        <Trans id="cascade.title" message="Cascade" />
      </LinkButton>
    </div>
  )
}

interface FiguresProps extends Omit<ComponentProps<typeof Plots>, 'runs' | 'isCompared'> {
  /** Run A, or both. */
  runs: readonly LabRunState[]
  isPaired: boolean
}

function Figures({ runs, isPaired, ...plots }: FiguresProps) {
  const [a, b] = runs.map(({ experiment }) => experiment?.run)
  const plotted = useMemo(
    () => [
      ...(a ? [{ letter: 'A', ...playedOf(a) }] : []),
      ...(b ? [{ letter: 'B', ...playedOf(b) }] : []),
    ],
    [a, b],
  )
  const isCompared = isPaired || a?.settings.seed !== b?.settings.seed
  return (
    <>
      {plotted.length > 0 && <Plots runs={plotted} {...{ ...plots, isCompared }} />}
      {a && b && <Comparison {...{ a, b, isCompared }} />}
      <div className={styles.runs}>
        {runs.map(
          ({ letter, experiment, dismiss }) =>
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

interface ComparisonProps {
  a: Run
  b: Run
  isCompared: boolean
}

function Comparison({ a, b, isCompared }: ComparisonProps) {
  if (isCompared) return <DifferenceTable first={a.findings} second={b.findings} />
  return (
    <Notice role="status">
      <Trans
        id="cascade.same-seed"
        message="Both runs have the seed {seed}, so they are not independent, and are not compared. Give run B another seed, or pair the runs."
        values={{ seed: a.settings.seed }}
      />
    </Notice>
  )
}

/** Returns findings with the games that they are of, perhaps fewer than was planned. */
const playedOf = ({ settings, games: [from, to], findings }: Run) => ({
  settings: { ...settings, games: to - from },
  findings,
})

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
