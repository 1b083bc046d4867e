import { expect, test } from 'vitest'
import { makeReport, playContest, tallyResults } from '#src/cli/arena/contest.ts'
import { type ArenaGame, GAMES } from '#src/cli/arena/games.ts'

/** Returns deals and seats of a contest whose games are not played. */
function contest(id: string, players: readonly [string, string]) {
  const game = GAMES.find((known) => known.id === id)
  if (!game) throw new Error(`There is no ${id}`)
  const dealt: string[] = []
  const seated: string[] = []
  const heard: ArenaGame = {
    ...game,
    play: ({ seed, seats }) => {
      dealt.push(seed)
      seated.push(seats.join(' '))
      return { winner: null, margin: 0 }
    },
  }
  playContest({ game: heard, players, board: game.boards[0] ?? '', games: 24, seed: '1' })
  return { dealt, seated }
}

const EQUAL = GAMES.flatMap(({ id, players }) => players.slice(0, 2).map((one) => [id, one, one]))

test.each([...EQUAL, ['garden', 'medium', 'easy']])(
  'in %s, %s and %s never get a deal again, and either seat equally often',
  (id = '', first = '', second = '') => {
    const { dealt, seated } = contest(id, [first, second])
    expect(new Set(dealt).size).toBe(24)
    expect(seated.filter((seats) => seats === `${first} ${second}`).length).toBe(
      first === second ? 24 : 12,
    )
  },
)

test('counts results from the first player in either seat', () => {
  const tally = tallyResults([
    { winner: 0, margin: 3, seat: 0 },
    { winner: 0, margin: 2, seat: 1 },
    { winner: 1, margin: -1, seat: 1 },
    { winner: null, margin: 0, seat: 0 },
  ])
  expect(tally).toMatchObject({ wins: [1, 1], losses: [0, 1], draws: 1 })
  expect(tally.margins.map((margin) => margin + 0)).toEqual([3, -2, 1, 0])
})

test('reports wins, margins and times', () => {
  const tally = tallyResults([
    { winner: 0, margin: 3, seat: 0 },
    { winner: 1, margin: 1, seat: 0 },
  ])
  const report = makeReport(
    { players: ['hard', 'medium'], board: 'small', seed: '1' },
    { tally, moveTimes: [[10, 30], [0.25]] },
  )
  expect(report).toMatchInlineSnapshot(`
    "hard against medium, small board, seed 1, 2 games
    won 1, lost 1, drawn 0
    of decided games  50.0% [9.5%, 90.5%]
    in the first seat 50.0% [9.5%, 90.5%]; in the second – [0.0%, 100.0%]
    mean margin       +2.00 [-10.71, +14.71]
    ms a move         hard 20.00 (at most 30.0); medium 0.25 (at most 0.3)
    "
  `)
})
