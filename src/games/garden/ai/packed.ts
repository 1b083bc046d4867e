import { positions } from '#src/engine/grid.ts'
import { contentAt, SIZE } from '../rules/position.ts'
import { type GardenPosition, type GardenStep, SIDES } from '../rules/types.ts'
import {
  CELLS,
  COLOUR,
  DIRECTIONS,
  FIRST,
  HIGH,
  LAST,
  LOW,
  MAX_PLIES,
  MOVE_BITS,
  OTHER,
  OWNER_BIT,
  POINT_KEYS,
  POINTS_AT,
  packCell,
  SLIDES_AT,
  STRIDE,
  TO,
  TURN_AT,
  unpackCell,
  WALL,
  WEED,
} from './packing.ts'

/** Words per undo frame: slide or -1, key, points, slides, trail. */
const FRAME = 6

export class Packed {
  readonly cells = new Int8Array(CELLS).fill(WALL)
  readonly points = new Int32Array(2)
  readonly slides = new Int32Array(2)
  readonly goal: number
  turn = 0
  /** Zobrist key, without weeds, which do not change during a search. */
  low = 0
  high = 0
  #depth = 0
  readonly #frames = new Int32Array(FRAME * MAX_PLIES)
  /** Stack of cleared flowers, alternating cell and code. */
  readonly #trail = new Int32Array(2 * SIZE.rows * SIZE.cols)
  #trailEnd = 0
  readonly #marks = new Int32Array(CELLS)
  #mark = 0
  readonly #stack = new Int32Array(CELLS)

  constructor(position: GardenPosition) {
    this.goal = position.goal
    for (const at of positions(SIZE)) {
      const content = contentAt(position.cells, at)
      const cell = packCell(at)
      this.cells[cell] = content.type === 'weed' ? WEED : 0
      if (content.type === 'flower')
        this.#put(cell, content.colour | (SIDES.indexOf(content.owner) << OWNER_BIT))
    }
    for (const [side, name] of SIDES.entries()) {
      this.#setPoints(side, position.points[name])
      this.#setSlides(side, position.slides[name])
    }
    if (position.turn === 'ai') this.flipTurn()
  }

