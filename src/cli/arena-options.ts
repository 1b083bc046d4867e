import { parseArgs } from 'node:util'
import type { Result } from '../engine/rules'
import type { ArenaGame, ContestOptions } from './contest'

type Parsed = Result<ContestOptions | 'help', 'bad-options'>

const MAX_GAMES = 100_000

const refuse = (detail: string): Parsed => ({ ok: false, code: 'bad-options', detail })

const read = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '400' },
      board: { type: 'string' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })

/** Reads the command line: a game, two of its players, and options. */
export function parseArena(args: readonly string[], games: readonly ArenaGame[]): Parsed {
  try {
    return check(read(args), games)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function check(
  { values, positionals }: ReturnType<typeof read>,
  games: readonly ArenaGame[],
): Parsed {
  if (values.help) return { ok: true, value: 'help' }
  const [id, ...players] = positionals
  const game = games.find((known) => known.id === id)
  if (!game) return refuse(`game: ${games.map((known) => known.id).join(' or ')}`)
  const [first, second] = players
  if (!first || !second || players.length > 2) return refuse('two players are needed')
  const stranger = players.find((name) => !game.players.includes(name))
  if (stranger) return refuse(`${stranger}: the players are ${game.players.join(', ')}`)
  const board = values.board ?? game.boards[0] ?? ''
  if (!game.boards.includes(board)) return refuse(`board: ${game.boards.join(' or ')}`)
  const count = Number(values.games)
  if (!Number.isInteger(count) || count < 2 || count > MAX_GAMES || count % 2 !== 0)
    return refuse(`games: an even number, 2 to ${MAX_GAMES}`)
  if (values.seed === '') return refuse('seed: any text')
  const { seed } = values
  return { ok: true, value: { game, players: [first, second], board, games: count, seed } }
}

/** What `--help` says. */
export const usage = (games: readonly ArenaGame[]): string =>
  `Plays bots against each other, each deal from both seats. Two of the same level would
play the same game again from the other seat, so they get a new deal for each game.

  npm run arena -- <game> <player> <player> [--games 400] [--board small] [--seed 1]

${games.map(({ id, players, boards }) => `  ${id}: ${players.join(', ')}; board: ${boards.join(', ')}`).join('\n')}
`
