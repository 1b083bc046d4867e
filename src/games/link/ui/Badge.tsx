import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { MAX_STARS, starMarks } from '#src/engine/stars.ts'
import { kindOf, useResults } from '#src/results/results.ts'
import { makeFigures } from '#src/results/statistics.ts'
import { formatTime, useElapsed } from '#src/ui/kit/Time.tsx'
import { usePainted } from '#src/ui/painted.ts'
import { useSetting } from '#src/ui/settings.ts'
import { STARS } from '#src/ui/words.ts'
import { tilesOf } from '../board/board.ts'
import { limitFor } from '../choice.ts'
import { netOf } from '../deal/levels.ts'
import GradeBadge from '../grade/GradeBadge.tsx'
import { needsNoNet, starsOf } from '../stars.ts'
import { usePlaying } from '../store.ts'
import { BEST } from '../texts.ts'

/** The difficulty of the deal; where there is room, what can still be won, and the time to beat. */
export default function Badge() {
  return (
    <>
      <GradeBadge />
      <small className="roomy muted">
        <StarsLeft /> <BestTime />
      </small>
    </>
  )
}

/** The stars that a board would bring if it were cleared now. */
function StarsLeft() {
  const { i18n } = useLingui()
  const { page, route } = usePlaying()
  const dealt = useStore(page, ({ session }) => session.dealt)
  const assists = usePainted(page, ({ session }) => session.assists)
  const ms = useElapsed(usePainted(page, ({ session }) => session.stopwatch))
  const stars = starsOf({
    ms,
    assists,
    limitMs: limitFor(tilesOf(dealt.board).length),
    needsNoNet: needsNoNet(route.choice),
    ...netOf(dealt),
  })
  return (
    <span role="img" aria-label={i18n._(STARS.id, { stars, most: MAX_STARS }, STARS)}>
      {starMarks(stars)}
    </span>
  )
}

/** The best time of the boards of this choice, unless clocks are hidden. */
function BestTime() {
  const { route } = usePlaying()
  const results = useResults()
  const isShown = useSetting('clock')
  const ms = useMemo(() => {
    const kind = kindOf({ game: 'link', choice: route.kind })
    return makeFigures((results ?? []).filter((result) => kindOf(result) === kind))[0]?.bestMs
  }, [results, route.kind])
  return isShown && ms !== undefined && <Trans {...BEST} values={{ time: formatTime(ms) }} />
}
