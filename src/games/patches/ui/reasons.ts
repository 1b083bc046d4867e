import type { I18n } from '@lingui/core'
import { thereText } from '#src/play/board/tell.ts'
import { capitalised, sentences } from '#src/ui/texts.ts'
import type { ChosenOdds } from '../ai/judge.ts'
import type { Reason } from '../ai/reasons.ts'
import type { Placement } from '../rules/types.ts'
import { FIRST, sideOf, tileName } from '../texts.ts'

type ReasonOf<Type extends Reason['type']> = Extract<Reason, { type: Type }>

/** Puts reasons for a placement, "it", into sentences. */
export const reasonsText = (i18n: I18n, reasons: readonly Reason[], name: string): string =>
  sentences(
    i18n,
    reasons.map((reason) => reasonText(i18n, reason, name)),
  )

/** "Blue square four, row 2, column 3. It matches 2 tiles, with strength 3." */
export const hintText = (
  i18n: I18n,
  { tile, cell }: Placement,
  reasons: readonly Reason[],
  name: string,
) =>
  sentences(i18n, [
    thereText(i18n, capitalised(tileName(i18n, tile)), cell),
    reasonsText(i18n, reasons, name),
  ])

function reasonText(i18n: I18n, reason: Reason, name: string): string {
  switch (reason.type) {
    case 'first':
      return i18n._(FIRST)
    case 'matches':
      return matchesText(i18n, reason)
    case 'idle':
      return idleText(i18n, reason)
    case 'captures':
    case 'certain':
      return capturesText(i18n, reason, name)
    case 'unbeaten':
      return i18n._(UNBEATEN)
    case 'collided':
    case 'conflict':
      return metText(i18n, reason, name)
    case 'against':
      return againstText(i18n, reason, name)
    case 'wins':
      return i18n._(WINS)
    case 'hindsight':
      return i18n._({
        id: 'patches.reason.hindsight',
        message: 'Against what {name} played it brings no more, but that was not to be known.',
        values: { name },
      })
    case 'unlucky':
      return i18n._({
        id: 'patches.reason.unlucky',
        message: 'Unlucky: your choice was right; {name}’s reply was not to be known.',
        values: { name },
      })
  }
}

const UNBEATEN = /*i18n*/ {
  id: 'patches.reason.unbeaten',
  message: 'No tile that you have not seen wins a conflict against it there.',
}

const WINS = /*i18n*/ { id: 'patches.reason.wins', message: 'It ends the game, and you win.' }

const matchesText = (i18n: I18n, { tiles, strength }: ReasonOf<'matches'>): string =>
  i18n._({
    id: 'patches.reason.matches',
    message: 'It matches {tiles, plural, one {# tile} other {# tiles}}, with strength {strength}.',
    values: { tiles, strength },
  })

const idleText = (i18n: I18n, { tiles }: ReasonOf<'idle'>): string =>
  i18n._({
    id: 'patches.reason.idle',
    message:
      'It matches nothing{tiles, plural, =0 {, and no tile that you have not seen would match anything there} one {, but a tile that you have not seen could match # tile there} other {, but a tile that you have not seen could match # tiles there}}.',
    values: { tiles },
  })

const capturesText = (
  i18n: I18n,
  { type, cells }: ReasonOf<'captures'> | ReasonOf<'certain'>,
  name: string,
): string =>
  i18n._({
    id: 'patches.reason.captures',
    message:
      '{type, select, certain {Whatever {name} plays, it captures at least {cells, plural, one {# cell} other {# cells}}} other {It captures {cells, plural, one {# cell} other {# cells}}}}.',
    values: { type, cells, name },
  })

function metText(
  i18n: I18n,
  reason: ReasonOf<'collided'> | ReasonOf<'conflict'>,
  name: string,
): string {
  const { winner } = reason
  if (reason.type === 'collided')
    return i18n._({
      id: 'patches.reason.collided',
      message:
        '{name} chose this cell, too, which is on {winner, select, you {your side} other {their side}}.',
      values: { winner: winner && sideOf(winner), name },
    })
  return i18n._({
    id: 'patches.reason.conflict',
    message:
      '{name} matched the same: {winner, select, you {your {user} beats their {opponent}} opponent {their {opponent} beats your {user}} other {{user} against {opponent}, so nobody captures anything}}.',
    values: { winner: winner && sideOf(winner), name, ...reason.strengths },
  })
}

const againstText = (i18n: I18n, { better, made }: ReasonOf<'against'>, name: string): string =>
  i18n._({
    id: 'patches.reason.against',
    message:
      'Against what {name} played, it captures {own, plural, one {# cell} other {# cells}} and {name} {other}; your choice captured {madeOwn} and {name} {madeOther}.',
    values: {
      name,
      own: better.user,
      other: better.opponent,
      madeOwn: made.user,
      madeOther: made.opponent,
    },
  })

export const percent = (i18n: I18n, share: number): string =>
  share.toLocaleString(i18n.locale, { style: 'percent', maximumSignificantDigits: 2 })

/** The least odds that are named. */
const LEAST_ODDS = 0.01

/** "Hazel chose this with 31%; their likeliest choices had 52%, 31% and 17%." Nothing of a choice that no estimate expected. */
export function oddsText(
  i18n: I18n,
  { made, likeliest }: ChosenOdds,
  name: string,
): string | undefined {
  if (made === 0) return undefined
  const named = likeliest.filter((odds) => odds >= LEAST_ODDS).map((odds) => percent(i18n, odds))
  const own = percent(i18n, made)
  const isOwn = named.every((odds) => odds === own)
  return i18n._({
    id: 'patches.judge.odds',
    message:
      '{name} chose this with a probability of {made}{others, select, none {} even {; no choice was likelier} other {; their likeliest choices had {likeliest}}}.',
    values: {
      name,
      made: own,
      others: isOwn ? (named.length > 1 ? 'even' : 'none') : 'uneven',
      likeliest: named.join(', '),
    },
  })
}
