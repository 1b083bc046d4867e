import type { Random } from '#src/engine/random.ts'
import {
  type BoardSettings,
  type Playfield,
  type Trial,
  Turn,
} from '#src/games/cascade/agents/playfield.ts'
import type { Board } from '#src/games/cascade/rules/board.ts'
import { cascade, countGroups, LONGEST_CASCADE } from '#src/games/cascade/rules/cascade.ts'
import { dealBoard } from '#src/games/cascade/rules/deal.ts'
import { type Luck, streamLuck } from '#src/games/cascade/rules/luck.ts'
import { findMarks, type Group, isMarked, type Marks } from '#src/games/cascade/rules/matches.ts'
import { legalSwaps, type Swap, swapped } from '#src/games/cascade/rules/swaps.ts'

/** The reference implementation, by the rules of the game. */
export class PlainPlayfield implements Playfield {
  private current: Board
  private swaps: readonly Swap[] = []
  private readonly peeked: Turn
  private trial: { readonly playfield: PlainPlayfield; readonly turn: Turn } | undefined

  constructor(private readonly shape: BoardSettings) {
    const { rows, cols } = shape
    this.current = { rows, cols, cells: new Uint8Array(rows * cols) }
    this.peeked = new Turn(shape)
  }

  get swapCount(): number {
    return this.swaps.length
  }

  deal({ board }: Luck): void {
    this.load(dealBoard(this.shape, board))
  }

  load(board: Board): void {
    this.current = board
    this.swaps = legalSwaps(board)
  }

  play(swap: number, luck: Luck, turn: Turn): void {
    turn.begin()
    let board = swapped(this.current, this.swapAt(swap))
    for (const { marks, groups, filled } of cascade(board, this.shape.counting, luck.refill)) {
      turn.addStep(countMarks(marks))
      addGroups(groups, turn)
      board = filled
    }
    this.load(board)
    if (turn.steps === LONGEST_CASCADE && isMarked(findMarks(board))) turn.redeal = 'cut'
    else if (this.swapCount === 0) turn.redeal = 'dead'
    if (turn.redeal) this.deal(luck)
  }

  peek(swap: number): Turn {
    const board = swapped(this.current, this.swapAt(swap))
    const marks = findMarks(board)
    this.peeked.begin()
    this.peeked.clearGems()
    this.peeked.addStep(countMarks(marks))
    addGroups(countGroups(board, marks, this.shape.counting), this.peeked)
    return this.peeked
  }

  get large(): Uint16Array {
    const all = Array.from({ length: this.swapCount }, (_, swap) => swap)
    return Uint16Array.from(all.filter((swap) => this.peek(swap).gems > 3))
  }

  get largeGems(): Uint8Array {
    return Uint8Array.from(this.large, (swap) => this.peek(swap).gems)
  }

  listLarge(): number {
    return this.large.length
  }

  tryOut(swap: number, random: Random): Trial {
    this.trial ??= { playfield: new PlainPlayfield(this.shape), turn: new Turn(this.shape) }
    const { playfield, turn } = this.trial
    playfield.current = this.current
    playfield.swaps = this.swaps
    turn.clearGems()
    playfield.play(swap, streamLuck(random, this.shape), turn)
    return this.trial
  }

  swapAt(swap: number): Swap {
    const found = this.swaps[swap]
    if (!found) throw new RangeError(`No legal swap ${swap} of ${this.swapCount}`)
    return found
  }

  board(): Board {
    return this.current
  }
}

function addGroups(groups: readonly Group[], turn: Turn): void {
  for (const [kind, , , count] of groups) turn.addGroup(kind, count)
}

function countMarks(marks: Marks): number {
  let count = 0
  for (const mark of marks) count += mark
  return count
}
