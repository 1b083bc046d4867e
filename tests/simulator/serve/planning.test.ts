import { describe, expect, test } from 'vitest'
import { parseBoard } from '#src/games/cascade/rules/board.ts'
import { playBatch } from '#src/simulator/runs/batch.ts'
import { Environments, NEXT_GAME, STAY } from '#src/simulator/serve/environments.ts'
import { DONE, PASSED } from '#src/simulator/serve/states.ts'
import { parseWorld } from '#src/simulator/serve/world.ts'
import { settingsOf } from '../../support/settings'

function openWorld(settings: object): Environments {
  const world = parseWorld(settings)
  if (!world.ok) throw new Error(world.detail)
  const environments = new Environments(world.value)
  environments.reset('s')
  return environments
}

/** What is seen of each board, as text. */
const show = ({ states, world }: Environments): readonly string[] =>
  Array.from({ length: world.envs }, (_, index) =>
    [
      states.swaps[index],
      states.missingOf(index),
      states.cellsOf(index),
      states.maskOf(index),
    ].join(' '),
  )

const firstLegal = ({ states }: Environments, index: number): number =>
  states.maskOf(index).indexOf(1)

const step = (environments: Environments, ...swaps: readonly number[]): void =>
  environments.step(Int32Array.from(swaps))

const copyAll = (environments: Environments, from: number): void =>
  environments.copy(new Int32Array(environments.world.envs).fill(from), false)

/** Plays the first legal swap on each board. */
const playAll = (environments: Environments): void =>
  step(environments, ...show(environments).map((_, index) => firstLegal(environments, index)))

describe('a copy', () => {
  test('has the board, the swaps and the goal of its source, then luck of its own', () => {
    const environments = openWorld({ envs: 40, kinds: 5, goal: 'gems A 60 B 60' })
    playAll(environments)
    copyAll(environments, 0)
    const [first, ...copies] = show(environments)
    expect(copies.every((copy) => copy === first)).toBe(true)
    expect(Array.from(environments.states.games)).toEqual(Array.from({ length: 40 }, (_, i) => i))
    playAll(environments)
    expect(new Set(show(environments)).size).toBeGreaterThan(25)
  })

  test('does not change the game that it is taken of', () => {
    const [searched, plain] = [openWorld({ envs: 4 }), openWorld({ envs: 4 })]
    for (let swap = 0; swap < 20; swap++) {
      copyAll(searched, 0)
      step(searched, STAY, ...[1, 2, 3].map((index) => firstLegal(searched, index)))
      const place = firstLegal(searched, 0)
      for (const environments of [searched, plain]) step(environments, place, STAY, STAY, STAY)
      expect(show(searched)[0]).toBe(show(plain)[0])
    }
  })

  test('of seeds that are the same has other luck all the same', () => {
    const environments = openWorld({ envs: 20, kinds: 5 })
    environments.reset(Array(20).fill('same'))
    expect(new Set(show(environments)).size).toBe(1)
    copyAll(environments, 0)
    playAll(environments)
    expect(new Set(show(environments)).size).toBeGreaterThan(15)
  })

  test('has the same luck when the same is done again', () => {
    const [one, other] = [openWorld({ envs: 3 }), openWorld({ envs: 3 })]
    for (const environments of [one, other]) {
      copyAll(environments, 1)
      playAll(environments)
      playAll(environments)
    }
    expect(show(one)).toEqual(show(other))
  })

  test('is of what was before the request', () => {
    const environments = openWorld({ envs: 3 })
    const [a, b, c] = show(environments)
    environments.copy(Int32Array.of(1, 2, 0), false)
    expect(show(environments)).toEqual([b, c, a])
  })

  test('is over as its source is, and begins its own next game', () => {
    const environments = openWorld({ envs: 2, swaps: 1 })
    step(environments, firstLegal(environments, 0), STAY)
    copyAll(environments, 0)
    expect(Array.from(environments.states.flags)).toEqual([DONE, DONE])
    expect(environments.isOver(1)).toBe(true)
    step(environments, STAY, NEXT_GAME)
    expect(Array.from(environments.states.flags)).toEqual([DONE, 0])
    expect(Array.from(environments.states.games)).toEqual([0, 3])
  })
})

describe('a restored board', () => {
  test('goes on with the luck that it had', () => {
    const [environments, plain] = [openWorld({ envs: 2 }), openWorld({ envs: 2 })]
    const place = firstLegal(environments, 0)
    for (let round = 0; round < 3; round++) {
      environments.copy(Int32Array.of(0, 0), true)
      step(environments, place, STAY)
      environments.copy(Int32Array.of(1, 1), true)
    }
    for (const each of [environments, plain]) step(each, place, STAY)
    expect(show(environments)[0]).toBe(show(plain)[0])
  })
})

test('a loaded board begins a game, and others stay', () => {
  const environments = openWorld({ envs: 2, rows: 3, cols: 4, kinds: 4, goal: 'points 500' })
  playAll(environments)
  const [, other] = show(environments)
  const board = parseBoard('ABAC\nBACD\nCDDA')
  if (!board.ok) throw new Error(board.code)
  environments.load([board.value, undefined])
  expect(environments.states.cellsOf(0)).toEqual(board.value.cells)
  expect(environments.states.swaps[0]).toBe(0)
  expect(environments.states.missing[0]).toBe(500)
  expect(show(environments)[1]).toBe(other)
})

test('burnt in are the swaps of the built-in random agent', () => {
  const settings = { rows: 6, cols: 5, kinds: 5, burnIn: 7, seed: 's', swaps: 1 }
  const { swapLines = '' } = playBatch(settingsOf(settings), [0, 3], { logged: 'boards' })
  const environments = openWorld({ ...settings, envs: 3 })
  for (const [index, line] of swapLines.trim().split('\n').entries()) {
    const board = parseBoard(line.split(',').at(-1)?.replaceAll('/', '\n') ?? '')
    expect(board).toMatchObject({ value: { cells: environments.states.cellsOf(index) } })
  }
  expect(Array.from(environments.states.swaps)).toEqual([0, 0, 0])
})

describe('a goal', () => {
  test('of points ends a game when it is reached', () => {
    const environments = openWorld({ kinds: 6, goal: 'points 500' })
    const { states } = environments
    let points = 0
    while (states.flags[0] === 0) {
      playAll(environments)
      points += states.rewards[0] ?? 0
      expect(states.missing[0]).toBe(Math.max(0, 500 - points))
    }
    expect(points).toBeGreaterThanOrEqual(500)
    expect(states.flags[0]).toBe(DONE | PASSED)
    expect(environments.isOver(0)).toBe(true)
  })

  test('of gems is missed with the last swap', () => {
    const environments = openWorld({ swaps: 2, goal: 'gems G 100' })
    playAll(environments)
    playAll(environments)
    expect(environments.states.flags[0]).toBe(DONE)
    expect(environments.states.missing[0]).toBeGreaterThan(50)
  })

  test('of gems counts those of its kinds', () => {
    const environments = openWorld({ kinds: 4, goal: 'gems A 8 C 5' })
    const { states } = environments
    while (states.flags[0] === 0) playAll(environments)
    expect(states.flags[0]).toBe(DONE | PASSED)
    expect(Array.from(states.missing)).toEqual([0, 0])
  })
})
