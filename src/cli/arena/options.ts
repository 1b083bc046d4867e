import { readArguments, refuse, refuseValue } from '#src/simulator/terminal/command.ts'
import { accept, type Parsed } from '#src/simulator/terminal/files.ts'
import type { ContestOptions } from './contest.ts'
import { GAMES } from './games.ts'

const MAX_GAMES = 100_000

const OPTIONS = {
  games: { accepted: `an even number from 2 to ${MAX_GAMES}` },
  board: { accepted: 'a board of the game' },
  seed: { accepted: 'any text' },
}

export function parseArena(args: readonly string[]): Parsed<ContestOptions | 'help'> {
  const read = readArguments(args, OPTIONS)
  if (!read.ok || read.value === 'help') return read
  const { positionals, values } = read.value
  const [id, first, second, ...extra] = positionals
  const game = GAMES.find((one) => one.id === id)
  const ids = GAMES.map((one) => one.id).join(', ')
  if (!game) return refuse('game', id ? `is "${id}"` : 'is missing', ids)
  const players = game.players.join(', ')
  if (!first || !second || extra.length > 0) return refuse('players', 'are not two', players)
  const unknownPlayer = [first, second].find((name) => !game.players.includes(name))
  if (unknownPlayer) return refuse(unknownPlayer, 'is not a player', players)
  const { board = game.boards[0] ?? '', seed = '1' } = values
  if (!game.boards.includes(board)) return refuseValue('board', board, game.boards.join(', '))
  const games = Number(values.games ?? 400)
  if (!Number.isInteger(games) || games < 2 || games > MAX_GAMES || games % 2 !== 0)
    return refuseValue('games', values.games, OPTIONS.games.accepted)
  return accept({ game, players: [first, second], board, games, seed })
}

export const HELP = `Plays bots against each other, a new deal for each game, in either seat equally often.

  npm run arena -- <game> <player> <player> [--games 400] [--board small] [--seed 1]

${GAMES.map(({ id, players, boards }) => `  ${id}: ${players.join(', ')}; board: ${boards.join(', ')}`).join('\n')}
`
