/* What a client sees of its boards, laid out as the frame that it gets. */
import { countCells } from '#src/engine/grid.ts'
import { countPlaces } from '#src/games/cascade/agents/playfield.ts'
import type { World } from './world.ts'

/** Bits of `States.flags`. */
export const DONE = 1
export const REDEALT = 2
export const ILLEGAL = 4
export const PASSED = 8

const HEADER_BYTES = 8
/** Kind of the frame of states. */
const STATES = 2

/** States of environments in the memory of a frame: a value each, then what is missing to the goal, flags, cells and masks. */
export class States {
  readonly places: number
  readonly frame: Uint8Array
  readonly rewards: Int32Array
  readonly games: Int32Array
  readonly swaps: Int32Array
  readonly counts: Int32Array
  readonly missing: Int32Array
  readonly flags: Uint8Array
  readonly cells: Uint8Array
  readonly mask: Uint8Array

  constructor(private readonly world: World) {
    const { envs, parts } = world
    const size = countCells(world)
    this.places = countPlaces(world)
    const integers = envs * (4 + parts.length)
    const bytes = envs * (1 + size + this.places)
    const buffer = new ArrayBuffer(HEADER_BYTES + 4 * integers + bytes)
    this.frame = new Uint8Array(buffer)
    new Int32Array(buffer, 0, 2).set([STATES, 4 * integers + bytes])
    let end = HEADER_BYTES
    const take = (length: number) => {
      end += length
      return end - length
    }
    this.rewards = new Int32Array(buffer, take(4 * envs), envs)
    this.games = new Int32Array(buffer, take(4 * envs), envs)
    this.swaps = new Int32Array(buffer, take(4 * envs), envs)
    this.counts = new Int32Array(buffer, take(4 * envs), envs)
    this.missing = new Int32Array(buffer, take(4 * envs * parts.length), envs * parts.length)
    this.flags = new Uint8Array(buffer, take(envs), envs)
    this.cells = new Uint8Array(buffer, take(envs * size), envs * size)
    this.mask = new Uint8Array(buffer, take(envs * this.places), envs * this.places)
  }

  missingOf(index: number): Int32Array {
    const size = this.world.parts.length
    return this.missing.subarray(index * size, (index + 1) * size)
  }

  cellsOf(index: number): Uint8Array {
    const size = countCells(this.world)
    return this.cells.subarray(index * size, (index + 1) * size)
  }

  maskOf(index: number): Uint8Array {
    return this.mask.subarray(index * this.places, (index + 1) * this.places)
  }
}
