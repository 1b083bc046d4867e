import { parseArgs } from 'node:util'

export const GAMES = ['link', 'patches', 'garden', 'cascade'] as const
export type GameName = (typeof GAMES)[number]

export interface SoakOptions {
  readonly games: readonly GameName[]
  /** Playing time of each game. */
  readonly minutes: number
  readonly seed: string
}

/** Reads `[game …] [--minutes 2] [--seed 1]`. Throws what is to be shown when it makes no sense. */
export function readOptions(args: readonly string[]): SoakOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  })
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes}: a number above 0`)
  const games = GAMES.filter((game) => positionals.length === 0 || positionals.includes(game))
  if (games.length === 0) throw new Error(`${positionals}: the games are ${GAMES.join(', ')}`)
  return { games, minutes, seed: values.seed }
}
