import type { Route } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { type CodeProblem, findLinkProblem, readGame } from '#src/engine/game-code.ts'
import { type LinkedBoard, RACE_USES } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import { inTasks } from '#src/ui/tasks.ts'

/** The game of a link: to watch, or to race. */
export interface Linked extends Pick<Playing, 'ghost' | 'raceUse'> {
  readonly watched?: SessionOf
}

/** Checks a link against its checksum, and reads the game in it without blocking the page. */
export async function readLinked(
  { rules, loadCode }: Screen,
  { options, seed = '' }: Route,
  linked: LinkedBoard,
): Promise<Result<Linked, CodeProblem>> {
  const { board, code } = linked
  const problem = findLinkProblem(linked)
  if (problem) return { ok: false, code: problem }
  if (!code) return { ok: true, value: {} }
  const { codeMove } = await loadCode()
  const read = readGame({ rules, codeMove }, { options, seed }, board, code.text)
  const game = await inTasks(read)
  if (!game.ok) return game
  const raceUse = RACE_USES.find((use) => use === code.use)
  return {
    ok: true,
    value: raceUse ? { ghost: game.value, raceUse } : { watched: game.value },
  }
}
