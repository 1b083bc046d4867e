import * as v from 'valibot'
import { wilsonInterval } from '#src/engine/interval.ts'
import { type CascadeLevel, makeLevel } from '#src/games/cascade/rules/level.ts'
import { alignColumns, describeUnusual, percent } from '../report/text.ts'
import { countGames, type Games, joinGames } from '../runs/batch.ts'
import { describeAgent, parseReported, SETTINGS, type Settings } from '../runs/settings.ts'
import { accept, type Parsed, refuseWith } from '../terminal/files.ts'
import { parseLevel } from './levels-file.ts'

/** An agent's games of a level, and how many passed it. */
export interface Trial {
  readonly level: CascadeLevel
  readonly agent: Settings['agent']
  played: readonly Games[]
  passed: number
}

/** Trials of each level in turn, by the same agents. */
export interface LevelsReport {
  /** Of all games, but for agent and swaps. */
  readonly settings: Settings
  readonly trials: readonly Trial[]
}

const FORMAT = 'cascade-levels'
const VERSION = 2

const rateOf = ({ played, passed }: Pick<Trial, 'played' | 'passed'>) => {
  const games = countGames(played)
  return { rate: games === 0 ? null : passed / games, interval: wilsonInterval(passed, games) }
}

/** Writes rates to read and counts to merge, so that equal games give equal text. */
export function makeLevelsReport({ settings, trials }: LevelsReport): string {
  const { agent: _, swaps: _swaps, burnIn: _burnIn, ...others } = settings
  const content = {
    format: FORMAT,
    version: VERSION,
    settings: others,
    trials: trials.map(({ level, agent, played, passed }) => ({
      level: makeLevel(level),
      agent,
      games: countGames(played),
      passed,
      ...rateOf({ played, passed }),
      played,
    })),
  }
  return `${JSON.stringify(content, null, 1)}\n`
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const reportSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  settings: v.looseObject({}),
  trials: v.array(
    v.object({
      level: v.string(),
      agent: SETTINGS.agent,
      played: v.array(v.tuple([count, count])),
      passed: count,
    }),
  ),
})

const textSchema = v.pipe(v.string(), v.parseJson())

/** Tests for the format, whatever else is wrong with the report. */
export const isLevelsReport = (text: string): boolean =>
  v.is(v.pipe(textSchema, v.object({ format: v.literal(FORMAT) })), text)

/** Parses a report. A refusal goes on after its name. */
export function parseLevelsReport(text: string): Parsed<LevelsReport> {
  const report = v.safeParse(v.pipe(textSchema, reportSchema), text)
  if (!report.success) return refuseWith('is not a report that --levels wrote')
  const settings = parseReported(report.output.settings)
  if (!settings.ok) return refuseWith(`has settings that are not accepted (${settings.code})`)
  const trials: Trial[] = []
  for (const { level: text, ...trial } of report.output.trials) {
    const level = parseLevel(text, settings.value)
    if (!level.ok) return refuseWith(`has a level that is not accepted: ${level.detail}`)
    if (!isPossible(trial, settings.value))
      return refuseWith('has figures that cannot all be true; play that part again')
    trials.push({ ...trial, level: level.value })
  }
  return accept({ settings: settings.value, trials })
}

function isPossible({ played, passed }: Pick<Trial, 'played' | 'passed'>, { games }: Settings) {
  const isInOrder = played.every(([from, to]) => from < to && to <= games)
  return isInOrder && joinGames(played) !== undefined && passed <= countGames(played)
}

export function mergeLevelsReports(a: LevelsReport, b: LevelsReport): Parsed<LevelsReport> {
  if (describe(a) !== describe(b))
    return refuseWith('has other settings, levels or agents than the files before it')
  const trials: Trial[] = []
  for (const [index, trial] of a.trials.entries()) {
    const other = b.trials[index] ?? trial
    const played = joinGames([...trial.played, ...other.played])
    if (!played) return refuseWith('has games that the files before it have as well')
    trials.push({ ...trial, played, passed: trial.passed + other.passed })
  }
  return accept({ settings: a.settings, trials })
}

const describe = ({ settings, trials }: LevelsReport): string =>
  JSON.stringify([settings, trials.map(({ level, agent }) => [level, agent])])

export function makeLevelsText({ settings, trials }: LevelsReport): string {
  const { weights, counting, seed, games } = settings
  const rows = trials.flatMap((trial, index) => {
    const { rate, interval } = rateOf(trial)
    const row = [`  ${describeAgent(trial.agent)}`, describeGames(trial, games)]
    const rates = [rate, ...interval].map(percent)
    const level = makeLevel(trial.level)
    const before = trials[index - 1]
    const head = before && makeLevel(before.level) === level ? [] : [[level, '', '', '', '']]
    return [...head, [...row, ...rates]]
  })
  const table = alignColumns([['', 'games', 'passed', '95% from', 'to'], ...rows])
  const drawn = weights ? `by weights ${weights}` : 'evenly'
  const what = `Gems drawn ${drawn} and counted by ${counting}${describeUnusual(settings)}, seed ${seed}.`
  const isWhole = trials.every(({ played }) => countGames(played) === games)
  return [
    what,
    `Agents know the goal and what it still wants.\n\n${table}\n`,
    ...(isWhole ? [] : [COUNTED]),
  ].join('\n')
}

const COUNTED = `Only complete games are counted; "played" in the --json file has their numbers.\n`

/** Says of how many games a trial has some. */
function describeGames({ played }: Trial, games: number): string {
  const count = countGames(played)
  return count === games ? `${count}` : `${count} of ${games}`
}
