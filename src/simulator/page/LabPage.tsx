import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { TITLE } from '#src/games/cascade/choice.ts'
import { Button, LinkButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { LoadNotice } from '#src/ui/load/LoadProblem.tsx'
import { listed } from '#src/ui/texts.ts'
import { type Laboratory, makeWorkerLaboratory } from '../laboratory.ts'
import { OnScreen, RunGrid } from '../plots/Section.tsx'
import { LabFigures } from './LabFigures.tsx'
import styles from './LabPage.module.css'
import { LabRun } from './LabRun.tsx'
import { LabSweep, SWEEP } from './LabSweep.tsx'
import { LabContext, makeLab, useLab } from './lab.ts'
import { SavedRuns } from './SavedRuns.tsx'

interface LabPageProps {
  query: string
  openLaboratory?: () => Laboratory
}

/** The simulator: one run or two, and a sweep. */
export default function LabPage({ query, openLaboratory = makeWorkerLaboratory }: LabPageProps) {
  const [lab] = useState(() => makeLab(query, openLaboratory))
  const { i18n } = useLingui()
  useEffect(() => lab.enter(), [lab])
  useEffect(() => lab.actions.read(query), [lab, query])
  return (
    <LabContext value={lab}>
      <Page
        isWide
        title={i18n._({ id: 'cascade.lab.title', message: 'Cascade lab' })}
        links={<Links />}
      >
        <LoadNotice />
        <p className={styles.about}>
          <Trans
            id="cascade.lab.about"
            message="An agent plays many games in the background. The same settings and seed give the same figures, here and on the command line."
          />
        </p>
        <Ignored />
        <Runs />
        <LabFigures />
        <OnScreen>
          <SavedRuns />
        </OnScreen>
        <LabSweep />
      </Page>
    </LabContext>
  )
}

function Runs() {
  const { setup } = useLab()
  return (
    <RunGrid>
      <LabRun slot="first" />
      {setup.second && <LabRun slot="second" />}
    </RunGrid>
  )
}

function Links() {
  const { setup, toggleSecond, toggleSweep } = useLab()
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

function Ignored() {
  const { ignored: parts } = useLab()
  const { i18n } = useLingui()
  if (parts.length === 0) return null
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
