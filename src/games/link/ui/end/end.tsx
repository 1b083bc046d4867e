import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { EndTexts } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { elapsed, PLAYED_ON, stateOf } from '#src/engine/session.ts'
import { MAX_STARS } from '#src/engine/stars.ts'
import { useResults } from '#src/results/results.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { isCleared, tilesOf } from '../../board/board.ts'
import { gardenName, type LinkChoice, limitFor, makeChoice, nameOf } from '../../choice.ts'
import { netOf } from '../../deal/levels.ts'
import { gardensOf, journeyOf } from '../../journey/journey.ts'
import { rules } from '../../rules/rules.ts'
import { type Cleared, needsNoNet, starsOf } from '../../stars.ts'
import { OVER, PLAY_STAGE } from '../../texts.ts'
import type { Link } from '../../types.ts'
import { TILES_LEFT } from '../stats.tsx'
import { nextChoice } from './next.ts'

const EndDetails = lazy(() => import('./EndDetails.tsx'), { when: 'idle' })

/** Returns the end of a game; `null` while it goes on. */
export function endOf(
  i18n: I18n,
  choice: LinkChoice,
  session: SessionOf<Link>,
  isUpright: boolean,
): EndTexts | null {
  const { board, moves } = stateOf(session)
  if (!rules.outcome(stateOf(session))) return null
  EndDetails.load()
  const shared = {
    details: <EndDetails />,
    ...(choice.type === 'journey' && { back: linkTo(i18n, { type: 'journey' }, isUpright) }),
  }
  if (!isCleared(board)) return { ...lostTexts(i18n, session), ...shared }
  const next = nextChoice(choice)
  const ms = elapsed(session.stopwatch, 0)
  const { assists, dealt } = session
  const cleared = {
    ms,
    assists,
    limitMs: limitFor(tilesOf(dealt.board).length),
    needsNoNet: needsNoNet(choice),
    ...netOf(dealt),
  }
  const stars = starsOf(cleared)
  return {
    title: i18n._({ id: 'link.won.title', message: 'Board cleared' }),
    stars,
    figure: formatTime(ms),
    unit: (
      <Trans
        id="link.won.unit"
        message="{count, plural, one {# move} other {# moves}}. Congratulations!"
        values={{ count: moves }}
      />
    ),
    sentence: (
      <>
        {choice.type === 'journey' && <NextGarden />}
        {stars === MAX_STARS ? <AllStars {...cleared} /> : <StarHint {...cleared} />}
      </>
    ),
    ...(next && stars > 0 && { next: linkTo(i18n, next, isUpright) }),
    ...shared,
  }
}

/** Says how many stars are missing to open the journey's next garden. */
function NextGarden() {
  const { i18n } = useLingui()
  const results = useResults()
  const next = results && gardensOf(journeyOf(results)).find(({ isOpen }) => !isOpen)
  if (!next) return null
  return (
    <b>
      <Trans
        id="link.journey.missing"
        message="{missing, plural, one {One more star opens {garden}.} other {# more stars open {garden}.}}"
        values={{ missing: next.missing, garden: gardenName(i18n, next.garden) }}
      />{' '}
    </b>
  )
}

/** Says what the stars were for. */
const AllStars = ({ limitMs, needsNoNet }: Cleared) => (
  <Trans
    id="link.won.stars"
    message="A star each: cleared, within {limit}, without assists{net, select, none { and with no net} other {}}."
    values={{ limit: formatTime(limitMs), net: needsNoNet ? 'none' : 'any' }}
  />
)

/** Says how another star is earned. */
const StarHint = (cleared: Cleared) => (
  <Trans
    id="link.won.hint"
    message="{lacks, select, start {Play it from the start for more stars.} assists {Clear it without assists for another star.} shuffle {The board shuffled itself {count, plural, one {once} other {# times}}: clear it without a forced shuffle for another star.} net {Clear it with no net for another star.} other {Clear it within {limit} for another star.}}"
    values={{
      lacks: lackOf(cleared),
      count: cleared.assists.forced ?? 0,
      limit: formatTime(cleared.limitMs),
    }}
  />
)

/** Returns what stood between a cleared board and another star. */
function lackOf({ assists, needsNoNet, net }: Cleared): string {
  const { forced = 0, ...others } = assists
  if (assists[PLAYED_ON]) return 'start'
  if (Object.values(others).some((count) => count > 0)) return 'assists'
  if (forced > 0) return 'shuffle'
  return needsNoNet && net !== false ? 'net' : 'time'
}

const linkTo = (i18n: I18n, choice: LinkChoice, isUpright: boolean) => ({
  label: labelOf(i18n, choice, isUpright),
  href: `/link/${makeChoice(choice)}`,
})

/** Names the journey's page, one of its stages, or the next level. */
function labelOf(i18n: I18n, choice: LinkChoice, isUpright: boolean): string {
  if (choice.type !== 'journey') return i18n._({ id: 'link.won.next', message: 'Next level' })
  return choice.stage
    ? i18n._(PLAY_STAGE.id, { stage: choice.stage }, PLAY_STAGE)
    : nameOf(i18n, choice, isUpright)
}

const OVER_NO_NET = /*i18n*/ {
  id: 'link.over.no-net',
  message: 'No matches are left, and with no net nothing is shuffled.',
}

const lostTexts = (i18n: I18n, session: SessionOf<Link>): EndTexts => ({
  title: i18n._({ id: 'link.over.title', message: 'Board lost' }),
  figure: String(tilesOf(stateOf(session).board).length),
  unit: <Trans {...TILES_LEFT} />,
  sentence: <Trans {...(session.dealt.net === false ? OVER_NO_NET : OVER)} />,
})
