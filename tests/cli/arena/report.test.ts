import { expect, test } from 'vitest'
import { tallyResults } from '#src/cli/arena/contest.ts'
import { makeReport } from '#src/cli/arena/report.ts'

test('reports wins, margins and times', () => {
  const tally = tallyResults([
    { winner: 0, margin: 3, seat: 0 },
    { winner: 1, margin: 1, seat: 0 },
  ])
  const report = makeReport({
    players: ['hard', 'medium'],
    board: 'small',
    seed: '1',
    tally,
    moveTimes: [[10, 30], [0.25]],
  })
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
