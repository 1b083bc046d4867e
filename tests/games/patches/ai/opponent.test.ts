import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STRENGTHS, type Strength } from '#src/engine/fields.ts'
import { type Budget, decide } from '#src/games/patches/ai/opponent.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import { makeTile, parseTile, TILES } from '#src/games/patches/rules/tile.ts'
import type { PatchesState, Placement, Player } from '#src/games/patches/rules/types.ts'
import { findCellRefusal, findPlacementRefusal, viewFor } from '#src/games/patches/rules/view.ts'
import { sampled } from '../../../support/effort'
import { placementOf, stateOf, tableOf, tileOf } from '../rules/playing'
import { choosers, positions, redealt } from './positions'

const FEW: Budget = { samples: 4 }

const choose = (state: PatchesState, player: Player, level: Strength, seed = 'seed'): Placement =>
  decide(viewFor(state, player), level, seed, FEW)

describe.each(STRENGTHS)('the %s opponent', (level) => {
  const runs = sampled(level === 'hard' ? 50 : 500)
  const law = (name: string, holds: (state: PatchesState, seed: string) => void) =>
    test(name, () =>
      fc.assert(fc.property(positions, fc.string(), holds), { numRuns: runs, endOnFailure: true }),
    )

  law('chooses what the rules accept, in any position', (state) => {
    for (const player of choosers(state)) {
      const placement = choose(state, player, level)
      const { phase } = state
      if (phase.type === 'replay') {
        expect(placement.tile).toBe(phase.tile)
        expect(findCellRefusal(viewFor(state, player), placement.cell)).toBeUndefined()
      } else expect(findPlacementRefusal(viewFor(state, player), placement)).toBeUndefined()
    }
  })

  law('chooses the same, whatever it cannot know', (state, seed) => {
    for (const player of choosers(state)) {
      const before = choose(state, player, level)
      expect(choose(redealt(state, player, seed), player, level)).toEqual(before)
    }
  })

  law('leaves the position as it was', (state) => {
    const before = structuredClone(state)
    for (const player of choosers(state)) choose(state, player, level)
    expect(state).toEqual(before)
  })

  test('chooses differently for another seed', () => {
    const start = rules.deal({ board: 'large', level, deal: 1 }, 'seeds')
    const [opening] = rules.legalMoves(start)
    const turn = opening && rules.play(start, opening)
    if (!turn?.ok) throw new Error('The opening is refused')
    const seeds = Array.from({ length: 20 }, (_, number) => `${number}`)
    const placements = seeds.map((seed) =>
      JSON.stringify(choose(turn.state, 'opponent', level, seed)),
    )
    expect(new Set(placements).size).toBeGreaterThan(1)
  })

  test('throws out of turn', () => {
    const state = tableOf('rt1', 'rt2', '. . . .\n. gt1 . .\n. . . .\n. . . .')
    const phase = {
      type: 'replay',
      player: 'user',
      tile: tileOf('gc4'),
      lost: { row: 1, col: 1 },
    } as const
    expect(() => choose({ ...state, phase }, 'opponent', level)).toThrow()
    expect(() => choose({ ...state, phase: { type: 'over' } }, 'user', level)).toThrow()
  })
})

/** A board where blue triangle 3 captures five cells in the user's half, without collisions. */
const SUPER = `
  .   .   .   .
  .   bc1 .   .
  yt4 .   rs3 .
  .   gt2 .   .`

describe('captures', () => {
  test.each(['medium', 'hard'] as const)('%s takes all five cells', (level) => {
    const state = tableOf('bt3', 'gh4', SUPER)
    expect(choose(state, 'user', level)).toEqual(placementOf('bt3 2,1'))
  })

  test.each(['medium', 'hard'] as const)('%s takes the most on a replay too', (level) => {
    const state = tableOf('', 'gh4', SUPER)
    const phase = {
      type: 'replay',
      player: 'user',
      tile: tileOf('bt3'),
      lost: { row: 3, col: 1 },
    } as const
    expect(choose({ ...state, phase }, 'user', level)).toEqual(placementOf('bt3 2,1'))
  })
})

/** A position on the small board in which all other tiles are still unseen. */
function unseenOf(user: string, rows: string): PatchesState {
  const seen = new Set(`${user} ${rows}`.split(/\s+/).map(parseTile))
  const others = TILES.filter((tile) => !seen.has(tile)).map(makeTile)
  const [opponent, deck] = [others.slice(0, 4), others.slice(4)].map((tiles) => tiles.join(' '))
  return stateOf(
    `phase choosing\npoints 2 5\nuser ${user}\nopponent ${opponent}\ndeck ${deck}\n${rows}`,
  )
}

test.each([
  ['rs1 ys2 rs4 yc2', 'bt1 . . .\n. O O .\n. O . .\n. . . .', ['rs1 0,1', 'rs1 1,0']],
  ['gs3 rs3 rh1 rc1', 'bc4 . . .\nU U O .\n. O O .\nU U . .', ['rc1 0,1']],
  ['gs3 yh2 bc1 gs2', 'rt3 O O .\n. U U .\n. U . .\n. . . .', ['gs3 1,0']],
])('hard with %s takes the only tile that it can', (hand, rows, expected) => {
  const state = unseenOf(hand, rows)
  for (let seed = 0; seed < 20; seed++) {
    const placement = choose(state, 'user', 'hard', `${seed}`)
    expect(expected.map(placementOf)).toContainEqual(placement)
  }
})

test('hard stops when its time is up', () => {
  let time = 0
  const now = () => {
    time += 10
    return time
  }
  const start = rules.deal({ board: 'small', level: 'hard', deal: 1 }, 'time')
  decide(viewFor(start, 'opponent'), 'hard', 'seed', { ms: 100, now })
  expect(time).toBeLessThan(250)
  const spent = time
  decide(viewFor(start, 'opponent'), 'hard', 'seed', { ms: 0, now })
  expect(time - spent).toBeLessThan(60)
})

test('beats the level below in a few games', () => {
  // Smoke test; the arena measures the margins.
  const score = { user: 0, opponent: 0 }
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) {
    let state = rules.deal({ board: 'small', level: 'medium', deal: 1 }, seed)
    while (!rules.outcome(state)) {
      const { phase } = state
      const user = () => choose(state, 'user', 'medium', seed)
      const opponent = () => choose(state, 'opponent', 'beginner', seed)
      const chooser = { user, opponent }
      const turn = rules.play(
        state,
        phase.type === 'replay'
          ? { type: 'replay', cell: chooser[phase.player]().cell }
          : { type: 'round', user: user(), opponent: opponent() },
      )
      if (!turn.ok) throw new Error(turn.code)
      state = turn.state
    }
    score[rules.outcome(state)?.result === 'won' ? 'user' : 'opponent']++
  }
  expect(score.user).toBeGreaterThan(7)
})
