import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/cli/arena-games'
import type { ArenaOptions } from '../../src/cli/arena-options'
import { hold } from '../../src/cli/contest'

function contest(id: string, players: readonly [string, string]) {
  const game = GAMES.find((known) => known.id === id)
  if (!game) throw new Error(`There is no ${id}`)
  const dealt: string[] = []
  const heard: ArenaOptions['game'] = {
    ...game,
    play: (match) => {
      dealt.push(`${match.seed}: ${match.seats.join(' ')}`)
      return game.play(match)
    },
  }
  const { tally } = hold({
    game: heard,
    players,
    board: game.boards[0] ?? '',
    games: 24,
    seed: '1',
  })
  return { dealt, margins: tally.margins }
}

const MIRRORED = GAMES.flatMap(({ id, players }) => players.slice(0, 2).map((one) => [id, one]))

describe('two of the same level', () => {
  test.each(MIRRORED)('at %s, %s, play no game twice', (id = '', level = '') => {
    const { dealt, margins } = contest(id, [level, level])
    expect(new Set(dealt).size).toBe(24)
    const fromBothSides = margins.filter(
      (margin, game) => game % 2 === 1 && margin === -(margins[game - 1] ?? 0),
    )
    expect(fromBothSides.length).toBeLessThan(12)
  })
})

test('two of different levels play each deal from both seats', () => {
  const { dealt } = contest('garden', ['medium', 'easy'])
  const deals = new Set(dealt.map((line) => line.replace(/:.*/, '')))
  expect(deals.size).toBe(12)
  expect(new Set(dealt).size).toBe(24)
})
