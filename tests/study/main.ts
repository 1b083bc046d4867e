import { checkDailyTable, writeDailyTable } from './daily'
import { studyDeals, studyPlanner, studyPlayers, studyReliability, studyStreams } from './grades'

/** What `npm run study` prints, in Markdown; `npm run study players deals 0.1` prints these, of a tenth of the boards. */
const SECTIONS: ReadonlyMap<string, (share: number) => void> = new Map([
  ['players', studyPlayers],
  ['planner', studyPlanner],
  ['streams', studyStreams],
  ['reliability', studyReliability],
  ['deals', studyDeals],
  ['daily', checkDailyTable],
  ['new-daily', writeDailyTable],
])

/** What is written only when it is asked for. */
const WRITING = 'new-daily'

const words = process.argv.slice(2)
const share = Number(words.find((word) => Number(word) > 0) ?? 1)
const asked = words.filter((word) => !(Number(word) > 0))
const stranger = asked.find((name) => !SECTIONS.has(name))
if (stranger) {
  console.error(`study: there is no ${stranger}; there is ${[...SECTIONS.keys()].join(', ')}`)
  process.exitCode = 2
} else {
  for (const [name, study] of SECTIONS) {
    if (asked.length === 0 ? name !== WRITING : asked.includes(name)) study(share)
  }
}
