import { type MoveCode, readGame, writeGame } from '#src/engine/game-code.ts'
import { makeLinkCode, type SharedBoard } from '#src/engine/link-code.ts'
import { finish, restore } from '#src/engine/restore.ts'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { makeSave } from '#src/engine/session.ts'
import { codeMove as cascadeCode } from '#src/games/cascade/rules/code.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { codeMove as gardenCode } from '#src/games/garden/rules/code.ts'
import { rules as garden } from '#src/games/garden/rules/rules.ts'
import { codeMove as linkCode } from '#src/games/link/rules/code.ts'
import { rules as link } from '#src/games/link/rules/rules.ts'
import { codeMove as patchesCode } from '#src/games/patches/rules/code.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import { record } from '../support/recorded'
import { quantile } from './quantile'
import { print, printTable } from './report'

type Game = GameTypes & { Options: SharedBoard['options'] }

/** Games that no setting was tuned on. */
const GAMES = 1_000
const FEW = 50

/** Prints the lengths of codes, and the time to write and to read one beside that of replaying its moves. */
export function codesBench(): void {
  const expert = { level: 'expert', gravity: 'none', layout: 'even' } as const
  const largest = {
    level: 'custom',
    cols: 30,
    rows: 30,
    kinds: 36,
    walls: 'none',
    gravity: 'none',
    layout: 'even',
  } as const
  const endless = { rows: 8, cols: 8, kinds: 7, counting: 'clusters', deal: 1 } as const
  print('Characters of the codes of random games with their times, and processor time of one')
  printTable({
    'Link, expert': measure({ rules: link, codeMove: linkCode }, expert, GAMES),
    'Link, expert, with assists and undos': measure(
      { rules: link, codeMove: linkCode },
      expert,
      GAMES,
      true,
    ),
    'Link, 900 tiles': measure({ rules: link, codeMove: linkCode }, largest, 5),
    'Patches, large': measure(
      { rules: patches, codeMove: patchesCode },
      { board: 'large', level: 'hard', deal: 1 },
      FEW,
    ),
    Garden: measure({ rules: garden, codeMove: gardenCode }, { difficulty: 'hard', deal: 1 }, FEW),
    'Cascade, 30 swaps': measure(
      { rules: cascade, codeMove: cascadeCode },
      { ...endless, swaps: 30 },
      FEW,
    ),
    'Cascade, 1,000 swaps': measure(
      { rules: cascade, codeMove: cascadeCode },
      { ...endless, swaps: 1_000 },
      5,
    ),
  })
}

function measure<G extends Game>(
  coded: MoveCode<G> & { readonly rules: Rules<G> },
  options: G['Options'],
  games: number,
  helped = false,
): Record<string, string> {
  const lengths: number[] = []
  const times = { replay: 0, write: 0, read: 0 }
  for (let index = 0; index < games; index++) {
    const session = record(coded.rules, options, `bench 34 ${index}`, { helped })
    const board = makeLinkCode({ game: coded.rules.id, options, seed: session.seed })
    times.replay += spent(() => restore(coded.rules, makeSave(coded.rules, session, 0)))
    let code = ''
    times.write += spent(() => {
      code = writeGame(coded, session, board)
    })
    times.read += spent(() => finish(readGame(coded, session, board, code)))
    lengths.push(code.length)
  }
  return {
    games: `${games}`,
    median: quantile(lengths, 0.5),
    '99 %': quantile(lengths, 0.99),
    most: quantile(lengths, 1),
    'ms to write': (times.write / games).toFixed(1),
    'ms to read': (times.read / games).toFixed(1),
    'times a replay': (times.read / times.replay).toFixed(1),
  }
}

/** Returns processor milliseconds. */
function spent(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
