/* One board in play: what a copy takes. */
import type { Random } from '#src/engine/random.ts'
import { BitPlayfield } from '#src/games/cascade/agents/bit-playfield.ts'
import type { Turn } from '#src/games/cascade/agents/playfield.ts'
import type { Board } from '#src/games/cascade/rules/board.ts'
import { type GameLuck, resumeLuck } from '#src/games/cascade/rules/luck.ts'
import type { World } from './world.ts'

/** A board in play: all that decides how its game goes on, so all that a copy takes. */
export class Position {
  readonly playfield: BitPlayfield
  swaps = 0
  /** Points or gems missing to each part of the goal. */
  readonly missing: Int32Array

  constructor(
    private readonly world: World,
    private luck: GameLuck,
  ) {
    this.playfield = new BitPlayfield(world)
    this.missing = new Int32Array(world.parts.length)
  }

  get isPassed(): boolean {
    return this.missing.length > 0 && this.missing.every((count) => count === 0)
  }

  get isOver(): boolean {
    return this.swaps === this.world.swaps || this.isPassed
  }

  /** Deals a game, and makes random swaps before it as the simulator's agent would. */
  deal(luck: GameLuck, choices: Random, turn: Turn): void {
    const { playfield, world } = this
    this.luck = luck
    playfield.deal(luck)
    for (let swap = 0; swap < world.burnIn; swap++)
      playfield.play(choices.below(playfield.swapCount), luck, turn)
    this.begin()
  }

  /** Begins a game on a board without a match; refills go on from the luck there was. */
  load(board: Board): void {
    this.playfield.load(board)
    this.begin()
  }

  /** Takes over another's game; refills are its own, or those of `luck`. */
  copy(other: Position, luck = resumeLuck(this.world, other.luck.state())): void {
    this.playfield.copy(other.playfield)
    this.swaps = other.swaps
    this.missing.set(other.missing)
    this.luck = luck
  }

  play(swap: number, turn: Turn): void {
    const { parts } = this.world
    if (parts.length > 0) turn.clearGems()
    this.playfield.play(swap, this.luck, turn)
    for (const [index, { kind }] of parts.entries()) {
      const count = kind === 'points' ? turn.points : (turn.gemsByKind[kind] ?? 0)
      this.missing[index] = Math.max(0, (this.missing[index] ?? 0) - count)
    }
  }

  private begin(): void {
    this.swaps = 0
    this.missing.set(this.world.parts.map(({ count }) => count))
  }
}
