/* The process of a foreign agent: lines in and out, and a certain end. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { accept, type Parsed, refuseWith } from '../terminal/files.ts'

/** Maximum length of an answer, in characters. */
const LONGEST_ANSWER = 100
/** Time for a process to end after its input, and for its output to end after it. */
const GRACE_MS = 1000

/**
 * Starts the command, and a watchdog in its process group. The watchdog's descriptor 3 closes when the run
 * ends, also by SIGKILL; it then ends the group.
 */
const SCRIPT = `
( (read -r _ <&3; sleep ${GRACE_MS / 1000}; kill -9 0) & ) >/dev/null 2>&1
exec sh -c "$1" 3<&-`

/** A foreign agent's process: takes a line, answers with a line. */
export class AgentProcess {
  private readonly child: ChildProcessWithoutNullStreams
  private readonly closed: Promise<void>
  private readonly timer: NodeJS.Timeout
  private resolve: ((answer: Parsed<string>) => void) | undefined
  private problem: Parsed<string> | undefined
  private text = ''

  constructor(command: string, seconds: number) {
    // A process group of its own, to end whatever the command starts.
    this.child = spawn('sh', ['-c', SCRIPT, 'sh', command], {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
      detached: true,
    })
    // Unreferenced: the pipes keep the run going until they close.
    this.timer = setTimeout(() => {
      if (this.resolve) this.fail(`did not answer within ${seconds} s`)
    }, 1000 * seconds).unref()
    this.child.stdin.on('error', () => {})
    this.child.stdout.setEncoding('utf8')
    this.child.stdout.on('data', (text: string) => this.read(text))
    // Not inherited: what left the group could hold the run's own standard error open.
    this.child.stderr.on('data', (text: Buffer) => process.stderr.write(text))
    this.child.on('error', ({ message }) => this.fail(`cannot be started: ${message}`))
    this.child.on('exit', () => {
      clearTimeout(this.timer)
      this.kill()
      setTimeout(this.closePipes, GRACE_MS).unref()
    })
    this.closed = new Promise((resolve) => {
      this.child.on('close', (code, signal) => {
        this.end(code, signal)
        resolve()
      })
    })
  }

  send(line: string): void {
    if (!this.problem) this.child.stdin.write(`${line}\n`)
  }

  ask(line: string): Promise<Parsed<string>> {
    return new Promise((resolve) => {
      if (this.problem) return resolve(this.problem)
      this.resolve = resolve
      this.timer.refresh()
      this.send(line)
    })
  }

  /** Ends its input, then the process if that is not enough. */
  async close(): Promise<void> {
    this.child.stdin.end()
    const timer = setTimeout(this.kill, GRACE_MS)
    await this.closed
    clearTimeout(timer)
  }

  private readonly kill = (): void => {
    if (this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      // All of the group have ended.
    }
  }

  /** Stops reading: a process that left the group may hold the pipes open for ever. */
  private readonly closePipes = (): void => {
    for (const pipe of this.child.stdio) pipe?.destroy()
  }

  private read(text: string): void {
    if (this.problem) return
    this.text += text
    const end = this.text.indexOf('\n')
    if (end < 0 && this.text.length <= LONGEST_ANSWER) return
    const line = this.text.slice(0, end)
    if (end < 0 || end > LONGEST_ANSWER) {
      this.fail(`answered with a line of more than ${LONGEST_ANSWER} characters`)
    } else if (!this.resolve || end + 1 < this.text.length) {
      this.fail('wrote more than one line for a question')
    } else {
      this.text = ''
      this.give(accept(line))
    }
  }

  private give(answer: Parsed<string>): void {
    const { resolve } = this
    this.resolve = undefined
    resolve?.(answer)
  }

  private fail(detail: string): void {
    this.problem ??= refuseWith(detail)
    this.give(this.problem)
  }

  private end(code: number | null, signal: string | null): void {
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`
    const reason = code === 127 ? `${how}: there is no such command` : how
    this.fail(this.text === '' ? reason : `${reason} in the middle of a line`)
  }
}
