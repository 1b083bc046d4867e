import { Trans, useLingui } from '@lingui/react'
import { cellsOf, toPosition } from '#src/engine/grid.ts'
import { starMarks } from '#src/engine/stars.ts'
import { ChosenCard, PlayButton } from '#src/ui/kit/Stages.tsx'
import { nameOf } from '../choice.ts'
import { shapeOf } from '../rules/options.ts'
import { PLAY_LEVEL } from '../texts.ts'
import { GoalLine } from '../ui/GoalLine.tsx'
import styles from './LevelCard.module.css'
import { type CascadeStage, type LevelProgress, newIn } from './levels.ts'
import { IN_SWAPS, newText } from './texts.ts'

/** The chosen level: its board and goal, what its stars need, and how to play it. */
export function LevelCard({ level }: { level: LevelProgress }) {
  const { i18n } = useLingui()
  const { swaps, goal, best, stars } = level
  const news = newIn(level)
  return (
    <ChosenCard>
      <BoardShape stage={level} />
      <div>
        <h2>{nameOf(i18n, { type: 'level', level: level.level })}</h2>
        <div className={styles.task}>
          <b>
            <GoalLine goal={goal} />
          </b>
          <p>
            <Trans {...IN_SWAPS} values={{ swaps }} />
          </p>
          {news.length > 0 && <p className="marked">{newText(i18n, news)}</p>}
        </div>
      </div>
      <div>
        <Stars stage={level} />
        {best !== undefined && (
          <b className="row">
            <span className="marked" aria-hidden="true">
              {starMarks(stars)}
            </span>
            <Trans
              id="cascade.level.best"
              message="Your best: {best, plural, one {# swap} other {# swaps}}"
              values={{ best }}
            />
          </b>
        )}
        <PlayButton href={`/cascade/${level.choice}`}>
          <Trans {...PLAY_LEVEL} values={{ level: level.level }} />
        </PlayButton>
      </div>
    </ChosenCard>
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
