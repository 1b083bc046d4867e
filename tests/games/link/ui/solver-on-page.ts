import { findOpening } from '#src/games/link/board/opening.ts'
import { findGradedDeal } from '#src/games/link/grade/engine/find-graded.ts'
import { gradeOf } from '#src/games/link/grade/engine/grade.ts'
import { tilesLeft } from '#src/games/link/grade/engine/players.ts'
import { findPeeledShuffle } from '#src/games/link/solver/find.ts'
import { proveByPlayouts } from '#src/games/link/solver/playouts.ts'
import { decideBoards, lastClearable } from '#src/games/link/solver/points-of-no-return.ts'
import { statusAfter, verdictOf } from '#src/games/link/solver/verdict.ts'
import type { Solver } from '#src/games/link/types.ts'

/** The solver without a worker. */
export const onPage: Solver = {
  findDeal: async (options, seed) => ({ value: { options, seed }, line: null }),
  findShuffle: async (state, stem) => findPeeledShuffle(state, stem),
  findOpening: async (board, gravity, pair) => findOpening(board, gravity, pair),
  verdictOf: async (state) => verdictOf(state),
  lastClearable: async (segments, gravity, onProgress) =>
    lastClearable(segments, gravity, { onProgress }),
  findGradedDeal: async (request, stem) => findGradedDeal(request, stem, proveByPlayouts),
  gradeOf: async (board, gravity) => gradeOf(board, gravity),
  tilesLeft: async (board, gravity) => tilesLeft(board, gravity),
  decideBoards: async (game, onProgress) => decideBoards(game, { onProgress }),
  statusAfter: async (state, match, options) => statusAfter(state, match, options),
  end: () => {},
}
