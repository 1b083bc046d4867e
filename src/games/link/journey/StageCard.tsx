import { Trans, useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { starMarks } from '#src/engine/stars.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { ChosenCard, PlayButton } from '#src/ui/kit/Stages.tsx'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { nameOf, RISK_NAMES } from '../choice.ts'
import { deal } from '../deal/deal.ts'
import { RISKS } from '../grade/engine/scales.ts'
import { Bars } from '../grade/GradeScale.tsx'
import { PLAY_STAGE } from '../texts.ts'
import { BoardTiles, shownBoard } from '../ui/BoardTiles.tsx'
import { NoNet, NoNetMeaning } from '../ui/start/NoNet.tsx'
import type { StageProgress } from './journey.ts'
import { Locked } from './Ornament.tsx'
import styles from './StageCard.module.css'
import { useBoardName } from './stage-label.ts'

/** The chosen stage: its board, what its stars need, and how to play it. */
export function StageCard({ stage }: { stage: StageProgress }) {
  const { i18n } = useLingui()
  const boardName = useBoardName()
  const isUpright = useUpright()
  const { garden, options, seed, risk, isOpen, stars, bestMs } = stage
  const board = useMemo(() => deal(options, seed), [options, seed])
  const choice = { type: 'journey', garden, stage: stage.stage } as const
  return (
    <ChosenCard>
      <span className={styles.picture}>
        <BoardTiles board={shownBoard(board, isUpright)} />
      </span>
      <div>
        <h2>{nameOf(i18n, choice, isUpright)}</h2>
        {bestMs !== undefined && (
          <p className="marked" aria-hidden="true">
            {starMarks(stars)} <span className="muted">{formatTime(bestMs)}</span>
          </p>
        )}
        <p>{boardName(stage)}</p>
        <b className="row">
          <Bars step={RISKS.indexOf(risk)} /> <Trans {...RISK_NAMES[risk]} />
        </b>
      </div>
      <div>
        {options.net === false && (
          <p className="muted">
            <NoNetMeaning />
          </p>
        )}
        {isOpen ? <Play stage={stage} /> : <Needs stage={stage} />}
      </div>
    </ChosenCard>
  )
}

function Play({ stage: progress }: { stage: StageProgress }) {
  const { stage, choice, limitMs, needsNoNet, options } = progress
  const [isNetless, setNetless] = useState(false)
  const isNetOptional = needsNoNet && options.net !== false
  return (
    <div className={styles.play}>
      <p className="muted">
        <Trans
          id="link.stage.goals"
          message="{net, select, none {One star each: clear the board; finish within {limit}; use no assists and no net} other {One star each: clear the board; finish within {limit}; use no assists}}"
          values={{ net: isNetOptional ? 'none' : 'any', limit: formatTime(limitMs) }}
        />
      </p>
      {isNetOptional && <NoNet on={isNetless} onChange={setNetless} />}
      <PlayButton href={`/link/${isNetless ? `${choice}-no-net` : choice}`}>
        <Trans {...PLAY_STAGE} values={{ stage }} />
      </PlayButton>
    </div>
  )
}

function Needs({ stage: { stage } }: { stage: StageProgress }) {
  return (
    <Locked>
      {stage === 1 ? (
        <Trans id="link.stage.needs-stars" message="You need more stars to open this garden." />
      ) : (
        <Trans
          id="link.stage.needs"
          message="Clear stage {before} to open it."
          values={{ before: stage - 1 }}
        />
      )}
    </Locked>
  )
}
