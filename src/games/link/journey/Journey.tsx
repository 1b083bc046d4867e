import { Trans, useLingui } from '@lingui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useResults } from '#src/results/results.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { TITLE } from '../choice.ts'
import { GardenList } from './GardenList.tsx'
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

interface GardensProps {
  stages: readonly StageProgress[]
}

function Gardens({ stages }: GardensProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const next = nextStage(stages)
  const [chosen, setChosen] = useState(next?.choice ?? stages[0]?.choice)
  const { map, scrollTo } = useScrolling(next?.choice)
  const gardens = gardensOf(stages)
  const stage = stages.find(({ choice }) => choice === chosen)
  const show = (choice: string) => {
    setChosen(choice)
    scrollTo(choice)
  }
  return (
    <form
      className={styles.journey}
      onSubmit={(event) => {
        event.preventDefault()
        const address = new FormData(event.currentTarget).get('address')
        navigate(`/link/${address}`)
      }}
    >
      <Totals stages={stages} />
      <div
        ref={map}
        className={styles.gardens}
        role="radiogroup"
        aria-label={i18n._({ id: 'link.journey.stages', message: 'Stages' })}
      >
        {gardens.map((garden) => (
          <GardenMap key={garden.garden} {...{ garden, next, chosen }} onChoose={setChosen} />
        ))}
      </div>
      <aside className={styles.beside}>
        {stage && <StageCard key={stage.choice} stage={stage} />}
        <GardenList gardens={gardens} onChoose={show} />
      </aside>
    </form>
  )
}

const Totals = ({ stages }: GardensProps) => (
  <p className="muted">
    <Trans
      id="link.journey.totals"
      message="{cleared} of {stages} stages, {stars} of {most} stars"
      values={totalsOf(stages)}
    />
  </p>
)

/** Scrolls the map to the stage to play next as soon as it is there, and later on to others. */
function useScrolling(next: string | undefined) {
  const map = useRef<HTMLDivElement>(null)
  const scrollTo = (choice: string | undefined) =>
    map.current?.querySelector(`[value="${choice}"]`)?.scrollIntoView({ block: 'center' })
  const first = useRef(() => scrollTo(next))
  // Returns nothing: scrolling is a promise in newer browsers, and an effect's return is its end.
  useLayoutEffect(() => void first.current(), [])
  return { map, scrollTo }
}
