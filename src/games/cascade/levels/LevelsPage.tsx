import { Trans, useLingui } from '@lingui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useResults } from '#src/results/results.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { makeChoice, TITLE } from '../choice.ts'
import { LevelCard } from './LevelCard.tsx'
import styles from './LevelsPage.module.css'
import { type LevelProgress, MAX_STARS, nextLevel, progressOf } from './levels.ts'
import { Marks, useGoalName } from './parts.tsx'

/** The levels with the stars that they brought; all are open. */
export default function LevelsPage() {
  const { i18n } = useLingui()
  const results = useResults()
  return (
    <Page
      isWide
      title={useLevelsTitle()}
      links={<LinkButton href="/cascade">{i18n._(TITLE)}</LinkButton>}
    >
      {results && <Levels levels={progressOf(results)} />}
    </Page>
  )
}

const useLevelsTitle = (): string => useLingui().i18n._({ id: 'cascade.levels', message: 'Levels' })

interface LevelsProps {
  levels: readonly LevelProgress[]
}

function Levels({ levels }: LevelsProps) {
  const [, navigate] = useLocation()
  const title = useLevelsTitle()
  const next = nextLevel(levels)
  const [chosen, choose] = useState(next?.level ?? 1)
  const level = levels[chosen - 1]
  const grid = useNextInSight()
  return (
    <form
      className={styles.levels}
      onSubmit={(event) => {
        event.preventDefault()
        navigate(`/cascade/${makeChoice({ type: 'level', level: chosen })}`)
      }}
    >
      <Totals levels={levels} />
      <div ref={grid} className={styles.grid} role="radiogroup" aria-label={title}>
        {levels.map((one) => (
          <Stop
            key={one.level}
            level={one}
            isNext={one === next}
            isChosen={one === level}
            onChoose={choose}
          />
        ))}
      </div>
      <aside className={styles.beside}>
        {level && <LevelCard key={level.level} level={level} />}
      </aside>
    </form>
  )
}

/** Shows the level to play next as soon as the page is there. */
function useNextInSight() {
  const grid = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    grid.current?.querySelector(':checked')?.scrollIntoView({ block: 'center' })
  }, [])
  return grid
}

const Totals = ({ levels }: LevelsProps) => (
  <p className="muted">
    <Trans
      id="cascade.levels.totals"
      message="{passed} of {levels} levels, {stars} of {most} stars"
      values={{
        passed: levels.filter(({ earned }) => earned > 0).length,
        levels: levels.length,
        stars: levels.reduce((sum, { earned }) => sum + earned, 0),
        most: levels.length * MAX_STARS,
      }}
    />
  </p>
)

interface StopProps {
  level: LevelProgress
  isNext: boolean
  isChosen: boolean
  onChoose: (level: number) => void
}

function Stop({ level: progress, isNext, isChosen, onChoose }: StopProps) {
  const label = useStopLabel(progress)
  const { level, earned } = progress
  return (
    <label className={styles.stop} data-passed={earned > 0} data-next={isNext}>
      <input
        className="cover"
        type="radio"
        name="level"
        value={level}
        checked={isChosen}
        aria-label={label}
        onChange={() => onChoose(level)}
      />
      <span className={styles.tile}>{level}</span>
      <Marks stars={earned} />
    </label>
  )
}

/** Says of a level all that its stop shows, and its goal. */
function useStopLabel({ level, goal, swaps, earned, best }: LevelProgress): string {
  const { i18n } = useLingui()
  const goalName = useGoalName()
  const values = { level, goal: goalName(goal), swaps }
  if (best === undefined)
    return i18n._({
      id: 'cascade.level.open',
      message: 'Level {level}: {goal} in {swaps} swaps. Not passed yet',
      values,
    })
  return i18n._({
    id: 'cascade.level.passed',
    message: 'Level {level}: {goal} in {swaps} swaps. {earned} of {most} stars, best {best} swaps',
    values: { ...values, earned, most: MAX_STARS, best },
  })
}
