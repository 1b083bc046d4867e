import { useLingui } from '@lingui/react'
import { MAX_STARS } from '#src/engine/stars.ts'
import { joinWords } from '#src/engine/text.ts'
import { shownSize, useUpright } from '#src/ui/board/view.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { sizeName } from '#src/ui/texts.ts'
import { gravityName, NO_NET, RISK_NAMES, WALL_NAMES } from '../choice.ts'
import type { StageProgress } from './journey.ts'

/** Names a stage's board as it is seen: "12 × 10 · Tiles rise · Pillars". */
export function useBoardName(separator = ' · ') {
  const { i18n } = useLingui()
  const isUpright = useUpright()
  return ({ options }: StageProgress): string => {
    const { gravity, walls, net } = options
    return joinWords(
      separator,
      sizeName(shownSize(options, isUpright)),
      i18n._(gravityName(options, isUpright, gravity)),
      walls !== 'none' && i18n._(WALL_NAMES[walls]),
      net === false && i18n._(NO_NET),
    )
  }
}

/** Says of a stage all that its stop and its card show. */
export function useStageLabel(progress: StageProgress): string {
  const { i18n } = useLingui()
  const nameOf = useBoardName(', ')
  const { garden, stage, risk, isOpen, stars, bestMs } = progress
  const values = {
    garden,
    stage,
    board: nameOf(progress),
    risk: i18n._(RISK_NAMES[risk]),
  }
  if (!isOpen)
    return i18n._({
      id: 'link.stage.locked',
      message: 'Stage {garden}.{stage}, locked: {board}, {risk}',
      values,
    })
  if (bestMs === undefined)
    return i18n._({
      id: 'link.stage.open',
      message: 'Stage {garden}.{stage}: {board}, {risk}. Not cleared yet',
      values,
    })
  return i18n._({
    id: 'link.stage.cleared',
    message: 'Stage {garden}.{stage}: {board}, {risk}. {stars} of {most} stars, best time {time}',
    values: { ...values, stars, most: MAX_STARS, time: formatTime(bestMs) },
  })
}
