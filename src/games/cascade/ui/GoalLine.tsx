import { useLingui } from '@lingui/react'
import { gemName } from '../names.ts'
import type { Goal } from '../rules/goal.ts'
import { goalWords } from '../texts.ts'
import { Gem } from './Gem.tsx'
import styles from './GoalLine.module.css'

/** A goal, or what is left of one: points in words, gems as pictures with their numbers. */
export function GoalLine({ goal }: { goal: Goal }) {
  const { i18n } = useLingui()
  if ('points' in goal) return goalWords(i18n, goal)
  return (
    <span className={styles.goal}>
      {goal.gems.map(([kind, count]) => (
        <span key={kind} className={styles.gem} data-done={count === 0}>
          <Gem kind={kind} />
          {count === 0 ? '✓' : count}
          <span className="unseen"> {gemName(i18n, kind)}</span>
        </span>
      ))}
    </span>
  )
}
