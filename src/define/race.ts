import type { Screen } from './screen.ts'
import type { SessionOf } from './session.ts'

type Raced = {
  readonly rules: Screen['rules']
  readonly results: Pick<Screen['results'], 'margin'>
}

/** Returns `true` for a game that another can race: alone, won, and with the time of each step. */
export const canRace = ({ rules, results }: Raced, { past, dealt }: SessionOf): boolean =>
  results.margin === undefined &&
  rules.outcome(past.at(-1)?.state ?? dealt)?.result === 'won' &&
  past.every(({ ms }) => ms !== undefined)
