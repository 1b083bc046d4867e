import { Trans, useLingui } from '@lingui/react'
import { useResults } from '#src/results/results.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { LinkButton } from '#src/ui/kit/Button.tsx'
import { Card } from '#src/ui/kit/Card.tsx'
import { Page } from '#src/ui/kit/Page.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { useMedia } from '#src/ui/page.ts'
import { gravityName, TITLE } from '../choice.ts'
import { SHAPES } from '../deal/levels.ts'
import { MAX_STARS, starMarks } from '../stars.ts'
import styles from './Journey.module.css'
import { journeyOf, nextStage, STAGE_LIMIT_MS, type StageProgress, totalsOf } from './journey.ts'

/** The map of the journey's stages, with stars and best times. */
export default function Journey() {
  const { i18n } = useLingui()
  const results = useResults()
  return (
    <Page
      title={i18n._({ id: 'link.journey', message: 'Journey' })}
      links={<LinkButton href="/link">{i18n._(TITLE)}</LinkButton>}
    >
      {results && <Stages stages={journeyOf(results)} />}
    </Page>
  )
}

function Stages({ stages }: { stages: readonly StageProgress[] }) {
  const next = nextStage(stages)
  return (
    <>
      <p className="muted">
        <Trans
          id="link.journey.totals"
          message="{cleared} of {stages} stages, {stars} of {most} stars"
          values={totalsOf(stages)}
        />
      </p>
      <StageMap stages={stages} />
      <p className="muted">
        <Trans
          id="link.journey.stars"
          message="A star each for clearing the stage, for clearing it within {limit}, and for no assists. Any stage may be played at any time."
          values={{ limit: formatTime(STAGE_LIMIT_MS) }}
        />
      </p>
      {next && (
        <LinkButton look="primary" href={`/link/${next.choice}`}>
          <Trans
            id="link.journey.play"
            message="Play stage {stage}"
            values={{ stage: next.stage }}
          />
        </LinkButton>
      )}
    </>
  )
}

/** Percentages of the map's width and height. */
type Spot = ReturnType<typeof spotOf>

/** Zigzags over a wide map; winds up a narrow one in rows of three. */
function spotOf(index: number, count: number, isNarrow: boolean) {
  if (!isNarrow) return { x: ((index + 0.5) / count) * 100, y: index % 2 ? 18 : 64 }
  const row = Math.floor(index / 3)
  const column = row % 2 ? 2 - (index % 3) : index % 3
  return { x: ((column + 0.5) / 3) * 100, y: 77 - row * 34 }
}

function StageMap({ stages }: { stages: readonly StageProgress[] }) {
  const next = nextStage(stages)
  const isNarrow = useMedia('(max-width: 40em)')
  const spotAt = (index: number) => spotOf(index, stages.length, isNarrow)
  return (
    <Card as="div" className={styles.map}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {stages.slice(0, -1).map(({ choice, stars }, index) => (
          <path
            key={choice}
            d={pathBetween(spotAt(index), spotAt(index + 1))}
            data-cleared={stars > 0}
          />
        ))}
      </svg>
      <ol>
        {stages.map((stage, index) => (
          <Stage key={stage.choice} progress={stage} spot={spotAt(index)} isNext={stage === next} />
        ))}
      </ol>
    </Card>
  )
}

/** Returns a path with at most two turns, as between tiles. */
const pathBetween = (from: Spot, to: Spot): string =>
  `M${from.x} ${from.y}H${(from.x + to.x) / 2}V${to.y}H${to.x}`

function Stage(props: { progress: StageProgress; spot: Spot; isNext: boolean }) {
  const { progress, spot, isNext } = props
  const { i18n } = useLingui()
  const { stage, choice, stars, bestMs } = progress
  const gravity = i18n._(gravityName(SHAPES.expert, useUpright(), progress.gravity))
  const label =
    bestMs === undefined
      ? i18n._({
          id: 'link.journey.open',
          message: 'Stage {stage}: {gravity}. Not cleared yet',
          values: { stage, gravity },
        })
      : i18n._({
          id: 'link.journey.cleared',
          message: 'Stage {stage}: {gravity}. {stars} of {most} stars, best time {time}',
          values: { stage, gravity, stars, most: MAX_STARS, time: formatTime(bestMs) },
        })
  return (
    <li className={styles.stage} style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
      <a
        href={`#/link/${choice}`}
        aria-label={label}
        aria-current={isNext ? 'step' : undefined}
        data-cleared={stars > 0}
      >
        <span className={styles.tile}>{stage}</span>
        <span className={styles.about}>
          {gravity}
          {bestMs !== undefined && (
            <span className={styles.stars}>
              {starMarks(stars)} {formatTime(bestMs)}
            </span>
          )}
        </span>
      </a>
    </li>
  )
}
