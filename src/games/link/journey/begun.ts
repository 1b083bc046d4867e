import type { Route } from '#src/define/route.ts'
import { findBegun } from '#src/saves/saved-games.ts'
import { seededSlots } from '#src/saves/saves.ts'
import type { StageChoice } from '../choice.ts'
import { rules } from '../rules/rules.ts'
import type { Link } from '../types.ts'
import { chooseStage } from './stages.ts'

/** Completes a stage's route with its board, or the earlier one on which its game in progress was begun. */
export async function chooseBegun(route: Route<Link>, choice: StageChoice): Promise<Route<Link>> {
  const chosen = chooseStage(route, choice)
  const begun = await findBegun(rules, seededSlots(rules.id, route.kind)).catch(() => undefined)
  return { ...chosen, ...begun }
}
