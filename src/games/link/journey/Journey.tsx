import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { totalsOf } from '#src/engine/stars.ts'
import { useResults } from '#src/results/results.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { Stages, useStageList } from '#src/ui/kit/Stages.tsx'
import { JOURNEY_NAME, TITLE } from '../choice.ts'
import { GardenList } from './GardenList.tsx'
import { GardenMap } from './GardenMap.tsx'
import { gardensOf, journeyOf, nextStage, type StageProgress } from './journey.ts'
import { StageCard } from './StageCard.tsx'

/** The map of the journey: seven gardens along one path, and the stage that is chosen. */
export default function Journey() {
  const { i18n } = useLingui()
  const results = useResults()
  return (
    <Page
      isWide
      title={i18n._(JOURNEY_NAME)}
      links={<LinkButton href="/link">{i18n._(TITLE)}</LinkButton>}
    >
      {results && <Gardens stages={journeyOf(results)} />}
    </Page>
  )
}

function Gardens({ stages }: { stages: readonly StageProgress[] }) {
  const { i18n } = useLingui()
  const next = nextStage(stages)
  const [chosen, choose] = useState(next?.choice ?? stages[0]?.choice)
  const { list, scrollTo } = useStageList()
  const gardens = gardensOf(stages)
  const stage = stages.find(({ choice }) => choice === chosen)
  const show = (choice: string) => {
    choose(choice)
    scrollTo(choice)
  }
  return (
    <Stages
      list={list}
      label={i18n._({ id: 'link.journey.stages', message: 'Stages' })}
      totals={
        <Trans
          id="link.journey.totals"
          message="{cleared} of {stages} stages, {stars} of {most} stars"
          values={totalsOf(stages)}
        />
      }
      card={
        <>
          {stage && <StageCard key={stage.choice} stage={stage} />}
          <GardenList gardens={gardens} onChoose={show} />
        </>
      }
    >
      {gardens.map((garden) => (
        <GardenMap key={garden.garden} {...{ garden, next, chosen }} onChoose={choose} />
      ))}
    </Stages>
  )
}
