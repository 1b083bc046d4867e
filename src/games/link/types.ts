import type { GameStore } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import type { Remote } from '#src/play/worker/remote.ts'
import type { Match } from './board/pairs.ts'
import type { LinkChoice } from './choice.ts'
import type { Grade } from './grade/engine/scales.ts'
import type { LinkGame, ShuffleMove } from './rules/types.ts'
import type { Found } from './solver/find.ts'
import type { Verdict } from './solver/verdict.ts'
import type { SolverService } from './worker.ts'

export interface LinkSlice {
  readonly selected: Position | null
  /** Cells marked by a hint, or by "show equal tiles" or "why", until the next step. */
  readonly hinted: readonly Position[]
  readonly equals: readonly Position[]
  /** The solver's verdict on the present board; `null` while computing. */
  readonly verdict: Verdict | null
  /** A hint is due as soon as the solver has one. */
  readonly wantsHint: boolean
  /** Tiles equal to the next selected one are to be shown. */
  readonly wantsEqual: boolean
  /** The times of the last matches in quick succession, in milliseconds. */
  readonly streak: readonly number[]
  readonly limitLifted: boolean
  /** The grade of the deal; `null` while computing. */
  readonly grade: Grade | null
  /** Draws each attempt and names the pattern of its path. */
  readonly debug: boolean
  /** Selects the tile, unselects it, or tries to match it with the selected one. */
  select(at: Position): void
  unselect(): void
  /** Marks a pair: at once if a clearing line is known, else as soon as one is. */
  hint(): void
  /** Marks the tiles equal to the selected one or, without one, to the next; again to call that off. */
  showEqual(): void
  /** Announces the tiles that match this one or, without one, the number of matching pairs; an assist. */
  announceMatches(at: Position | null): void
  /** Marks the tiles whose going opens a path to a refused pair, if two are enough; an assist. */
  explain(at: readonly Position[]): void
  /** Shuffles by a move that the solver found, with a line that clears the new board; refuses without one. */
  shuffle(found: Found<ShuffleMove> | undefined): void
  /** Undoes several steps as one assist. */
  undoTo(length: number): void
  liftLimit(): void
  setVerdict(verdict: Verdict): void
  setGrade(grade: Grade): void
  toggleDebug(): void
}

export type LinkSignal =
  | { readonly type: 'selected'; readonly at: Position; readonly kind: number }
  | { readonly type: 'unselected' }
  /** `sure` if the pair begins a line that is known to clear the board. */
  | { readonly type: 'hinted'; readonly pair: Match; readonly kind: number; readonly sure: boolean }
  | { readonly type: 'no-hint' }
  | { readonly type: 'equals'; readonly kind: number; readonly at: readonly Position[] }
  | { readonly type: 'nothing-selected' }
  | { readonly type: 'why'; readonly at: readonly Position[] }
  /** The board is proved lost, though pairs match. */
  | { readonly type: 'unclearable'; readonly asDealt: boolean }
  | { readonly type: 'no-shuffle' }
  | { readonly type: 'debug'; readonly shown: boolean }
  | { readonly type: 'partners'; readonly kind: number; readonly partners: readonly Position[] }
  | { readonly type: 'pairs'; readonly count: number }

/** Ghosts of removed tiles, paths, and the stars of a cleared board. */
export type LinkPiece =
  | { readonly type: 'tile'; readonly kind: number }
  | { readonly type: 'path'; readonly points: readonly Position[] }
  | { readonly type: 'star' }

export type Solver = Remote<SolverService>

export interface Link {
  Game: LinkGame
  Slice: LinkSlice
  Signal: LinkSignal
  Assist: 'hint' | 'undo' | 'shuffle' | 'forced' | 'equal' | 'matches' | 'why'
  Piece: LinkPiece
  Choice: LinkChoice
  Worker: Solver
}

export type LinkStore = GameStore<Link>
