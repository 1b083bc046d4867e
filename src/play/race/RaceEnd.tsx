import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { SessionOf } from '#src/define/session.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { RACE } from '#src/ui/words.ts'
import { courseOf, ghostOf, lastOf } from './ghost.ts'
import styles from './RaceEnd.module.css'
import { amountText, leaderOf, type Measure, measureOf, sidesOf } from './texts.ts'

/** The comparison with the ghost at the end of a race. */
export function RaceEnd() {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const { screen, store } = playing
  const own = useStore(store, ({ session }) => session)
  const ghost = ghostOf(playing, own)
  if (!ghost || !isOver(screen.rules, own)) return null
  const measure = measureOf(screen)
  const amountOf = (game: SessionOf) => {
    const { ms, points } = lastOf(courseOf(screen.results, game))
    return measure === 'time' ? toTenth(ms) : points
  }
  const amounts = [amountOf(own), amountOf(ghost)] as const
  const textOf = (amount: number) =>
    measure === 'time' ? exactTime(i18n.locale, amount) : amountText(i18n, measure, amount)
  const sides = sidesOf(i18n, ...amounts)
  return (
    <section className={styles.race} aria-label={i18n._(RACE)}>
      <p className={styles.sentence}>
        {screen.rules.outcome(stateOf(own))?.result === 'won' ? (
          resultText(i18n, measure, ...amounts)
        ) : (
          <Trans id="race.unfinished" message="The ghost won the race." />
        )}
      </p>
      <p>{sides.map(({ name, amount }) => `${name} ${textOf(amount)}`).join(' · ')}</p>
    </section>
  )
}

function resultText(i18n: I18n, measure: Measure, own: number, ghost: number): string {
  const lead = measure === 'time' ? ghost - own : own - ghost
  return i18n._({
    id: 'race.result',
    message:
      '{who, select, you {You won the race by {by}.} ghost {You lost the race by {by}.} other {A dead heat.}}',
    values: { who: leaderOf(lead), by: amountText(i18n, measure, Math.abs(lead)) },
  })
}

/** Rounds a time to the tenth of a second, as it is shown. */
const toTenth = (ms: number): number => 100 * Math.round(ms / 100)

/** "1:42.3", of whole tenths of a second. */
function exactTime(locale: string, ms: number): string {
  const tenths = ((ms % 1000) / 1000).toLocaleString(locale, { minimumFractionDigits: 1 })
  return formatTime(ms) + tenths.slice(1)
}
