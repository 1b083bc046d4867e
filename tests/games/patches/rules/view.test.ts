import { describe, expect, expectTypeOf, test } from 'vitest'
import { playableCells } from '#src/games/patches/rules/board.ts'
import { makeTile } from '#src/games/patches/rules/tile.ts'
import type { PatchesState } from '#src/games/patches/rules/types.ts'
import { findPlacementRefusal, preview, type View, viewFor } from '#src/games/patches/rules/view.ts'
import { parseCell, parseCells, placementOf, stateOf, tileOf } from './playing'

const STATE = stateOf(`phase choosing
  points 3 4
  user gc2 rt1
  opponent bh3 ys4 ys2
  deck rh2 rh1
  .   .   .   .
  .   gt2 O   .
  .   rs3 .   .
  .   .   .   .`)

describe('a view', () => {
  test("has the player's knowledge and the unseen tiles in order", () => {
    const view = viewFor(STATE, 'user')
    const { unseen, ...rest } = view
    expect(rest).toEqual({
      player: 'user',
      board: STATE.board,
      phase: STATE.phase,
      points: STATE.points,
      hand: STATE.hands.user,
      held: 3,
    })
    expect(unseen.map(makeTile)).toEqual(['rh1', 'rh2', 'bh3', 'ys2', 'ys4'])
  })

  test('shows the tile to replay to both', () => {
    const phase = {
      type: 'replay',
      player: 'opponent',
      tile: tileOf('bc1'),
      lost: parseCell('2,1'),
    } as const
    const view = viewFor({ ...STATE, phase }, 'user')
    expect(view.phase).toEqual(phase)
    expect(view.unseen).not.toContain(phase.tile)
  })

  test('is not assignable from a state', () => {
    expectTypeOf<PatchesState>().not.toExtend<View>()
    expectTypeOf<PatchesState & Omit<View, 'hands' | 'deck'>>().not.toExtend<View>()
    expect(viewFor(STATE, 'user')).not.toHaveProperty('deck')
  })
})

describe('a preview', () => {
  test('returns matches and strength', () => {
    expect(preview(viewFor(STATE, 'user'), placementOf('gc2 1,0'))).toEqual({
      matches: [{ cell: parseCell('1,1'), tile: tileOf('gt2'), shared: ['colour', 'number'] }],
      strength: 2,
    })
  })

  test('excludes the tile on the contested cell', () => {
    const phase = {
      type: 'replay',
      player: 'user',
      tile: tileOf('rs1'),
      lost: parseCell('2,1'),
    } as const
    const view = viewFor({ ...STATE, phase }, 'user')
    expect(preview(view, { tile: phase.tile, cell: parseCell('3,1') })).toEqual({
      matches: [],
      strength: 0,
    })
  })
})

describe('a placement', () => {
  test.each([
    ['gc2 1,0', undefined],
    ['bh3 1,0', 'not-held'],
    ['gc2 4,0', 'outside'],
    ['gc2 1,2', 'occupied'],
  ])('of %s is refused from its view: %s', (placement, code) => {
    expect(findPlacementRefusal(viewFor(STATE, 'user'), placementOf(placement))).toBe(code)
  })

  test('is possible on empty cells next to others', () => {
    expect(playableCells(STATE, 'user')).toEqual(
      parseCells('0,0 0,1 0,2 0,3 1,0 1,3 2,0 2,2 2,3 3,0 3,1 3,2'),
    )
  })

  test('is possible on one cell at first and on none at the end', () => {
    const first = { ...STATE, phase: { type: 'opening' } } as const
    expect(playableCells(first, 'opponent')).toEqual(parseCells('1,2'))
    expect(playableCells({ ...STATE, phase: { type: 'over' } }, 'user')).toEqual([])
  })
})
