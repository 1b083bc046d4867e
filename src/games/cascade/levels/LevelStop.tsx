import { icon } from '#src/ui/kit/icons.tsx'
import type { Goal } from '../rules/goal.ts'
import { Gem } from '../ui/Gem.tsx'
import styles from './LevelStop.module.css'
import { type CascadeStage, newIn } from './levels.ts'

const mark = icon('M12 5v8M12 18v.1')

/** A level on its stop: its number, what it wants, and a mark where that is new. */
export const LevelStop = ({ level }: { level: CascadeStage }) => (
  <>
    {level.level}
    <small className={styles.goal}>
      <GoalIcons goal={level.goal} />
    </small>
    {newIn(level).length > 0 && <b className={styles.mark}>{mark}</b>}
  </>
)

function GoalIcons({ goal }: { goal: Goal }) {
  if ('gems' in goal) return goal.gems.map(([kind]) => <Gem key={kind} kind={kind} />)
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M12 3h8v9h9v8h-9v9h-8v-9H3v-8h9z" />
    </svg>
  )
}
