/* What the commands that play games share: threads, a bar, an end by Ctrl-C, and files of what is complete. */
import { Tinypool } from 'tinypool'
import type { Batch, Games } from '../runs/batch.ts'
import type { LevelTask } from '../runs/level-games.ts'
import type { Settings } from '../runs/settings.ts'
import type { Logged } from '../runs/swap-log.ts'
import { type Output, printProblems, problemsOf, saveAndPrint } from '../terminal/output.ts'
import {
  doUntilInterrupted,
  type Progress,
  startProgress,
  type Terminal,
} from '../terminal/terminal.ts'

/** Results wanted of each batch beside its findings. To copy rows from thread to thread takes a twentieth of the time. */
export interface Wanted {
  readonly rows?: boolean
  readonly logged?: Logged | undefined
}

/** Games for a thread. */
export interface Task extends Wanted {
  readonly settings: Settings
  readonly games: Games
}

export const startPool = (module: URL, threads: number): Tinypool =>
  new Tinypool({ filename: module.href, minThreads: threads, maxThreads: threads })

/** Starts threads, each of which runs the functions of `module`. */
export function startThreads(module: URL, threads: number, wanted: Wanted = {}) {
  const pool = startPool(module, threads)
  return {
    play: (settings: Settings, games: Games): Promise<Batch> =>
      pool.run({ settings, games, ...wanted } satisfies Task),
    playLevel: (task: LevelTask): Promise<number> => pool.run(task, { name: 'playLevels' }),
    close: () => pool.destroy(),
  }
}

/** Threads, or foreign agents in processes of their own. */
export interface Crew {
  close(): Promise<unknown>
  /** Abandons games in play, where those may take long. */
  stop?(): Promise<unknown>
}

/** Lets a crew play, with a bar of the games that are played, and ends both. */
export async function playWith<Played>(
  crew: Crew,
  { games, signal }: { readonly games: number; readonly signal: AbortSignal },
  play: (progress: Progress) => Promise<Played>,
): Promise<Played> {
  const progress = startProgress(games)
  signal.addEventListener('abort', () => crew.stop?.())
  try {
    return await play(progress)
  } finally {
    progress.stop()
    await crew.close()
  }
}

/** The files of a command: figures at its end, and tables that are written while it plays. */
interface Outputs {
  readonly json: Output
  readonly tables?: readonly Output[]
}

/** The games of a command that are complete, and their figures. */
interface GamesPlayed {
  /** Their number. */
  readonly games: number
  /** For the file, and to print. */
  readonly json?: string
  readonly text?: string
  /** A sentence on why games are missing. */
  readonly problem?: string | undefined
}

/** Plays until interrupted, saves and prints what is complete, and says where it stopped. Resolves to the exit code. */
export async function playAndSave(
  { json, tables = [] }: Outputs,
  terminal: Terminal,
  play: (signal: AbortSignal) => Promise<GamesPlayed>,
): Promise<number> {
  const outputs = [json, ...tables]
  const [refusal] = problemsOf(outputs)
  if (refusal !== undefined) return terminal.printError(refusal, 2)
  return await doUntilInterrupted(async (signal) => {
    const { games, json: content = '', text = '', problem } = await play(signal)
    if (games > 0) json.write(content)
    const saved =
      games > 0 ? await saveAndPrint(outputs, text, terminal) : printProblems(outputs, terminal)
    const code = problem === undefined ? saved : terminal.printError(problem, 1)
    if (signal.aborted || problem !== undefined || problemsOf(tables).length > 0)
      terminal.printError(describeStop(games, outputs), 0)
    return code
  })
}

const LIST = new Intl.ListFormat('en')

/** Names what remains of a command that was stopped. */
function describeStop(games: number, outputs: readonly Output[]): string {
  if (games === 0) return 'stopped before a game was complete; no file is written'
  const complete = `stopped; ${games} games are complete`
  const saved = outputs.flatMap(({ path, problem }) => (problem ? [] : (path ?? [])))
  return saved.length > 0 ? `${complete} and kept in ${LIST.format(saved)}` : complete
}
