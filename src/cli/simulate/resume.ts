import { existsSync } from 'node:fs'
import type { Result } from '#src/engine/rules.ts'
import { countGames, type Games } from '#src/games/cascade/lab/batch.ts'
import type { Report } from '#src/games/cascade/lab/statistics/report.ts'
import type { Terminal } from '../terminal.ts'
import { readReport } from './merge.ts'
import type { RunRequest } from './options.ts'

type Earlier = Result<Report, 'other-settings' | 'other-games'>

/** Returns the report that an earlier run wrote; `undefined` if its games are to be played, again or for the first time. */
export function findEarlierReport(
  request: RunRequest,
  { printError }: Terminal,
): Earlier | undefined {
  const { json = '', settings, games } = request
  if (!existsSync(json)) return undefined
  const report = readReport(json)
  if (!report.ok) {
    printError(`${report.detail}; its games are played again`, 0)
    return undefined
  }
  if (JSON.stringify(report.value.settings) !== JSON.stringify(settings))
    return refuse('other-settings', `${json} has other settings; name another file or remove it`)
  if (!report.value.played.every((range) => isWithin(range, games)))
    return refuse('other-games', `${json} has games of other parts; name another file or remove it`)
  const played = countGames(report.value.played)
  if (played === games[1] - games[0]) return report
  printError(`${json} has ${played} of ${games[1] - games[0]} games; all are played again`, 0)
  return undefined
}

const isWithin = ([from, to]: Games, [first, end]: Games): boolean => from >= first && to <= end

const refuse = (code: 'other-settings' | 'other-games', detail: string): Earlier => ({
  ok: false,
  code,
  detail,
})
