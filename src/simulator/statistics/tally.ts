import type { Turn } from '#src/games/cascade/agents/playfield.ts'
import { Measure, mergeSums, recordOf, type Sums } from './measure.ts'

/** Measured quantities: legal swaps before each swap, its cascade, and each game's points. */
export const QUANTITIES = ['legalSwaps', 'steps', 'gems', 'points', 'gamePoints'] as const
export type Quantity = (typeof QUANTITIES)[number]

export interface Findings {
  readonly quantities: Readonly<Record<Quantity, Sums>>
  /** All kinds, then by kind. */
  readonly sizes: readonly Sums[]
  readonly swaps: number
  readonly dead: number
  readonly cut: number
}

/** A game's number, and its sums. */
export const ROW = ['game', 'points', 'steps', 'gems', 'legalSwaps', 'redeals'] as const
export type GameRow = Readonly<Record<(typeof ROW)[number], number>>

export class Tally {
  private readonly quantities = recordOf(QUANTITIES, () => new Measure())
  private readonly measures = Object.values(this.quantities)
  private readonly sizes: readonly Measure[]
  private swaps = 0
  private dead = 0
  private cut = 0
  private redeals = 0

  constructor(kinds: number) {
    this.sizes = Array.from({ length: kinds + 1 }, () => new Measure())
  }

  /** Measures a swap, made on a board with `legalSwaps`. */
  addSwap(legalSwaps: number, { steps, gems, points, redeal }: Turn): void {
    const { quantities } = this
    quantities.legalSwaps.add(legalSwaps)
    quantities.steps.add(steps)
    quantities.gems.add(gems)
    quantities.points.add(points)
    this.swaps++
    if (redeal === undefined) return
    this.redeals++
    if (redeal === 'dead') this.dead++
    else this.cut++
  }

  /** Ends a game. All its swaps must have been added to `turn`. */
  endGame(game: number, turn: Turn): GameRow {
    const { quantities, redeals } = this
    const { legalSwaps, steps, gems, points, gamePoints } = quantities
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

  /** Returns all measurements. Call once; `turn` holds the sizes of all groups. */
  findings({ sizes, largest }: Turn): Findings {
    for (const [index, times] of sizes.entries()) {
      const count = index % (largest + 1)
      const kind = (index - count) / (largest + 1)
      if (times === 0) continue
      this.sizes[kind]?.tally(count, times)
      this.sizes[0]?.tally(count, times)
    }
    const { swaps, dead, cut } = this
    return {
      quantities: recordOf(QUANTITIES, (name) => this.quantities[name].sums()),
      sizes: this.sizes.map((size) => size.sums()),
      swaps,
      dead,
      cut,
    }
  }
}

export const mergeFindings = (a: Findings, b: Findings): Findings => ({
  quantities: recordOf(QUANTITIES, (name) => mergeSums(a.quantities[name], b.quantities[name])),
  sizes: a.sizes.flatMap((sums, kind) => {
    const other = b.sizes[kind]
    return other ? [mergeSums(sums, other)] : []
  }),
  swaps: a.swaps + b.swaps,
  dead: a.dead + b.dead,
  cut: a.cut + b.cut,
})
