import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { MAX_STARS, nextToClear, totalsOf } from '#src/engine/stars.ts'
import { useResults } from '#src/results/results.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { Stages, Stop, useStageList } from '#src/ui/kit/Stages.tsx'
import { listed } from '#src/ui/texts.ts'
import { TITLE } from '../choice.ts'
import { goalWords, LEVELS } from '../texts.ts'
import { LevelCard } from './LevelCard.tsx'
import styles from './LevelsPage.module.css'
import { type LevelProgress, progressOf } from './levels.ts'

/** The levels with the stars that they brought; all are open. */
export default function LevelsPage() {
  const { i18n } = useLingui()
  const results = useResults()
  return (
    <Page
      isWide
      title={i18n._(LEVELS)}
      links={<LinkButton href="/cascade">{i18n._(TITLE)}</LinkButton>}
    >
      {results && <Levels levels={progressOf(results)} />}
    </Page>
  )
}

function Levels({ levels }: { levels: readonly LevelProgress[] }) {
  const { i18n } = useLingui()
  const next = nextToClear(levels)
  const [chosen, choose] = useState(next?.choice ?? levels[0]?.choice)
  const { list } = useStageList()
  const level = levels.find(({ choice }) => choice === chosen)
  return (
    <Stages
      list={list}
      label={i18n._(LEVELS)}
      totals={
        <Trans
          id="cascade.levels.totals"
          message="{cleared} of {stages} levels, {stars} of {most} stars"
          values={totalsOf(levels)}
        />
      }
      card={level && <LevelCard key={chosen} level={level} />}
    >
      <div className={styles.grid}>
        {levels.map((one) => (
          <Stop
            key={one.choice}
            label={stopLabel(i18n, one)}
            {...one}
            isOpen
            isNext={one === next}
            isChosen={one === level}
            onChoose={choose}
          >
            {one.level}
          </Stop>
        ))}
      </div>
    </Stages>
  )
}

/** Says of a level all that its stop shows, and its goal. */
function stopLabel(i18n: I18n, { level, goal, swaps, stars, best }: LevelProgress): string {
  const values = { level, goal: listed(i18n, goalWords(i18n, goal)), swaps }
  if (best === undefined)
    return i18n._({
      id: 'cascade.level.open',
      message: 'Level {level}: {goal} in {swaps} swaps. Not passed yet',
      values,
    })
  return i18n._({
    id: 'cascade.level.passed',
    message: 'Level {level}: {goal} in {swaps} swaps. {stars} of {most} stars, best {best} swaps',
    values: { ...values, stars, most: MAX_STARS, best },
  })
}
