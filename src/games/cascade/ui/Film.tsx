import { Trans } from '@lingui/react'
import styles from './Film.module.css'
import { type FilmGem, type Frame, PHASE_MS } from './film'
import { Gem } from './Gem'

/** The gems on their way, over the board on which they have already arrived. */
export function Film({ frame, speed }: { frame: Frame; speed: number }) {
  const ms = (0.85 * PHASE_MS[frame.phase]) / speed
  return (
    <div className={styles.film} style={{ '--ms': `${Math.round(ms)}ms` }}>
      {frame.gems.map((gem) => (
        <span
          key={gem.id}
          className={styles.gem}
          data-marked={gem.isMarked}
          style={{ '--row': gem.row, '--col': gem.col }}
        >
          <Gem kind={gem.kind} />
        </span>
      ))}
      {frame.phase === 'match' && <Points frame={frame} />}
    </div>
  )
}

/** What a step brings, in the middle of what it takes. */
function Points({ frame: { gems, step, points } }: { frame: Frame }) {
  const marked = gems.filter(({ isMarked }) => isMarked)
  const middle = (of: (gem: FilmGem) => number) =>
    marked.reduce((sum, gem) => sum + of(gem), 0) / marked.length
  return (
    <b
      key={step}
      className={styles.points}
      style={{ '--row': middle(({ row }) => row), '--col': middle(({ col }) => col) }}
    >
      +{points}
      {step > 1 && (
        <small>
          {' '}
          <Trans id="cascade.film.step" message="step {step}" values={{ step }} />
        </small>
      )}
    </b>
  )
}
