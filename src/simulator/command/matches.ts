/* `matches`: those of one board, as a list. */

import type { Board } from '#src/games/cascade/rules/board.ts'
import { countGroups } from '#src/games/cascade/rules/cascade.ts'
import { findMarks, type Group } from '#src/games/cascade/rules/matches.ts'
import type { Settings } from '../runs/settings.ts'
import { refuse } from '../terminal/command.ts'
import { accept, type Parsed } from '../terminal/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { readBoard } from './board-file.ts'
import { GAMES, parseTable } from './option-table.ts'

export interface MatchesRequest extends Pick<Settings, 'counting'> {
  readonly type: 'matches'
  readonly board: Board
}

export function parseMatches(
  values: { readonly counting?: string },
  [file]: readonly string[],
): Parsed<MatchesRequest> {
  if (file === undefined) return refuse('matches', 'has no file', 'a board, like board.txt')
  const options = parseTable({ counting: GAMES.counting }, values)
  if (!options.ok) return options
  const board = readBoard(file)
  return board.ok ? accept({ type: 'matches', board: board.value, ...options.value }) : board
}

/** Resolves to the exit code. */
export const printMatches = (
  { board, counting }: MatchesRequest,
  { print }: Terminal,
): Promise<number> => print(`${makeList(countGroups(board, findMarks(board), counting))}\n`)

/** Writes a list that is read as JSON and as Python: `[[3, 0, 1, 8], [1, 1, 2, 3]]`. */
const makeList = (matches: readonly Group[]): string =>
  `[${matches.map((match) => `[${match.join(', ')}]`).join(', ')}]`
