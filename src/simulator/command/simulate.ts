import { serve } from '../serve/serve.ts'
import type { Command } from '../terminal/command.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { runComparison } from './compare.ts'
import { runLevels } from './levels.ts'
import { printMatches } from './matches.ts'
import { merge } from './merge.ts'
import { HELP } from './option-table.ts'
import { parseSimulate, type SimulateRequest } from './options.ts'
import { runSimulation } from './run.ts'

/** The command `simulate`, whose threads run `module`. */
export const makeSimulate = (module: URL): Command<SimulateRequest> => ({
  name: 'simulate',
  help: HELP,
  parse: parseSimulate,
  run: (request, terminal) => run(request, module, terminal),
})

async function run(request: SimulateRequest, module: URL, terminal: Terminal): Promise<number> {
  switch (request.type) {
    case 'matches':
      return printMatches(request, terminal)
    case 'merge':
      return merge(request, terminal)
    case 'compare':
      return runComparison(request, module, terminal)
    case 'serve':
      return serve(terminal)
    case 'levels':
      return runLevels(request, module, terminal)
    case 'run':
      return runSimulation(request, module, terminal)
  }
}
