import { type ChildProcessByStdio, spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import type { Result } from '../engine/rules'

/** Maximum length of an answer, in characters. */
const LONGEST_ANSWER = 100
/** Time for a process to end after its input has ended. */
const GRACE_MS = 1000

/** Reasons why an agent cannot go on. */
export type AgentProblem =
  | 'ended'
  | 'cut'
  | 'slow'
  | 'too-long'
  | 'unasked'
  | 'nonsense'
  | 'illegal'
export type Answer = Result<string, AgentProblem>

/** A foreign agent's process: takes a line, answers with a line. */
export class AgentProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>
  private readonly closed: Promise<void>
  private readonly timer: NodeJS.Timeout
  private resolve: ((answer: Answer) => void) | undefined
  private problem: Answer | undefined
  private text = ''

  constructor(command: string, seconds: number) {
    // A process group of its own, to end whatever the command starts.
    this.child = spawn('sh', ['-c', command], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    })
    process.once('exit', this.kill)
    this.timer = setTimeout(() => this.timeOut(seconds), 1000 * seconds)
    this.child.stdin.on('error', () => {})
    this.child.stdout.setEncoding('utf8')
    this.child.stdout.on('data', (text: string) => this.read(text))
    this.child.on('error', ({ message }) => this.fail('ended', `cannot be started: ${message}`))
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

  ask(line: string): Promise<Answer> {
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
    this.kill()
  }

  private readonly kill = (): void => {
    process.off('exit', this.kill)
    clearTimeout(this.timer)
    if (this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      // All of the group have ended.
    }
  }

  private read(text: string): void {
    if (this.problem) return
    this.text += text
    const end = this.text.indexOf('\n')
    if (end < 0 && this.text.length <= LONGEST_ANSWER) return
    const line = this.text.slice(0, end)
    if (end < 0 || end > LONGEST_ANSWER) {
      this.fail('too-long', `answered with a line of more than ${LONGEST_ANSWER} characters`)
    } else if (!this.resolve || end + 1 < this.text.length) {
      this.fail('unasked', 'wrote more than one line for a question')
    } else {
      this.text = ''
      this.give({ ok: true, value: line })
    }
  }

  private give(answer: Answer): void {
    const { resolve } = this
    this.resolve = undefined
    resolve?.(answer)
  }

  private fail(code: AgentProblem, detail: string): void {
    this.problem ??= { ok: false, code, detail }
    this.give(this.problem)
  }

  private timeOut(seconds: number): void {
    if (this.resolve) this.fail('slow', `did not answer within ${seconds} s`)
  }

  private end(code: number | null, signal: string | null): void {
    const how = signal ? `was ended by ${signal}` : `ended with exit code ${code}`
    const reason = code === 127 ? `${how}: there is no such command` : how
    if (this.text === '') this.fail('ended', reason)
    else this.fail('cut', `${reason} in the middle of a line`)
  }
}
