import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../ui/Button'
import buttons from '../../../ui/Button.module.css'
import type { Figures } from '../lab/figures'
import type { Laboratory } from '../laboratory'
import { makeWorkerLaboratory } from '../worker-laboratory'
import { USUAL_FIELDS } from './LabForm'
import styles from './LabPage.module.css'
import { LabRun } from './LabRun'

const SECOND_FIELDS = { ...USUAL_FIELDS, agent: 'greedy' } as const

interface LabPageProps {
  /** Opened anew for each run. */
  openLaboratory?: () => Laboratory
}

/** Simulations for people who study such games: one run, or two side by side. */
export default function LabPage({ openLaboratory = makeWorkerLaboratory }: LabPageProps) {
  const { i18n } = useLingui()
  const [isTwo, setTwo] = useState(false)
  const [first, setFirst] = useState<Figures>()
  const [second, setSecond] = useState<Figures>()
  return (
    <main className={styles.page}>
      <Header isTwo={isTwo} onTwo={setTwo} />
      <p className={styles.about}>
        <Trans
          id="cascade.lab.about"
          message="An agent plays many games in the background. The same settings and seed give the same figures, here and on the command line."
        />
      </p>
      <div className={styles.runs}>
        <LabRun
          title={i18n._({ id: 'cascade.lab.first', message: 'Run A' })}
          openLaboratory={openLaboratory}
          initial={USUAL_FIELDS}
          others={isTwo ? second : undefined}
          onFigures={setFirst}
        />
        {isTwo && (
          <LabRun
            title={i18n._({ id: 'cascade.lab.second', message: 'Run B' })}
            openLaboratory={openLaboratory}
            initial={SECOND_FIELDS}
            others={first}
            onFigures={setSecond}
          />
        )}
      </div>
    </main>
  )
}

function Header({ isTwo, onTwo }: { isTwo: boolean; onTwo: (isTwo: boolean) => void }) {
  return (
    <header className={styles.header}>
      <h1>
        <Trans id="cascade.lab.title" message="Cascade lab" />
      </h1>
      <Button aria-pressed={isTwo} onClick={() => onTwo(!isTwo)}>
        <Trans id="cascade.lab.two" message="Two runs side by side" />
      </Button>
      <Link href="/cascade" className={buttons.button}>
        <Trans id="cascade.title" message="Cascade" />
      </Link>
    </header>
  )
}
