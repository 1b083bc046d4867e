import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { LinkButton } from '#src/ui/kit/LinkButton.tsx'
import { LoadNotice } from '#src/ui/kit/LoadNotice.tsx'
import { Notice } from '#src/ui/kit/Notice.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { useTitle } from '#src/ui/page.ts'
import type { Figures } from '../lab/figures'
import { type Laboratory, makeWorkerLaboratory } from '../laboratory'
import styles from './LabPage.module.css'
import { LabRun } from './LabRun'
import { SECOND_FIELDS } from './lab-address'
import { useSetup } from './use-setup'

interface LabPageProps {
  /** Settings from the address. */
  query: string
  /** Called for each run. */
  openLaboratory?: () => Laboratory
}

const runTitle = (i18n: I18n, letter: 'A' | 'B'): string =>
  i18n._({ id: 'cascade.lab.run', message: 'Run {letter}', values: { letter } })

/** The simulator: one run, or two side by side. */
export default function LabPage({ query, openLaboratory = makeWorkerLaboratory }: LabPageProps) {
  const { i18n } = useLingui()
  useTitle(i18n._({ id: 'cascade.title', message: 'Cascade' }))
  const { setup, ignored, loads, change, settle } = useSetup(query)
  const [first, setFirst] = useState<Figures>()
  const [second, setSecond] = useState<Figures>()
  const shared = { openLaboratory, loads, onRun: settle }
  return (
    <Page
      isWide
      title={<Trans id="cascade.lab.title" message="Cascade lab" />}
      links={
        <Links
          isTwo={setup.second !== undefined}
          onTwo={(isTwo) => change({ second: isTwo ? SECOND_FIELDS : undefined })}
        />
      }
    >
      <LoadNotice />
      <p className={styles.about}>
        <Trans
          id="cascade.lab.about"
          message="An agent plays many games in the background. The same settings and seed give the same figures, here and on the command line."
        />
      </p>
      {ignored.length > 0 && <Ignored parts={ignored} />}
      <div className={styles.runs}>
        <LabRun
          {...shared}
          slot="first"
          title={runTitle(i18n, 'A')}
          fields={setup.first}
          onChange={(fields) => change({ first: fields })}
          others={setup.second && second}
          onFigures={setFirst}
        />
        {setup.second && (
          <LabRun
            {...shared}
            slot="second"
            title={runTitle(i18n, 'B')}
            fields={setup.second}
            onChange={(fields) => change({ second: fields })}
            others={first}
            onFigures={setSecond}
          />
        )}
      </div>
    </Page>
  )
}

function Links({ isTwo, onTwo }: { isTwo: boolean; onTwo: (isTwo: boolean) => void }) {
  return (
    <>
      <Button aria-pressed={isTwo} onClick={() => onTwo(!isTwo)}>
        <Trans id="cascade.lab.two" message="Two runs side by side" />
      </Button>
      <LinkButton href="/cascade">
        <Trans id="cascade.title" message="Cascade" />
      </LinkButton>
    </>
  )
}

/** Maximum number of ignored parts listed. */
const MOST_PARTS = 5

function Ignored({ parts }: { parts: readonly string[] }) {
  return (
    <Notice role="alert">
      <Trans
        id="cascade.lab.ignored"
        message="These parts of the address cannot be used: {parts}"
        values={{
          parts: [
            ...parts.slice(0, MOST_PARTS),
            ...parts.slice(MOST_PARTS, MOST_PARTS + 1).map(() => '…'),
          ].join(', '),
        }}
      />
    </Notice>
  )
}
