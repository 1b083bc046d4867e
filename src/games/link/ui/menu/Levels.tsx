import { Trans, useLingui } from '@lingui/react'
import type { GameResult } from '#src/define/define-game.ts'
import { totalsOf } from '#src/engine/stars.ts'
import { shownSize, useUpright } from '#src/ui/board/view.ts'
import { sizeName } from '#src/ui/texts.ts'
import { LIMITS } from '../../board/board.ts'
import { JOURNEY_NAME, LEVEL_NAMES } from '../../choice.ts'
import { LEVELS, SHAPES } from '../../deal/levels.ts'
import { journeyOf } from '../../journey/journey.ts'
import { LevelPicture } from '../BoardTiles.tsx'
import styles from './Levels.module.css'

/** The levels, each with a part of a board, and the journey through all of them. */
export function Levels({ results }: { results: readonly GameResult[] }) {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return (
    <nav className={styles.levels} aria-label={i18n._({ id: 'link.boards', message: 'Boards' })}>
      {[...LEVELS, 'custom' as const].map((level) => (
        <a
          key={level}
          className="panel grows"
          href={level === 'custom' ? '#/link' : `#/link/${level}`}
        >
          <span>
            {i18n._(LEVEL_NAMES[level])}{' '}
            <small>
              {level === 'custom'
                ? `≤ ${LIMITS.size[1]}`
                : sizeName(shownSize(SHAPES[level], isUpright))}
            </small>
          </span>
          <LevelPicture level={level} />
        </a>
      ))}
      <JourneyLink results={results} />
    </nav>
  )
}

function JourneyLink({ results }: { results: readonly GameResult[] }) {
  const { cleared, stages, stars } = totalsOf(journeyOf(results))
  return (
    <a href="#/link/journey" className={`panel grows ${styles.journey}`}>
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
    </a>
  )
}

/** Stops of the trail, one for each garden. */
const STOPS = [10, 33, 57, 80, 103, 127, 150].map((x, index) => ({ x, y: index % 2 ? 10 : 30 }))

const TRAIL = `M10 30C20 8 25 6 33 10S48 34 57 30 72 6 80 10 95 34 103 30 118 6 127 10 142 32 150 30`
