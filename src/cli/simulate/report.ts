import { existsSync } from 'node:fs'
import { Output } from '../output.ts'
import { listenForInterrupt, type Terminal } from '../terminal.ts'
import type { ReportRequest } from './options.ts'
import { measureAll } from './report-measure.ts'
import { makePage } from './report-page.ts'

/** Measures boards in workers of `module` and writes a page. Resolves to the exit code. */
export async function runReport(
  request: ReportRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  const { html, force } = request
  if (existsSync(html) && !force)
    return terminal.printError(`${html} already exists; use --force to replace it`, 2)
  const output = new Output(html)
  if (output.problem !== undefined) return terminal.printError(output.problem, 2)
  const interrupt = listenForInterrupt()
  const findings = await measureAll(request, module, interrupt)
  if (interrupt.signal.aborted) {
    interrupt.close()
    terminal.printError('stopped; no file is written', 0)
    return interrupt.exitCode()
  }
  output.write(makePage(request, findings))
  output.save()
  interrupt.close()
  if (output.problem !== undefined) return terminal.printError(output.problem, 1)
  return terminal.print(`wrote ${html}\n`)
}
