import type { Position } from '#src/engine/grid.ts'
import { positions } from '#src/engine/grid.ts'
import type { Notice } from '../events'
import { type Board, kindAt } from '../rules/board'
import type { CascadeEvent } from '../rules/types'

/** A gem in a film: the same from frame to frame, wherever it goes. A row above the board is below 0. */
export interface FilmGem extends Position {
  readonly id: number
  readonly kind: number
  /** About to go, with the rest of what lines up. */
  readonly isMarked: boolean
}

/** One picture: `still` before the swap, `swap` after it, then `match` and `fall` for each step. */
export interface Frame {
  readonly phase: 'still' | 'swap' | 'match' | 'fall'
  readonly gems: readonly FilmGem[]
  /** How many steps of the cascade have been seen, with this one. */
  readonly step: number
  /** Of this step. */
  readonly points: number
}

/** How long each picture is seen, in milliseconds, with the way there. */
export const PHASE_MS = { still: 20, swap: 220, match: 480, fall: 340 } as const satisfies Record<
  Frame['phase'],
  number
>

const keyOf = ({ row, col }: Position) => `${row},${col}`

type Matched = Extract<CascadeEvent, { type: 'matched' }>
type Fell = Extract<CascadeEvent, { type: 'fell' }>

/** What a swap did, picture by picture, from the board that it was made on. */
export function makeFilm(before: Board, events: readonly Notice[]): readonly Frame[] {
  const gems = new Map(
    [...positions(before)].map((position, id) => {
      const gem: FilmGem = { id, kind: kindAt(before, position), isMarked: false, ...position }
      return [keyOf(position), gem]
    }),
  )
  const reel = new Reel(gems)
  for (const [index, notice] of events.entries()) {
    if (notice.type === 'swapped') reel.swap(notice.from, notice.to)
    const next = events[index + 1]
    if (notice.type === 'matched' && next?.type === 'fell') reel.step(notice, next)
  }
  return reel.frames
}

/** Takes the pictures of one swap. */
class Reel {
  readonly frames: Frame[] = []
  private drawn: number

  constructor(private gems: Map<string, FilmGem>) {
    this.drawn = gems.size
    this.shoot('still', 0, 0)
  }

  swap(from: Position, to: Position): void {
    this.move([
      { from, to },
      { from: to, to: from },
    ])
    this.shoot('swap', 0, 0)
  }

  step({ step, cells, points }: Matched, { slides, drops }: Fell): void {
    for (const cell of cells) {
      const gem = this.gems.get(keyOf(cell))
      if (gem) this.gems.set(keyOf(cell), { ...gem, isMarked: true })
    }
    for (const { from, kind } of drops) {
      this.gems.set(keyOf(from), { id: this.drawn++, kind, isMarked: false, ...from })
    }
    this.shoot('match', step, points)
    for (const cell of cells) this.gems.delete(keyOf(cell))
    this.move([...slides, ...drops])
    this.shoot('fall', step, points)
  }

  private move(ways: readonly { readonly from: Position; readonly to: Position }[]): void {
    const moved = ways.flatMap(({ from, to }) => {
      const gem = this.gems.get(keyOf(from))
      return gem ? { ...gem, ...to } : []
    })
    for (const { from } of ways) this.gems.delete(keyOf(from))
    for (const gem of moved) this.gems.set(keyOf(gem), gem)
  }

  /** In the order of their numbers, so that a gem keeps its element on the page. */
  private shoot(phase: Frame['phase'], step: number, points: number): void {
    const gems = [...this.gems.values()].sort((a, b) => a.id - b.id)
    this.frames.push({ phase, step, points, gems })
  }
}
