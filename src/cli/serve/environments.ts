import type { Random } from '#src/engine/random.ts'
import { BitPlayfield } from '#src/games/cascade/lab/engine/bit-playfield.ts'
import { gameSeed } from '#src/games/cascade/lab/engine/player.ts'
import { type BoardSettings, countPlaces, Turn } from '#src/games/cascade/lab/engine/playfield.ts'
import { gemStream } from '#src/games/cascade/rules/board.ts'

/** Settings of environments: one board each, and how many swaps a game has. */
export interface World extends BoardSettings {
  readonly envs: number
  readonly swaps: number
  readonly seed: string
}

/** Begins the next game of an environment in place of a swap. */
export const NEXT_GAME = -1

/** Bits of `Environments.flags`. */
export const DONE = 1
export const REDEALT = 2
export const ILLEGAL = 4

/** Kind of the frame of states. */
const STATES = 2

/**
 * Games side by side, whose states share a frame: a value each, then cells and masks in turn. Environment `i` of `n`
 * plays games `i`, `i + n`, `i + 2n` … of a seed's simulation.
 */
export class Environments {
  readonly places: number
  readonly frame: Uint8Array
  readonly rewards: Int32Array
  readonly games: Int32Array
  readonly counts: Int32Array
  readonly flags: Uint8Array
  readonly cells: Uint8Array
  readonly mask: Uint8Array
  /** False before the first games. */
  isReset = false
  private readonly environments: readonly Environment[]

  constructor(readonly world: World) {
    const { envs, rows, cols } = world
    this.places = countPlaces(world)
    const cells = envs * rows * cols
    const mask = envs * this.places
    const size = 13 * envs + cells + mask
    const buffer = new ArrayBuffer(8 + size)
    this.frame = new Uint8Array(buffer)
    new Int32Array(buffer, 0, 2).set([STATES, size])
    this.rewards = new Int32Array(buffer, 8, envs)
    this.games = new Int32Array(buffer, 8 + 4 * envs, envs)
    this.counts = new Int32Array(buffer, 8 + 8 * envs, envs)
    this.flags = new Uint8Array(buffer, 8 + 12 * envs, envs)
    this.cells = new Uint8Array(buffer, 8 + 13 * envs, cells)
    this.mask = new Uint8Array(buffer, 8 + 13 * envs + cells, mask)
    const turn = new Turn(world)
    this.environments = Array.from({ length: envs }, (_, i) => new Environment(this, i, turn))
  }

  /** Begins the first games of a seed, or each environment's next game. */
  reset(seed: string | undefined): void {
    const first = this.isReset ? seed : (seed ?? this.world.seed)
    this.isReset = true
    for (const environment of this.environments) environment.begin(first)
  }

  isOver(index: number): boolean {
    return this.environments[index]?.isOver ?? true
  }

  /** Plays a swap, by place, in each environment. */
  step(swaps: Readonly<Int32Array>): void {
    for (const [index, environment] of this.environments.entries()) {
      const swap = swaps[index] ?? NEXT_GAME
      if (swap === NEXT_GAME) environment.begin(undefined)
      else environment.play(swap)
    }
  }

  cellsOf(index: number): Uint8Array {
    const size = this.world.rows * this.world.cols
    return this.cells.subarray(index * size, (index + 1) * size)
  }

  maskOf(index: number): Uint8Array {
    return this.mask.subarray(index * this.places, (index + 1) * this.places)
  }
}

class Environment {
  private readonly playfield: BitPlayfield
  private readonly places: Uint16Array
  private readonly cells: Uint8Array
  private readonly mask: Uint8Array
  private gems: Random | undefined
  private seed = ''
  private game = 0
  private swaps = 0

  constructor(
    private readonly all: Environments,
    private readonly index: number,
    private readonly turn: Turn,
  ) {
    this.playfield = new BitPlayfield(all.world)
    this.places = new Uint16Array(all.places)
    this.cells = all.cellsOf(index)
    this.mask = all.maskOf(index)
  }

  get isOver(): boolean {
    return this.swaps === this.all.world.swaps
  }

  begin(seed: string | undefined): void {
    this.game = seed === undefined ? this.game + this.all.world.envs : this.index
    this.seed = seed ?? this.seed
    this.swaps = 0
    this.gems = gemStream(gameSeed(this.seed, this.game))
    this.playfield.deal(this.gems)
    this.all.games[this.index] = this.game
    this.show(0, 0)
  }

  play(place: number): void {
    const { playfield, places, turn, gems } = this
    const swap = places.subarray(0, playfield.swapCount).indexOf(place)
    this.swaps++
    const done = this.isOver ? DONE : 0
    if (swap < 0 || !gems) {
      this.setState(0, done | ILLEGAL)
      return
    }
    playfield.play(swap, gems, turn)
    this.show(turn.points, done | (turn.redeal === undefined ? 0 : REDEALT))
  }

  private show(reward: number, flags: number): void {
    const { playfield, places, mask } = this
    playfield.copyCells(this.cells)
    const count = playfield.listPlaces(places)
    mask.fill(0)
    for (let i = 0; i < count; i++) mask[places[i] ?? 0] = 1
    this.all.counts[this.index] = count
    this.setState(reward, flags)
  }

  private setState(reward: number, flags: number): void {
    this.all.rewards[this.index] = reward
    this.all.flags[this.index] = flags
  }
}
