import { isMainThread } from 'node:worker_threads'
import { type Batch, type Games, playBatch } from '#src/games/cascade/lab/batch.ts'
import type { Settings } from '#src/games/cascade/lab/settings.ts'
import { arenaBench } from './arena'
import { browserBench } from './browser'
import { cascadeBench } from './cascade'
import { gardenBench } from './garden'
import { linkBench } from './link'
import { sizesBench } from './sizes'

/** What `npm run bench` prints, one section after the other; `npm run bench sizes browser` prints only these. */
const SECTIONS: ReadonlyMap<string, () => void | Promise<void>> = new Map([
  ['link', linkBench],
  ['garden', gardenBench],
  ['cascade', cascadeBench],
  ['arena', arenaBench],
  ['sizes', sizesBench],
  ['browser', browserBench],
])

/** What this file does as a worker thread: plays some games of Cascade. */
export default function work({ settings, games }: { settings: Settings; games: Games }): Batch {
  return playBatch(settings, games)
}

async function printAsked(asked: readonly string[]): Promise<void> {
  const stranger = asked.find((name) => !SECTIONS.has(name))
  if (stranger) {
    console.error(`bench: there is no ${stranger}; there is ${[...SECTIONS.keys()].join(', ')}`)
    process.exitCode = 2
    return
  }
  for (const [name, print] of SECTIONS) {
    if (asked.length === 0 || asked.includes(name)) await print()
  }
}

if (isMainThread) await printAsked(process.argv.slice(2))
