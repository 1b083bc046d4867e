import type { Strength } from '#src/engine/fields.ts'
import { exposeService } from '#src/play/worker/connection.ts'
import { judgeChoice, judgeMoves, oddsAt } from './ai/judge.ts'
import { decide } from './ai/opponent.ts'
import type { View } from './rules/view.ts'

/** Long enough to play well, short enough on low-end phones. */
const BUDGET_MS = 300

const service = {
  decide: (view: View, strength: Strength, seed: string) =>
    decide(view, strength, seed, { ms: BUDGET_MS, now: () => performance.now() }),
  judge: judgeMoves,
  /** Judges the present position alone, for a hint. */
  judgeChoice,
  odds: oddsAt,
}

export type OpponentService = typeof service

exposeService(service)
