import type { Route } from '#src/define/route.ts'
import { findBegun } from '#src/saves/saved-games.ts'
import { seededSlots } from '#src/saves/saves.ts'
import type { StageChoice } from '../choice.ts'
import { netOf } from '../deal/levels.ts'
import { rules } from '../rules/rules.ts'
import type { Link } from '../types.ts'
import { stageOf } from './stages.ts'

/**
 * Completes a stage's route with its board, or the earlier one on which its game in progress was begun; every game on it
 * is a result of its own.
 */
export async function chooseBegun(route: Route<Link>, choice: StageChoice): Promise<Route<Link>> {
  const { options, seed } = stageOf(choice)
  const begun = await findBegun(rules, seededSlots(rules.id, route.kind)).catch(() => undefined)
  return { ...route, options: { ...options, ...netOf(choice) }, seed, ...begun, repeats: true }
}
