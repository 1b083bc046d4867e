import { Trans, useLingui } from '@lingui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useResults } from '#src/results/results.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { TITLE } from '../choice.ts'
import { GardenMap } from './GardenMap.tsx'
import styles from './Journey.module.css'
import { gardensOf, journeyOf, nextStage, type StageProgress, totalsOf } from './journey.ts'
import { StageCard } from './StageCard.tsx'

/** The map of the journey: seven gardens along one path, and the stage that is chosen. */
export default function Journey() {
  const { i18n } = useLingui()
  const results = useResults()
  return (
    <Page
      isWide
      title={i18n._({ id: 'link.journey', message: 'Journey' })}
      links={<LinkButton href="/link">{i18n._(TITLE)}</LinkButton>}
    >
      {results && <Gardens stages={journeyOf(results)} />}
    </Page>
  )
}

function Gardens({ stages }: { stages: readonly StageProgress[] }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const next = nextStage(stages)
  const [chosen, setChosen] = useState(next?.choice ?? stages[0]?.choice)
  const gardens = useScrolled(next?.choice)
  const stage = stages.find(({ choice }) => choice === chosen)
  return (
    <form
      className={styles.journey}
      onSubmit={(event) => {
        event.preventDefault()
        const address = new FormData(event.currentTarget).get('address')
        navigate(`/link/${address}`)
      }}
    >
      <p className="muted">
        <Trans
          id="link.journey.totals"
          message="{cleared} of {stages} stages, {stars} of {most} stars"
          values={totalsOf(stages)}
        />
      </p>
      <div
        ref={gardens}
        className={styles.gardens}
        role="radiogroup"
        aria-label={i18n._({ id: 'link.journey.stages', message: 'Stages' })}
      >
        {gardensOf(stages).map((garden) => (
          <GardenMap key={garden.garden} {...{ garden, next, chosen }} onChoose={setChosen} />
        ))}
      </div>
      {stage && <StageCard key={stage.choice} stage={stage} />}
    </form>
  )
}

/** Shows the stage to play next as soon as the page is there. */
function useScrolled(choice: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const first = useRef(choice)
  useLayoutEffect(() => {
    ref.current?.querySelector(`[value="${first.current}"]`)?.scrollIntoView({ block: 'center' })
  }, [])
  return ref
}
