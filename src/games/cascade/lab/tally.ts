import { Measure, mergeSums, type Sums } from './measure'
import type { Turn } from './turn'

/** What is measured: legal swaps of each board before its swap; each swap's cascade; each game. */
export const QUANTITIES = ['legalSwaps', 'steps', 'gems', 'points', 'gamePoints'] as const
export type Quantity = (typeof QUANTITIES)[number]

/** What a simulation found out, in whole numbers: see `Sums`. */
export interface Findings {
  readonly quantities: Readonly<Record<Quantity, Sums>>
  /** Sizes of groups by kind; first those of all kinds. */
  readonly sizes: readonly Sums[]
  /** Swaps measured, and how many ended in a dead board or a cut cascade. */
  readonly swaps: number
  readonly dead: number
  readonly cut: number
}

/** A game's own figures, one row of a table. */
export interface GameRow {
  readonly game: number
  readonly points: number
  readonly steps: number
  readonly gems: number
  readonly legalSwaps: number
  readonly redeals: number
}

/** Measures games one after the other. */
export class Tally {
  private readonly legalSwaps = new Measure()
  private readonly steps = new Measure()
  private readonly gems = new Measure()
  private readonly points = new Measure()
  private readonly gamePoints = new Measure()
  private readonly measures = [this.legalSwaps, this.steps, this.gems, this.points, this.gamePoints]
  private readonly sizes: readonly Measure[]
  private swaps = 0
  private dead = 0
  private cut = 0
  private redeals = 0

  constructor(kinds: number) {
    this.sizes = Array.from({ length: kinds + 1 }, () => new Measure())
  }

  /** A swap was made on a board with so many legal ones. */
  addSwap(legalSwaps: number, { steps, gems, points, redeal }: Turn): void {
    this.legalSwaps.add(legalSwaps)
    this.steps.add(steps)
    this.gems.add(gems)
    this.points.add(points)
    this.swaps++
    if (redeal === undefined) return
    this.redeals++
    if (redeal === 'dead') this.dead++
    else this.cut++
  }

  /** The game is over. Takes its groups from the turn that all its swaps wrote to. */
  endGame(game: number, turn: Turn): GameRow {
    const { legalSwaps, steps, gems, points, gamePoints, redeals } = this
    const row = {
      game,
      points: points.inGame,
      steps: steps.inGame,
      gems: gems.inGame,
      legalSwaps: legalSwaps.inGame,
      redeals,
    }
    gamePoints.add(row.points)
    for (const measure of this.measures) measure.endGame()
    let kind = 0
    for (const size of this.sizes) {
      const groups = turn.groupsByKind[kind] ?? 0
      const gems = turn.gemsByKind[kind] ?? 0
      size.addMany(groups, gems)
      if (kind > 0) this.sizes[0]?.addMany(groups, gems)
      kind++
    }
    for (const size of this.sizes) size.endGame()
    turn.groupsByKind.fill(0)
    turn.gemsByKind.fill(0)
    this.redeals = 0
    return row
  }

  /** All that was measured. `turn` tells the sizes of all groups. Call it once, at the end. */
  findings({ sizes, largest }: Turn): Findings {
    for (const [index, times] of sizes.entries()) {
      const count = index % (largest + 1)
      const kind = (index - count) / (largest + 1)
      if (times === 0) continue
      this.sizes[kind]?.tally(count, times)
      this.sizes[0]?.tally(count, times)
    }
    const { legalSwaps, steps, gems, points, gamePoints, swaps, dead, cut } = this
    return {
      quantities: {
        legalSwaps: legalSwaps.sums(),
        steps: steps.sums(),
        gems: gems.sums(),
        points: points.sums(),
        gamePoints: gamePoints.sums(),
      },
      sizes: this.sizes.map((size) => size.sums()),
      swaps,
      dead,
      cut,
    }
  }
}

/** The findings of two sets of games together. */
export function mergeFindings(a: Findings, b: Findings): Findings {
  const merge = (quantity: Quantity) => mergeSums(a.quantities[quantity], b.quantities[quantity])
  return {
    quantities: {
      legalSwaps: merge('legalSwaps'),
      steps: merge('steps'),
      gems: merge('gems'),
      points: merge('points'),
      gamePoints: merge('gamePoints'),
    },
    sizes: a.sizes.flatMap((sums, kind) => {
      const other = b.sizes[kind]
      return other ? [mergeSums(sums, other)] : []
    }),
    swaps: a.swaps + b.swaps,
    dead: a.dead + b.dead,
    cut: a.cut + b.cut,
  }
}
