import { studyDaily, writeDailyTable } from './daily'
import { studyDeals } from './deals'
import type { Figures } from './figures'
import { studyIntervals } from './intervals'
import { studyJourney, writeJourneyTable } from './journey'
import { writeLevels } from './levels'
import { studyNet } from './net'
import { LOST, studyOpponents, TABLES } from './opponents'
import { writeProblems } from './problems'
import { studyPlanner, studyPlayers } from './rates'
import { save } from './save'
import { studySizes, studyStreams } from './sizes'

/** Yields rows of a section as soon as they are measured, on a share of the boards. */
type Study<Section extends keyof Figures> = (share: number) => Iterable<Partial<Figures[Section]>>

function run<Section extends keyof Figures>(section: Section, study: Study<Section>) {
  return (share: number) => {
    for (const rows of study(share)) save(section, rows)
  }
}

function runSizes(share: number) {
  for (const { sizes, reliability } of studySizes(share)) {
    save('sizes', sizes)
    save('reliability', reliability)
  }
}

/** Sections of `npm run study`; `npm run study players deals 0.1` studies these on a tenth of the boards. */
const SECTIONS: ReadonlyMap<string, (share: number) => void> = new Map([
  ['players', run('players', studyPlayers)],
  ['planner', run('planner', studyPlanner)],
  ['streams', run('streams', studyStreams)],
  ['sizes', runSizes],
  ['deals', run('deals', studyDeals)],
  ['daily', run('daily', studyDaily)],
  ['net', run('net', studyNet)],
  ['journey', run('journey', studyJourney)],
  ['opponents', (share) => studyOpponents(TABLES, share)],
  ['lessons', (share) => studyOpponents(LOST, share)],
  ['intervals', studyIntervals],
  ['new-daily', writeDailyTable],
  ['new-journey', writeJourneyTable],
  ['new-levels', writeLevels],
  ['new-problems', writeProblems],
])

/** Sections that only run when named begin with this. */
const REWRITE = 'new-'

const parameters = process.argv.slice(2)
const share = Number(parameters.find((text) => Number(text) > 0) ?? 1)
const names = parameters.filter((text) => !(Number(text) > 0))
const unknown = names.find((name) => !SECTIONS.has(name))
if (unknown) {
  console.error(`study: unknown section ${unknown}; sections: ${[...SECTIONS.keys()].join(', ')}`)
  process.exitCode = 2
} else {
  for (const [name, study] of SECTIONS) {
    if (names.length === 0 ? !name.startsWith(REWRITE) : names.includes(name)) study(share)
  }
}
