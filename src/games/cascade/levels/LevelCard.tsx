import { Trans, useLingui } from '@lingui/react'
import { cellsOf, toPosition } from '#src/engine/grid.ts'
import { starMarks } from '#src/engine/stars.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { nameOf } from '../choice.ts'
import { shapeOf } from '../rules/options.ts'
import { PLAY_LEVEL } from '../texts.ts'
import { GoalLine } from '../ui/GoalLine.tsx'
import styles from './LevelCard.module.css'
import type { CascadeStage, LevelProgress } from './levels.ts'
import { PassRates } from './PassRates.tsx'

/** The chosen level: its board and goal, what its stars need, who passes it, and how to play it. */
export function LevelCard({ level }: { level: LevelProgress }) {
  const { i18n } = useLingui()
  const { swaps, goal, best, stars } = level
  return (
    <Card className={styles.card}>
      <BoardShape stage={level} />
      <div className={styles.about}>
        <h2>{nameOf(i18n, { type: 'level', level: level.level })}</h2>
        <p className={styles.goal}>
          <GoalLine goal={goal} />
        </p>
        <p>
          <Trans
            id="cascade.level.limit"
            message="{swaps, plural, one {in # swap} other {in # swaps}}"
            values={{ swaps }}
          />
        </p>
      </div>
      <div className={styles.rest}>
        <Stars stage={level} />
        {best !== undefined && (
          <p className={styles.best}>
            <span className={styles.marks} aria-hidden="true">
              {starMarks(stars)}
            </span>
            <Trans
              id="cascade.level.best"
              message="Your best: {best, plural, one {# swap} other {# swaps}}"
              values={{ best }}
            />
          </p>
        )}
        <PassRates stage={level} />
        <input type="hidden" name="address" value={level.choice} />
        <Button type="submit" look="primary">
          <Trans {...PLAY_LEVEL} values={{ level: level.level }} />
        </Button>
      </div>
    </Card>
  )
}

const Stars = ({ stage: { starSwaps } }: { stage: CascadeStage }) => (
  <p className="muted">
    <Trans
      id="cascade.level.stars"
      message="Three stars with at most {three} swaps, two with at most {two}, those taken back included"
      values={{ three: starSwaps[0], two: starSwaps[1] }}
    />
  </p>
)

/** The cells of a level's board, without its holes. */
function BoardShape({ stage: { options } }: { stage: CascadeStage }) {
  const { rows, cols, holes = [] } = shapeOf(options)
  const side = Math.max(rows, cols)
  return (
    <svg
      className={styles.picture}
      viewBox={`${(cols - side) / 2} ${(rows - side) / 2} ${side} ${side}`}
      aria-hidden="true"
    >
      {cellsOf(options)
        .filter((cell) => !holes.includes(cell))
        .map((cell) => {
          const { row, col } = toPosition(options, cell)
          return (
            <rect key={cell} x={col + 0.06} y={row + 0.06} width="0.88" height="0.88" rx="0.2" />
          )
        })}
    </svg>
  )
}
