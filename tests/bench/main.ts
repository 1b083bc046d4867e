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

const asked = process.argv.slice(2)
const stranger = asked.find((name) => !SECTIONS.has(name))
if (stranger) {
  console.error(`bench: there is no ${stranger}; there is ${[...SECTIONS.keys()].join(', ')}`)
  process.exitCode = 2
} else {
  for (const [name, print] of SECTIONS) {
    if (asked.length === 0 || asked.includes(name)) await print()
  }
}
