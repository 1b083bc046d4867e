import type { Pair } from '#src/engine/grid.ts'
import type { Board } from '../board/board.ts'
import type { Gravity } from '../board/gravity.ts'
import type { Path } from '../board/path.ts'
import type { Layout, LinkOptions, Net } from '../deal/levels.ts'
import type { LinkOptionProblem } from './options.ts'

export interface LinkState extends Net {
  readonly board: Board
  readonly gravity: Gravity
  readonly moves: number
  readonly seed: string
}

export type LinkMove =
  /** Two cells, as they were chosen. */
  | ({ readonly type: 'attempt' } & Pair)
  /** Reshuffles the remaining tiles with its own seed. */
  | { readonly type: 'shuffle'; readonly layout: Layout; readonly seed: string }

export type ShuffleMove = Extract<LinkMove, { type: 'shuffle' }>

export type LinkEvent =
  | ({ readonly type: 'matched'; readonly kind: number; readonly path: Path } & Pair)
  | ({ readonly type: 'blocked'; readonly kind: number } & Pair)
  | ({ readonly type: 'different'; readonly kinds: readonly [number, number] } & Pair)
  /** Tiles moved by gravity, with positions on the new board. */
  | { readonly type: 'slid'; readonly slides: readonly Pair[] }
  /** No match is left; a forced shuffle or the loss follows. */
  | { readonly type: 'stuck' }
  /** `origins` has the previous cell of each cell's tile; `forced` if the player did not request it. */
  | { readonly type: 'shuffled'; readonly origins: Readonly<Uint16Array>; readonly forced: boolean }
  | { readonly type: 'cleared' }
  /** There is no net, or no clearable layout between the walls: the game is over. */
  | { readonly type: 'lost' }

/** Tests the events of a step for a shuffle. */
export const isShuffled = ({ events }: { readonly events: readonly { type: string }[] }): boolean =>
  events.some(({ type }) => type === 'shuffled')

export type LinkRefusal = 'over' | 'outside' | 'empty' | 'same-cell' | 'no-layout' | 'no-net'

export type LinkGame = {
  Options: LinkOptions
  State: LinkState
  Move: LinkMove
  Event: LinkEvent
  Code: LinkRefusal
  Problem: LinkOptionProblem
}
