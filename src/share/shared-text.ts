import type { I18n } from '@lingui/core'
import type { EndTexts, Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { elapsed, stateOf } from '#src/engine/session.ts'
import { starMarks } from '#src/engine/stars.ts'
import { joinWords } from '#src/engine/text.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'

/**
 * A game in words, the same for all games and without spoilers; `docs/sharing.md` has examples.
 *
 *     text   = board [result] link              each on a line of its own
 *     board  = "Pairwise · " game " · " name    a daily board's name has its date
 *     result = [score " · "] time [" · " stars] " · " assists
 */
export interface SharedLines {
  readonly game: string
  readonly name: string
  /** Only of a game that is over. */
  readonly result?: SharedResult | undefined
  readonly link: string
}

interface SharedResult {
  /** Left out where the time says it all. */
  readonly score?: string | undefined
  readonly ms: number
  readonly stars?: number | undefined
  readonly assists: string
}

export const makeSharedText = ({ link, ...about }: SharedLines): string =>
  joinWords('\n', ...makeCaption(about), link)

/** Makes the first lines, which say enough under a picture. */
export const makeCaption = ({ game, name, result }: Omit<SharedLines, 'link'>) => [
  joinWords(' · ', 'Pairwise', game, name),
  ...(result ? [makeResult(result)] : []),
]

const makeResult = ({ score, ms, stars, assists }: SharedResult): string =>
  joinWords(' · ', score, formatTime(ms), stars !== undefined && starMarks(stars), assists)

/** Returns the result of a game that is over, `undefined` while it goes on. */
export function resultOf(
  i18n: I18n,
  { rules, results, opponent }: Pick<Screen, 'rules' | 'results' | 'opponent'>,
  session: SessionOf,
  end: EndTexts | null,
): Omit<SharedResult, 'assists'> | undefined {
  const state = stateOf(session)
  const outcome = rules.outcome(state)
  if (!outcome || !end) return undefined
  const { title, figure } = end
  const stars = end.stars?.filter(({ isEarned }) => isEarned).length
  const common = { ms: elapsed(session.stopwatch, 0), stars }
  // Neither of two people is who reads it.
  if (opponent?.isForTwo(session.options)) return { ...common, score: `${title} · ${figure}` }
  const how = results.points ? 'points' : opponent ? outcome.result : 'stuck'
  if (how === 'stuck' && outcome.result === 'won') return common
  const score = i18n._({
    id: 'share.score',
    message:
      '{how, select, points {{figure} points} won {Won {figure}} lost {Lost {figure}} drawn {Drawn {figure}} other {Lost, {figure} left}}',
    values: { how, figure },
  })
  return { ...common, score }
}
