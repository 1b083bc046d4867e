import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { SessionOf } from '#src/define/session.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { useReducedMotion } from '#src/ui/page.ts'
import { usePainted } from '#src/ui/painted.ts'
import { sentences } from '#src/ui/texts.ts'
import { RACE } from '#src/ui/words.ts'
import { useRaceClock } from './clock.ts'
import { type Course, courseOf, doneAt, finishOf, ghostOf, lastOf } from './ghost.ts'
import styles from './RaceLine.module.css'
import {
  amountText,
  leaderOf,
  leadIn,
  leadText,
  type Measure,
  measureOf,
  sidesOf,
} from './texts.ts'

/** The progress of the player and of the ghost that is raced, and who is ahead. */
export default function RaceLine() {
  const playing = useOpenPage()
  const { page } = playing
  const ghost = usePainted(page, ({ showing, session }) =>
    showing ? undefined : ghostOf(playing, session),
  )
  return ghost && <Race game={ghost} />
}

function Race({ game }: { game: SessionOf }) {
  const { i18n } = useLingui()
  const { store, screen } = useOpenPage()
  const session = usePainted(store, (state) => state.session)
  const ghost = useMemo(() => courseOf(screen.results, game), [screen, game])
  const own = useMemo(() => courseOf(screen.results, session), [screen, session])
  const ms = useRaceClock(session.stopwatch, ghost)
  const measure = measureOf(screen)
  const standing = {
    measure,
    lead: leadIn(measure, own, ghost, ms),
    own: doneAt(own, Infinity),
    ghost: doneAt(ghost, ms),
    finish: ms >= finishOf(ghost) ? finishOf(ghost) : undefined,
  }
  return (
    <section aria-label={i18n._(RACE)} className={styles.race} data-race>
      <p>
        {ms === 0 && standing.own === 0 ? taskText(i18n, measure, ghost) : raceText(i18n, standing)}
      </p>
      <Bars {...standing} />
      <Milestones {...standing} />
    </section>
  )
}

interface RaceStanding {
  measure: Measure
  lead: number
  /** Shares of the work done. */
  own: number
  ghost: number
  /** The ghost's time, once it has passed. */
  finish: number | undefined
}

/** Says, until the clock runs, what is to be done: "Race: beat 1:42". */
function taskText(i18n: I18n, measure: Measure, ghost: Course): string {
  const { ms, points } = lastOf(ghost)
  const amount = measure === 'time' ? formatTime(ms) : amountText(i18n, measure, points)
  return i18n._({ id: 'race.beat', message: 'Race: beat {amount}', values: { amount } })
}

/** "Ghost finished in 1:42. 12s behind" until the player has finished too. */
function raceText(i18n: I18n, { measure, lead, own, finish }: RaceStanding): string {
  const text = leadText(i18n, measure, lead)
  if (finish === undefined || own === 1) return text
  return sentences(i18n, [finishText(i18n, finish), text])
}

const finishText = (i18n: I18n, ms: number): string =>
  i18n._({
    id: 'race.finished',
    message: 'Ghost finished in {time}.',
    values: { time: formatTime(ms) },
  })

/** Two lines that fill; with reduced motion, numbers. */
function Bars({ own, ghost }: RaceStanding) {
  const { i18n } = useLingui()
  const isReduced = useReducedMotion()
  const sides = sidesOf(i18n, own, ghost)
  if (isReduced) {
    const percent = (share: number) => i18n.number(share, { style: 'percent' })
    return (
      <p className="muted">
        {sides.map(({ name, amount }) => `${name} ${percent(amount)}`).join(' · ')}
      </p>
    )
  }
  return (
    <div className={styles.bars}>
      {sides.map(({ name, amount }) => (
        <progress key={name} className={styles.bar} aria-label={name} value={amount} />
      ))}
    </div>
  )
}

/** Marks of the way at which the standing is read out. */
const MILESTONES = 4

/** Reads out the standing at each quarter, and when the lead changes. */
function Milestones(standing: RaceStanding) {
  const { i18n } = useLingui()
  const { lead, own, finish } = standing
  const quarter = Math.floor(own * MILESTONES)
  const leader = leaderOf(lead)
  const [announced, announce] = useState({ quarter, leader, finish, text: '' })
  const hasChanged = leader !== 'none' && leader !== announced.leader
  if (quarter !== announced.quarter || finish !== announced.finish || hasChanged)
    announce({
      quarter,
      finish,
      leader: hasChanged ? leader : announced.leader,
      text: raceText(i18n, standing),
    })
  return (
    <span aria-live="polite" className="unseen">
      {announced.text}
    </span>
  )
}
