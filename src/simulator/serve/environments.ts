/* The boards of a client, and what its requests do to them. */
import { agentStream, gameSeed } from '#src/games/cascade/agents/player.ts'
import { Turn } from '#src/games/cascade/agents/playfield.ts'
import type { Board } from '#src/games/cascade/rules/board.ts'
import { type GameLuck, makeLuck } from '#src/games/cascade/rules/luck.ts'
import { Position } from './position.ts'
import { DONE, ILLEGAL, PASSED, REDEALT, States } from './states.ts'
import type { World } from './world.ts'

/** In place of a swap: begins the next game, or leaves the board as it is. */
export const NEXT_GAME = -1
export const STAY = -2

/** The seed of all environments, of each one, or none for their next games. */
export type Seeds = string | undefined | readonly (string | undefined)[]

/** Games side by side. */
export class Environments {
  readonly states: States
  /** False before the first games. */
  isReset = false
  private readonly environments: readonly Environment[]

  constructor(readonly world: World) {
    this.states = new States(world)
    const turn = new Turn(world)
    this.environments = Array.from(
      { length: world.envs },
      (_, index) => new Environment(world, this.states, index, turn),
    )
  }

  /**
   * Begins games. Of one seed, environment `i` of `n` plays games `i`, `i + n`, `i + 2n` … of its simulation; of a
   * seed of its own, games 0, 1, 2 …
   */
  reset(seeds: Seeds): void {
    const { envs, seed } = this.world
    const firsts = this.isReset ? seeds : (seeds ?? seed)
    this.isReset = true
    for (const [index, environment] of this.environments.entries()) {
      if (firsts === undefined) environment.beginNext()
      else if (typeof firsts === 'string') environment.begin(firsts, index, envs)
      else environment.reseed(firsts[index])
    }
  }

  isOver(index: number): boolean {
    return this.environments[index]?.isOver ?? true
  }

  /** Plays a swap, by place, in each environment. */
  step(swaps: Readonly<Int32Array>): void {
    for (const [index, environment] of this.environments.entries()) {
      const swap = swaps[index] ?? STAY
      if (swap === NEXT_GAME) environment.beginNext()
      else if (swap === STAY) environment.stay()
      else environment.play(swap)
    }
  }

  /** Begins games on boards; leaves the others as they are. */
  load(boards: readonly (Board | undefined)[]): void {
    for (const [index, environment] of this.environments.entries()) {
      const board = boards[index]
      if (board) environment.load(board)
      else environment.stay()
    }
  }

  /** Copies to each environment the game of another, all as they were before; with its luck, or with luck of its own. */
  copy(sources: Readonly<Int32Array>, withLuck: boolean): void {
    for (const [index, environment] of this.environments.entries()) {
      const source = this.environments[sources[index] ?? index]
      if (source && source !== environment) environment.prepareCopy(source, withLuck)
    }
    for (const environment of this.environments) environment.finishCopy()
  }
}

class Environment {
  private position: Position
  /** Takes a copy, while the position may still be copied itself. */
  private spare: Position
  private isCopied = false
  /** Refills of copies, which must not foresee those of the game. */
  private luckOfCopies: GameLuck
  private readonly places: Uint16Array
  private readonly missing: Int32Array
  private readonly cells: Uint8Array
  private readonly mask: Uint8Array
  private seed = ''
  private game = 0
  private gamesBetween = 1

  constructor(
    private readonly world: World,
    private readonly states: States,
    private readonly index: number,
    private readonly turn: Turn,
  ) {
    this.luckOfCopies = makeLuck(world, '')
    this.position = new Position(world, this.luckOfCopies)
    this.spare = new Position(world, this.luckOfCopies)
    this.places = new Uint16Array(states.places)
    this.missing = states.missingOf(index)
    this.cells = states.cellsOf(index)
    this.mask = states.maskOf(index)
  }

  get isOver(): boolean {
    return this.position.isOver
  }

  begin(seed: string, game: number, gamesBetween: number): void {
    this.seed = seed
    this.game = game
    this.gamesBetween = gamesBetween
    const own = gameSeed(seed, game)
    this.luckOfCopies = makeLuck(this.world, `copy ${this.index} ${own}`)
    this.position.deal(makeLuck(this.world, own), agentStream(own), this.turn)
    this.states.games[this.index] = game
    this.show(0, 0)
  }

  beginNext(): void {
    this.begin(this.seed, this.game + this.gamesBetween, this.gamesBetween)
  }

  /** Begins the first game of a seed of its own; without one, the next game. */
  reseed(seed: string | undefined): void {
    if (seed === undefined) this.beginNext()
    else this.begin(seed, 0, 1)
  }

  load(board: Board): void {
    this.position.load(board)
    this.show(0, 0)
  }

  stay(): void {
    this.setState(0, 0)
  }

  play(place: number): void {
    const { position, places, turn } = this
    const swap = places.subarray(0, position.playfield.swapCount).indexOf(place)
    position.swaps++
    if (swap < 0) {
      this.setState(0, ILLEGAL)
      return
    }
    position.play(swap, turn)
    this.show(turn.points, turn.redeal === undefined ? 0 : REDEALT)
  }

  prepareCopy({ position }: Environment, withLuck: boolean): void {
    if (withLuck) this.spare.copy(position)
    else this.spare.copy(position, this.luckOfCopies)
    this.isCopied = true
  }

  finishCopy(): void {
    if (!this.isCopied) {
      this.stay()
      return
    }
    this.isCopied = false
    const { position, spare } = this
    this.position = spare
    this.spare = position
    this.show(0, 0)
  }

  /** Shows a board that may have changed. */
  private show(reward: number, flags: number): void {
    const { playfield } = this.position
    playfield.copyCells(this.cells)
    const count = playfield.listPlaces(this.places)
    this.mask.fill(0)
    for (let i = 0; i < count; i++) this.mask[this.places[i] ?? 0] = 1
    this.states.counts[this.index] = count
    this.missing.set(this.position.missing)
    this.setState(reward, flags)
  }

  private setState(reward: number, flags: number): void {
    const { states, index, position } = this
    states.rewards[index] = reward
    states.swaps[index] = position.swaps
    states.flags[index] = flags | (position.isOver ? DONE : 0) | (position.isPassed ? PASSED : 0)
  }
}
