import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { EndTexts, Star } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { elapsed, PLAYED_ON, stateOf } from '#src/engine/session.ts'
import { useResults } from '#src/results/results.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { isCleared, tilesOf } from '../../board/board.ts'
import {
  gardenName,
  LEVEL_NAMES,
  type LinkChoice,
  limitFor,
  makeChoice,
  nameOf,
} from '../../choice.ts'
import { netOf } from '../../deal/levels.ts'
import { gardensOf, journeyOf } from '../../journey/journey.ts'
import { rules } from '../../rules/rules.ts'
import { type Cleared, needsNoNet, starsEarned } from '../../stars.ts'
import { MOVES, NEXT, OVER, PLAY_STAGE } from '../../texts.ts'
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
  const stars = starsFor(i18n, cleared)
  return {
    title: i18n._({ id: 'link.won.title', message: 'Congratulations!' }),
    stars,
    figure: formatTime(ms),
    unit: <Trans {...MOVES} values={{ count: moves }} />,
    sentence: (
      <>
        {choice.type === 'journey' && <NextGarden />}
        {assists[PLAYED_ON] && (
          <Trans id="link.won.hint" message="Play it from the start for more stars." />
        )}
      </>
    ),
    ...(next && stars.some(({ isEarned }) => isEarned) && { next: linkTo(i18n, next, isUpright) }),
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

/** Says what each star is for. */
const starsFor = (i18n: I18n, cleared: Cleared): readonly Star[] =>
  starsEarned(cleared).map((isEarned, index) => ({
    isEarned,
    text: i18n._({
      id: 'link.won.stars',
      message:
        '{star, select, cleared {cleared} time {within {limit}} shuffle {without a forced shuffle} net {without assists or net} other {without assists}}',
      values: {
        star: ['cleared', 'time', aloneIn(cleared)][index],
        limit: formatTime(cleared.limitMs),
      },
    }),
  }))

/** Returns what the last star is for, as narrow as it was missed. */
function aloneIn({ assists: { forced = 0, ...others }, needsNoNet }: Cleared): string {
  if (needsNoNet) return 'net'
  return forced > 0 && Object.values(others).every((count) => count === 0) ? 'shuffle' : 'assists'
}

const linkTo = (i18n: I18n, choice: LinkChoice, isUpright: boolean) => ({
  label: labelOf(i18n, choice, isUpright),
  href: `/link/${makeChoice(choice)}`,
})

/** Names the journey's page, one of its stages, or the next level. */
function labelOf(i18n: I18n, choice: LinkChoice, isUpright: boolean): string {
  if ('level' in choice) return i18n._(NEXT.id, { name: i18n._(LEVEL_NAMES[choice.level]) }, NEXT)
  return choice.type === 'journey' && choice.stage
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
