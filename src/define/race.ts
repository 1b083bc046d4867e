import type { MessageDescriptor } from '@lingui/core'
import type { RaceUse } from '#src/engine/link-code.ts'
import type { Screen } from './screen.ts'
import type { SessionOf } from './session.ts'

export const RACE_NAMES: Readonly<Record<RaceUse, MessageDescriptor>> = {
  race: /*i18n*/ { id: 'race', message: 'Race' },
  assists: /*i18n*/ { id: 'race.for-assists', message: 'Race: fewest assists' },
  returns: /*i18n*/ {
    id: 'race.for-no-return',
    message: 'Race: fewest points of no return',
  },
}

type Raced = {
  readonly rules: Screen['rules']
  readonly results: Pick<Screen['results'], 'margin' | 'points'>
}

/** Returns `true` for a game that another can race: alone, won, and with the time of each step. */
export const canRace = ({ rules, results }: Raced, { past, dealt }: SessionOf): boolean =>
  results.margin === undefined &&
  rules.outcome(past.at(-1)?.state ?? dealt)?.result === 'won' &&
  past.every(({ ms }) => ms !== undefined)

/** Returns what a game can be raced for: no move is one of no return where all are for points. */
export function raceUsesOf(screen: Raced, game: SessionOf): readonly RaceUse[] {
  if (!canRace(screen, game)) return []
  return screen.results.points ? ['race', 'assists'] : ['race', 'assists', 'returns']
}
