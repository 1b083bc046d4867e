import { checkDailyTable, writeDailyTable } from './daily'
import { studyDeals, studyPlanner, studyPlayers, studyReliability, studyStreams } from './grades'

/** Sections of `npm run study`; `npm run study players deals 0.1` prints these for a tenth of the boards. */
const SECTIONS: ReadonlyMap<string, (share: number) => void> = new Map([
  ['players', studyPlayers],
  ['planner', studyPlanner],
  ['streams', studyStreams],
  ['reliability', studyReliability],
  ['deals', studyDeals],
  ['daily', checkDailyTable],
  ['new-daily', writeDailyTable],
])

/** A section that only runs when named. */
const REWRITE = 'new-daily'

const parameters = process.argv.slice(2)
const share = Number(parameters.find((text) => Number(text) > 0) ?? 1)
const names = parameters.filter((text) => !(Number(text) > 0))
const unknown = names.find((name) => !SECTIONS.has(name))
if (unknown) {
  console.error(`study: unknown section ${unknown}; sections: ${[...SECTIONS.keys()].join(', ')}`)
  process.exitCode = 2
} else {
  for (const [name, study] of SECTIONS) {
    if (names.length === 0 ? name !== REWRITE : names.includes(name)) study(share)
  }
}
