import { countGroups } from '#src/games/cascade/rules/cascade.ts'
import { findMarks, type Group } from '#src/games/cascade/rules/matches.ts'
import type { Terminal } from '../terminal.ts'
import type { MatchesRequest } from './options.ts'

/** Prints the matches of a board. Resolves to the exit code. */
export const printMatches = (
  { board, counting }: MatchesRequest,
  { print }: Terminal,
): Promise<number> => print(`${makeList(countGroups(board, findMarks(board), counting))}\n`)

/** Writes a list that is read as JSON and as Python: `[[3, 0, 1, 8], [1, 1, 2, 3]]`. */
const makeList = (matches: readonly Group[]): string =>
  `[${matches.map((match) => `[${match.join(', ')}]`).join(', ')}]`
