import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { MAX_STARS, nextToClear, totalsOf } from '#src/engine/stars.ts'
import { useResults } from '#src/results/results.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { Stages, Stop, useStageList } from '#src/ui/kit/Stages.tsx'
import { TRAIL_STOPS, Trail } from '#src/ui/kit/Trail.tsx'
import { capitalised, listed, sentences } from '#src/ui/texts.ts'
import { TITLE } from '../choice.ts'
import { goalWords, LEVELS } from '../texts.ts'
import { Gem } from '../ui/Gem.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelStop } from './LevelStop.tsx'
import styles from './LevelsPage.module.css'
import { type LevelProgress, newIn, progressOf } from './levels.ts'
import { elementWords, newText } from './texts.ts'

/** The levels along one path, with the stars that they brought; all are open. */
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
      {sectionsOf(levels).map((section) => (
        <Section key={section.number} {...section}>
          {(one) => (
            <Stop
              label={stopLabel(i18n, one)}
              {...one}
              isOpen
              isNext={one === next}
              isChosen={one === level}
              onChoose={choose}
            >
              <LevelStop level={one} />
            </Stop>
          )}
        </Section>
      ))}
    </Stages>
  )
}

/** A part of the path, counted from 1. */
interface PathSection {
  readonly number: number
  readonly stages: readonly LevelProgress[]
  /** The level before it, if there is one, is passed. */
  readonly isReached: boolean
  readonly isLast: boolean
}

const sectionsOf = (levels: readonly LevelProgress[]): readonly PathSection[] =>
  levels.flatMap((_, start) => {
    if (start % TRAIL_STOPS > 0) return []
    const end = start + TRAIL_STOPS
    return {
      number: 1 + start / TRAIL_STOPS,
      stages: levels.slice(start, end),
      isReached: levels[start - 1]?.stars !== 0,
      isLast: end >= levels.length,
    }
  })

interface WithStops {
  children: (level: LevelProgress) => ReactNode
}

/** The bends of a way that falls, there and back. */
const FALL = [-0.6, -0.3, 0, 0.3, 0.6]

/** A section under the numbers of its levels, and what is new in them. */
function Section({ number, children, ...path }: PathSection & WithStops) {
  const { i18n } = useLingui()
  const { stages } = path
  const brings = stages.flatMap(newIn)
  return (
    <Trail
      title={`${stages[0]?.level}–${stages.at(-1)?.level}`}
      sign={
        <span className={styles.gem}>
          <Gem kind={number} />
        </span>
      }
      about={brings.length > 0 && capitalised(elementWords(i18n, brings))}
      cloth={number - 1}
      bends={FALL}
      {...path}
    >
      {children}
    </Trail>
  )
}

/** Says of a level all that its stop shows, and its goal. */
function stopLabel(i18n: I18n, progress: LevelProgress): string {
  const { level, goal, swaps, stars, best = 0 } = progress
  const values = {
    level,
    goal: listed(i18n, goalWords(i18n, goal)),
    swaps,
    stars,
    most: MAX_STARS,
    best,
  }
  const about = i18n._({
    id: 'cascade.level.about',
    message:
      'Level {level}: {goal} in {swaps} swaps. {stars, select, 0 {Not passed yet.} other {{stars} of {most} stars, best {best} swaps.}}',
    values,
  })
  const news = newIn(progress)
  return news.length > 0 ? sentences(i18n, [about, newText(i18n, news)]) : about
}
