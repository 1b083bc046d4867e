/** Risks of getting stuck when playing at random. */
export const RISKS = ['easy', 'medium', 'hard', 'fiendish', 'merciless'] as const
export type Risk = (typeof RISKS)[number]

/** Efforts of finding a match. */
export const SEARCHES = ['obvious', 'plain', 'mixed', 'hidden', 'buried'] as const
export type Search = (typeof SEARCHES)[number]

export interface Grade {
  readonly risk: Risk
  readonly search: Search
  /** Of `GAMES` random games. */
  readonly cleared: number
  /** The mean number of tiles looked at to find a match, until half of them are gone. */
  readonly looks: number
}

/** The number of random games. */
export const GAMES = 256

/** The minimum number of games cleared, by risk. */
export const LEAST_CLEARED: Readonly<Record<Risk, number>> = {
  easy: 231,
  medium: 141,
  hard: 52,
  fiendish: 11,
  merciless: 0,
}

/** The maximum of `looks` for all searches but the last. */
export const MOST_LOOKS = [2.5, 4, 7, 12] as const

export const riskOf = (cleared: number): Risk =>
  RISKS.find((risk) => cleared >= LEAST_CLEARED[risk]) ?? 'merciless'

export const searchOf = (looks: number): Search =>
  SEARCHES[MOST_LOOKS.findIndex((most) => looks < most)] ?? 'buried'

/** Inclusive bounds of the number of games cleared. */
export interface Band {
  readonly least: number
  readonly most: number
}

export function rangeOf(risk: Risk): Band {
  const easier = RISKS[RISKS.indexOf(risk) - 1]
  return { least: LEAST_CLEARED[risk], most: easier ? LEAST_CLEARED[easier] - 1 : GAMES }
}
