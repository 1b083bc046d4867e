import type { Playing } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import { answerTurns, wait } from '#src/play/worker/drive.ts'
import { makeWorkerService, orOnPage } from '#src/play/worker/worker-service.ts'
import type { Level, PatchesState, Placement } from './rules/types.ts'
import { type View, viewFor } from './rules/view.ts'
import { isOpponentsTurn, type Patches, stateNow } from './store.ts'
import type { OpponentService } from './worker.ts'

/** The opponent, which is given a view, never the state or seed: those would reveal hands and deck. */
export interface Opponent {
  decide(view: View, level: Level): Promise<Placement>
  end(): void
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** The fallback of all levels but `hard`, the only one with a budget. */
const decideOnPage = async (view: View, level: Level): Promise<Placement> => {
  const { decide } = await import('./ai/opponent.ts')
  return decide(view, level, newSeed(), { samples: 0 })
}

/** Minimum answer time; an instant answer looks precomputed. */
const SHORTEST_MS = 400

/**
 * The opponent in a lazily started worker; all but the hard level fall back to the page. Decisions draw from random
 * streams unrelated to the deal's.
 */
export function startOpponent(): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  const decide = (view: View, level: Level): Promise<Placement> =>
    ask((service) => service.decide(view, level, newSeed()))
  const decideEasily = orOnPage(decide, decideOnPage)
  return {
    decide: async (view, level) => {
      const decided = (level === 'hard' ? decide : decideEasily)(view, level)
      const [placement] = await Promise.all([decided, wait(SHORTEST_MS)])
      return placement
    },
    end,
  }
}

/** Asks the opponent whenever it is its turn; never reuses an answer, so that undo does not reveal its placement. */
export const runOpponent = ({
  store,
  worker,
}: Pick<Playing<Patches>, 'store' | 'worker'>): (() => void) =>
  answerTurns<Patches, Placement | PatchesState>(
    { store },
    {
      // A sealed placement is a new object each time.
      questionIn: (now) => (isOpponentsTurn(now) ? (now.sealed ?? stateNow(now)) : null),
      ask: async () => {
        const { session } = store.getState()
        const view = viewFor(stateNow({ session }), 'opponent')
        const placement = await worker.decide(view, session.options.level)
        return () => store.getState().answer(placement)
      },
    },
  )
