import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll } from 'vitest'
import { makeSimulate } from '#src/simulator/command/simulate.ts'
import { answer } from '#src/simulator/terminal/command.ts'
import type { Terminal } from '#src/simulator/terminal/terminal.ts'
import { type Command, folderOf } from './build-commands'

/** A command that hangs fails its test. */
const PATIENCE = 50_000

/** Its threads run the built command. */
const SIMULATE = makeSimulate(pathToFileURL(resolve(folderOf('simulate'), 'main.js')))

const argumentsOf = (line: string | readonly string[]): readonly string[] =>
  typeof line === 'string' ? line.split(' ') : line

/** A command of `npm run`, built before the tests, with a folder of its own for its output. */
export function openCommand(command: Command) {
  const files = mkdtempSync(join(tmpdir(), `${command}-`))
  // A name of its own, by which its processes are found.
  const main = join(mkdtempSync(join(tmpdir(), 'main-')), `${command}.js`)
  symlinkSync(resolve(folderOf(command), 'main.js'), main)
  const started: ChildProcess[] = []
  afterAll(() => {
    for (const run of started) run.kill('SIGKILL')
    for (const folder of [files, dirname(main)]) rmSync(folder, { recursive: true })
  })
  const fileOf = (file: string) => join(files, file)
  return {
    main,
    files,
    fileOf,
    read: (file: string) => readFileSync(fileOf(file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(fileOf(file), text),
    folder: (folder: string) => {
      mkdirSync(fileOf(folder))
      return () => readdirSync(fileOf(folder)).toSorted()
    },
    /** Runs `simulate` in this process, in the command's folder. A text is arguments with spaces between them. */
    simulate: async (line: string | readonly string[]) => {
      const cwd = process.cwd()
      const others = process.listeners('exit')
      process.chdir(files)
      try {
        return await doHere((terminal) => answer(SIMULATE, argumentsOf(line), terminal))
      } finally {
        // What it leaves to its exit.
        for (const leave of process.listeners('exit')) if (!others.includes(leave)) leave(0)
        process.chdir(cwd)
      }
    },
    /** Runs the command to its end in a process of its own. */
    run: (line: string | readonly string[]) => {
      const options = { encoding: 'utf8', cwd: files, timeout: PATIENCE } as const
      const { status, stdout, stderr } = spawnSync('node', [main, ...argumentsOf(line)], options)
      return { status, stdout, stderr }
    },
    /** Runs a line of bash in which the command has its name. */
    bash: (line: string) => {
      const script = `${command}() { node ${main} "$@"; }; ${line}`
      const options = { encoding: 'utf8', cwd: files, timeout: PATIENCE } as const
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], options)
      return { status, stdout, stderr }
    },
    /** Starts the command, to be killed later. */
    start: (args: readonly string[]) => {
      const run = spawn('node', [main, ...args], { cwd: files })
      started.push(run)
      let stderr = ''
      run.stderr.on('data', (text) => {
        stderr += text
      })
      const ended = new Promise<number | null>((resolve) => run.on('close', resolve))
      return { run, ended, stderr: () => stderr }
    },
  }
}

/** Does the work of `simulate` in this process, which is faster. Returns what a process of its own would. */
export async function doHere(work: (terminal: Terminal) => number | Promise<number>) {
  let stdout = ''
  let stderr = ''
  const status = await work({
    print: async (text) => {
      stdout += text
      return 0
    },
    printError: (line, code) => {
      stderr += `simulate: ${line}\n`
      return code
    },
  })
  return { status, stdout, stderr }
}

/** Tells whether a process with such a command line is running. */
export const isRunning = (command: string): boolean =>
  spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.includes(command)

/** Polls until a condition holds. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20))
}
