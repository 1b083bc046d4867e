import { isMainThread } from 'node:worker_threads'
import { arenaBench } from './arena'
import { browserBench } from './browser'
import { cascadeBench } from './cascade'
import { codesBench } from './codes'
import { gardenBench } from './garden'
import { linkBench } from './link'
import { writeReport } from './report'
import { sizesBench } from './sizes'

/** Sections of `npm run bench`; `npm run bench sizes browser` runs only these. */
const SECTIONS: ReadonlyMap<string, () => void | Promise<void>> = new Map([
  ['link', linkBench],
  ['codes', codesBench],
  ['garden', gardenBench],
  ['cascade', cascadeBench],
  ['arena', arenaBench],
  ['sizes', sizesBench],
  ['browser', browserBench],
])

/** Worker threads of Cascade's section run these. */
export { playGames, rateRuns } from './cascade'

async function runSections(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.find((name) => !SECTIONS.has(name))
  if (unknown) {
    console.error(`bench: there is no ${unknown}; there is ${[...SECTIONS.keys()].join(', ')}`)
    process.exitCode = 2
    return
  }
  for (const [name, run] of SECTIONS) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await run()
    writeReport(name)
  }
}

if (isMainThread) await runSections(process.argv.slice(2))
