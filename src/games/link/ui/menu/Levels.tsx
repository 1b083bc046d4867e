import { Trans, useLingui } from '@lingui/react'
import type { GameResult } from '#src/define/define-game.ts'
import { totalsOf } from '#src/engine/stars.ts'
import { shownSize, useUpright } from '#src/ui/board/view.ts'
import { icon } from '#src/ui/kit/icons.tsx'
import { sizeName } from '#src/ui/texts.ts'
import { LIMITS } from '../../board/board.ts'
import { JOURNEY_NAME, LEVEL_NAMES } from '../../choice.ts'
import { fill, LEVELS, SHAPES } from '../../deal/levels.ts'
import { journeyOf } from '../../journey/journey.ts'
import { BoardPicture } from '../BoardPicture.tsx'
import styles from './Levels.module.css'

/** The levels as small boards, true to scale, and the journey through all of them. */
export function Levels({ results }: { results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return (
    <nav className={styles.levels} aria-label={i18n._({ id: 'link.boards', message: 'Boards' })}>
      {LEVELS.map((level) => {
        const shape = SHAPES[level]
        return (
          <a key={level} className="panel grows" href={`#/link/${level}`}>
            <span className={styles.picture}>
              <BoardPicture board={fill(shownSize(shape, isUpright), shape.walls)} />
            </span>
            <span>
              {i18n._(LEVEL_NAMES[level])} <small>{sizeName(shownSize(shape, isUpright))}</small>
            </span>
          </a>
        )
      })}
      <a className="panel grows" href="#/link">
        <span className={styles.picture}>{customIcon}</span>
        <span>
          {i18n._(LEVEL_NAMES.custom)} <small>≤ {LIMITS.size[1]}</small>
        </span>
      </a>
      <JourneyLink results={results} />
    </nav>
  )
}

const customIcon = icon('M4 6h7M15 6h5M4 12h3M11 12h9M4 18h9M17 18h3M13 4v4M9 10v4M15 16v4')

function JourneyLink({ results }: { results: readonly GameResult[] }) {
  const { cleared, stages, stars } = totalsOf(journeyOf(results))
  return (
    <a href="#/link/journey" className={`panel grows ${styles.journey}`}>
      <span className={styles.picture}>
        <svg viewBox="0 0 160 40" aria-hidden="true">
          <path d={TRAIL} />
          {STOPS.map(({ x, y }, index) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r="7"
              data-passed={index * stages < cleared * STOPS.length}
            />
          ))}
        </svg>
      </span>
      <span>
        <Trans {...JOURNEY_NAME} />{' '}
        <small>
          <Trans
            id="link.journey.note"
            message="{cleared}/{stages} · {stars} ★"
            values={{ cleared, stages, stars }}
          />
        </small>
      </span>
    </a>
  )
}

/** Stops of the trail, one for each garden. */
const STOPS = [10, 33, 57, 80, 103, 127, 150].map((x, index) => ({ x, y: index % 2 ? 10 : 30 }))

const TRAIL = `M10 30C20 8 25 6 33 10S48 34 57 30 72 6 80 10 95 34 103 30 118 6 127 10 142 32 150 30`
