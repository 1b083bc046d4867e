import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { LEAST_COST } from '#src/define/story.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { Table, type TableRow } from '#src/ui/kit/Table.tsx'
import { type Judgements, useJudgementsOf } from '../story/judgements.ts'
import { useStory } from '../story/turns.ts'
import {
  type Course,
  courseOf,
  decide,
  FIGURES,
  type Figure,
  type Finish,
  finishOf,
  ghostOf,
  timeOf,
} from './ghost.ts'
import styles from './RaceEnd.module.css'
import { amountText, exactTime, leaderOf, measureOf, toTenth } from './texts.ts'

/** The comparison with the ghost at the end of a race. */
export function RaceEnd({ playing }: { playing: Playing }) {
  const own = useStore(playing.store, ({ session }) => session)
  const ghost = ghostOf(playing, own)
  if (!ghost || !isOver(playing.screen.rules, own)) return null
  return <Compared playing={playing} own={own} ghost={ghost} />
}

interface ComparedProps {
  playing: Playing
  own: SessionOf
  ghost: SessionOf
}

function Compared({ playing, own, ghost }: ComparedProps) {
  const { i18n } = useLingui()
  const { screen, raceUse } = playing
  const story = useStory(playing)
  const hasPoints = screen.results.points !== undefined
  const { answer: ownJudgements } = useJudgementsOf(playing, story, hasPoints ? undefined : own)
  // A worker judges one game at a time.
  const { answer: ghostJudgements } = useJudgementsOf(playing, story, ownJudgements && ghost)
  const sides = [
    { name: i18n._({ id: 'you', message: 'You' }), course: courseOf(screen.results, own) },
    {
      name: i18n._({ id: 'race.ghost', message: 'Ghost' }),
      course: courseOf(screen.results, ghost),
    },
  ] as const
  const finishes = [
    figuresOf(own, sides[0].course, hasPoints, ownJudgements),
    figuresOf(ghost, sides[1].course, hasPoints, ghostJudgements),
  ] as const
  const wanted = raceUse && raceUse !== 'race' ? [raceUse] : []
  const isKnown = wanted.every((by) => finishes.every((finish) => finish[by] !== undefined))
  const order = [...wanted, measureOf(screen)]
  const longest = Math.max(...sides.map(({ course }) => finishOf(course)))
  return (
    <section className={styles.race} aria-label={i18n._({ id: 'race', message: 'Race' })}>
      <p className={styles.sentence}>
        {screen.rules.outcome(stateOf(own))?.result === 'won' ? (
          isKnown && sentenceOf(i18n, decide(order, ...finishes))
        ) : (
          <Trans id="race.unfinished" message="The ghost won the race." />
        )}
      </p>
      {sides.map(({ name, course }) => (
        <PaceStrip key={name} name={name} course={course} longest={longest} />
      ))}
      <Figures names={sides.map(({ name }) => name)} finishes={finishes} />
    </section>
  )
}

const figuresOf = (
  { assists }: SessionOf,
  course: Course,
  hasPoints: boolean,
  judgements: Judgements | undefined,
): Finish => ({
  time: toTenth(finishOf(course)),
  ...(hasPoints && { points: course.at(-1)?.points ?? 0 }),
  assists: Object.values(assists).reduce((sum, count) => sum + count, 0),
  ...(judgements && {
    returns: judgements.filter((one) => one && one.cost >= LEAST_COST).length,
  }),
})

const sentenceOf = (i18n: I18n, { by, lead }: ReturnType<typeof decide>): string =>
  i18n._({
    id: 'race.result',
    message:
      '{who, select, you {You won the race by {by}.} ghost {You lost the race by {by}.} other {A dead heat.}}',
    values: { who: leaderOf(lead), by: amountText(i18n, by, Math.abs(lead)) },
  })

/** A mark for each step of a game by its time; `longest`: the time at the end of the strip. */
function PaceStrip({ name, course, longest }: { name: string; course: Course; longest: number }) {
  const { i18n } = useLingui()
  const at = (share: number) => exactTime(i18n.locale, timeOf(course, share))
  const label = i18n._({
    id: 'race.pace',
    message: '{name}: a quarter done at {quarter}, half at {half}, three quarters at {most}.',
    values: { name, quarter: at(0.25), half: at(0.5), most: at(0.75) },
  })
  return (
    <div className={styles.pace}>
      <span aria-hidden="true">{name}</span>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${longest} 1`}
        preserveAspectRatio="none"
        className={styles.strip}
      >
        <path
          d={course
            .slice(1)
            .map(({ ms }) => `M${ms} 0V1`)
            .join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}

const HEADS: Readonly<Record<Figure, MessageDescriptor>> = {
  time: /*i18n*/ { id: 'stat.time', message: 'time' },
  points: /*i18n*/ { id: 'stat.points', message: 'points' },
  assists: /*i18n*/ { id: 'race.head.assists', message: 'assists' },
  returns: /*i18n*/ { id: 'race.head.no-return', message: 'points of no return' },
}

/** The figures of both, where both are known. */
function Figures({ names, finishes }: { names: readonly string[]; finishes: readonly Finish[] }) {
  const { i18n } = useLingui()
  const figures = FIGURES.filter((by) => finishes.every((finish) => finish[by] !== undefined))
  const textOf = (by: Figure, count = 0) =>
    by === 'time' ? exactTime(i18n.locale, count) : count.toLocaleString(i18n.locale)
  const title = i18n._({ id: 'race', message: 'Race' })
  const rows = finishes.map(
    (finish, index): TableRow => [
      names[index] ?? '',
      ...figures.map((by) => textOf(by, finish[by])),
    ],
  )
  return (
    <Table label={title} head={[title, ...figures.map((by) => i18n._(HEADS[by]))]} rows={rows} />
  )
}