  #toggle(key: number): void {
    this.low ^= LOW[key] ?? 0
    this.high ^= HIGH[key] ?? 0
  }

  /** A flower's colour; 0 for anything else. */
  #colour(cell: number): number {
    return (this.cells[cell] ?? 0) & COLOUR
  }

  /** Returns the colour of a side's flower; 0 for anything else. */
  #colourOf(side: number, cell: number): number {
    const colour = (this.cells[cell] ?? 0) - (side << OWNER_BIT)
    return colour > 0 && colour <= COLOUR ? colour : 0
  }

  #put(cell: number, piece: number): void {
    this.cells[cell] = piece
    this.#toggle(cell * WEED + piece)
  }

  #take(cell: number): number {
    const piece = this.cells[cell] ?? 0
    this.cells[cell] = 0
    this.#toggle(cell * WEED + piece)
    return piece
  }

  #setPoints(side: number, points: number): void {
    this.#toggle(POINTS_AT + POINT_KEYS * side + (this.points[side] ?? 0))
    this.points[side] = points
    this.#toggle(POINTS_AT + POINT_KEYS * side + points)
  }

  #setSlides(side: number, slides: number): void {
    this.#toggle(SLIDES_AT + 4 * side + (this.slides[side] ?? 0))
    this.slides[side] = slides
    this.#toggle(SLIDES_AT + 4 * side + slides)
  }

  flipTurn(): void {
    this.turn ^= OTHER
    this.#toggle(TURN_AT)
  }

  lead(): number {
    return (this.points[this.turn] ?? 0) - (this.points[this.turn ^ OTHER] ?? 0)
  }

  hasReachedGoal(): boolean {
    return (this.points[0] ?? 0) >= this.goal || (this.points[1] ?? 0) >= this.goal
  }

  isOver(): boolean {
    return this.hasReachedGoal() || !(this.canMove(this.turn) || this.canMove(this.turn ^ OTHER))
  }

  /** Plays a generated move and flips the turn, even if the other side must pass. */
  make(move: number): void {
    const { turn } = this
    const to = move & TO
    const isSlide = this.cells[to] === 0
    this.#save(move, isSlide)
    const start = this.#trailEnd
    if (isSlide) this.#put(to, this.#take(move >> MOVE_BITS))
    const points = this.#clear(to)
    if (this.#trailEnd - start > 2) {
      this.#setPoints(turn, (this.points[turn] ?? 0) + points)
    } else {
      this.#trailEnd = start
      this.#put(to, this.#trail[start + 1] ?? 0)
      this.#setSlides(turn, (this.slides[turn] ?? 0) - 1)
    }
    this.flipTurn()
  }

  #save(move: number, isSlide: boolean): void {
    const frame = FRAME * this.#depth++
    this.#frames[frame] = isSlide ? move : -1
    this.#frames[frame + 1] = this.low
    this.#frames[frame + 2] = this.high
    this.#frames[frame + 3] = this.points[this.turn] ?? 0
    this.#frames[frame + 4] = this.slides[this.turn] ?? 0
    this.#frames[frame + 5] = this.#trailEnd
  }

  /** Undoes the last move. The turn must be as `make` left it. */
  unmake(): void {
    const frame = FRAME * --this.#depth
    this.turn ^= OTHER
    this.low = this.#frames[frame + 1] ?? 0
    this.high = this.#frames[frame + 2] ?? 0
    this.points[this.turn] = this.#frames[frame + 3] ?? 0
    this.slides[this.turn] = this.#frames[frame + 4] ?? 0
    const trailEnd = this.#frames[frame + 5] ?? 0
    while (this.#trailEnd > trailEnd) {
      this.#trailEnd -= 2
      this.cells[this.#trail[this.#trailEnd] ?? 0] = this.#trail[this.#trailEnd + 1] ?? 0
    }
    const slide = this.#frames[frame] ?? -1
    if (slide < 0) return
    this.cells[slide >> MOVE_BITS] = this.cells[slide & TO] ?? 0
    this.cells[slide & TO] = 0
  }

  /** Clears a flower's group by flood fill, with the trail as its queue. Returns the points. */
  #clear(start: number): number {
    const first = this.#trailEnd
    const colour = this.#colour(start)
    this.#mark++
    this.#clearCell(start)
    let points = 0
    for (let next = first; next < this.#trailEnd; next += 2) {
      points++
      for (let direction = 0; direction < 4; direction++) {
        const beside = (this.#trail[next] ?? 0) + (DIRECTIONS[direction] ?? 0)
        if (this.#colour(beside) === colour) this.#clearCell(beside)
        else if (this.#isNewWeed(beside)) points--
      }
    }
    return Math.max(0, points)
  }

  #clearCell(cell: number): void {
    this.#trail[this.#trailEnd] = cell
    this.#trail[this.#trailEnd + 1] = this.#take(cell)
    this.#trailEnd += 2
  }

  /** Returns `true` for a weed that is not marked yet, and marks it. */
  #isNewWeed(cell: number): boolean {
    if (this.cells[cell] !== WEED || this.#marks[cell] === this.#mark) return false
    this.#marks[cell] = this.#mark
    return true
  }

  /**
   * Writes the moves of the side to move from `at` on, with the estimated size of each clearing (0 for a
   * free slide). Returns the end. A group that can be gathered gives only one move.
   */
  generate(moves: Int32Array, sizes: Int32Array, at: number): number {
    let end = at
    this.#mark++
    for (let cell = FIRST; cell <= LAST; cell++) {
      const colour = this.#colourOf(this.turn, cell)
      if (colour === 0) continue
      for (let direction = 0; direction < 4; direction++) {
        const to = cell + (DIRECTIONS[direction] ?? 0)
        const size = this.#sizeOf(cell, to, colour)
        if (size < 0) continue
        moves[end] = (cell << MOVE_BITS) | to
        sizes[end++] = size
      }
    }
    return end
  }

  /** Estimates a side's largest clearing; 0 without one. */
  largestClearing(side: number): number {
    let largest = 0
    this.#mark++
    for (let cell = FIRST; cell <= LAST; cell++) {
      const colour = this.#colourOf(side, cell)
      if (colour === 0) continue
      for (let direction = 0; direction < 4; direction++) {
        largest = Math.max(largest, this.#sizeOf(cell, cell + (DIRECTIONS[direction] ?? 0), colour))
      }
    }
    return largest
  }

  /** Estimates the size of a clearing; negative if the move is to be skipped. */
  #sizeOf(from: number, to: number, colour: number): number {
    const target = this.cells[to] ?? WALL
    if (target === 0) {
      const matches = this.#countBeside(to, colour) - 1
      if (matches > 0) return matches + 1
      return (this.slides[this.turn] ?? 0) > 0 ? 0 : -1
    }
    if ((target & COLOUR) !== colour || this.#marks[from] === this.#mark) return -1
    return this.#markGroup(from, colour)
  }

  #countBeside(cell: number, colour: number): number {
    return (
      (this.#colour(cell - STRIDE) === colour ? 1 : 0) +
      (this.#colour(cell + STRIDE) === colour ? 1 : 0) +
      (this.#colour(cell - 1) === colour ? 1 : 0) +
      (this.#colour(cell + 1) === colour ? 1 : 0)
    )
  }

  #markGroup(start: number, colour: number): number {
    let end = 0
    this.#marks[start] = this.#mark
    this.#stack[end++] = start
    for (let next = 0; next < end; next++) {
      const cell = this.#stack[next] ?? 0
      for (let direction = 0; direction < 4; direction++) {
        const beside = cell + (DIRECTIONS[direction] ?? 0)
        if (this.#colour(beside) !== colour || this.#marks[beside] === this.#mark) continue
        this.#marks[beside] = this.#mark
        this.#stack[end++] = beside
      }
    }
    return end
  }

  canMove(side: number): boolean {
    // A slide counts its own flower among the neighbours of its target.
    const needed = (this.slides[side] ?? 0) > 0 ? 1 : 2
    for (let cell = FIRST; cell <= LAST; cell++) {
      const colour = this.#colourOf(side, cell)
      if (colour === 0) continue
      for (let direction = 0; direction < 4; direction++) {
        if (this.#canGo(cell + (DIRECTIONS[direction] ?? 0), colour, needed)) return true
      }
    }
    return false
  }

  #canGo(to: number, colour: number, needed: number): boolean {
    const target = this.cells[to] ?? WALL
    return target === 0 ? this.#countBeside(to, colour) >= needed : (target & COLOUR) === colour
  }

  /** Packs a legal step, also one that is not generated since another gathers the same group. */
  moveOf({ from, to }: GardenStep): number {
    return (packCell(from) << MOVE_BITS) | packCell(to)
  }

  stepOf(move: number): GardenStep {
    const side = SIDES[this.turn] ?? 'human'
    return { side, from: unpackCell(move >> MOVE_BITS), to: unpackCell(move & TO) }
  }
}
