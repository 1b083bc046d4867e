import { answerTurns, wait } from '#src/play/drive.ts'
import { newSeed } from '#src/play/seeds.ts'
import type { Playing } from '#src/play/types.ts'
import { makeWorkerService, orOnPage } from '#src/play/worker-service.ts'
import type { Choice, Level, PatchesState } from './rules/types'
import { type View, viewFor } from './rules/view'
import { isOpponentsTurn, type Patches, stateNow } from './store'
import type { OpponentService } from './worker'

/**
 * The opponent's thinking, done where it does not hold up the page. It is given a view, never the state, nor a seed: from
 * the deal's it could deal hands and deck again.
 */
export interface Opponent {
  decide(view: View, level: Level): Promise<Choice>
  end(): void
}

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** The choice of an opponent that does not think long: only `hard` has a use for a budget. */
const decideOnPage = async (view: View, level: Level): Promise<Choice> => {
  const { decide } = await import('./ai/opponent')
  return decide(view, level, newSeed(), { samples: 0 })
}

/** An answer that comes at once looks as if it had been waiting: even the quickest takes so long. */
const SHORTEST_MS = 400

/**
 * The opponent in a worker, started when it is first asked; all but the hard one can do without. Each decision draws
 * from a stream of its own, which has nothing to do with the deal's.
 */
export function startOpponent(): Opponent {
  const { ask, end } = makeWorkerService<OpponentService>(startWorker)
  const decide = (view: View, level: Level): Promise<Choice> =>
    ask((service) => service.decide(view, level, newSeed()))
  const decideEasily = orOnPage(decide, decideOnPage)
  return {
    decide: async (view, level) => {
      const decided = (level === 'hard' ? decide : decideEasily)(view, level)
      const [choice] = await Promise.all([decided, wait(SHORTEST_MS)])
      return choice
    },
    end,
  }
}

/** Has the opponent choose whenever it is its turn: anew each time, so that undo does not tell what it will do. */
export const runOpponent = ({
  store,
  worker,
}: Pick<Playing<Patches>, 'store' | 'worker'>): (() => void) =>
  answerTurns<Patches, Choice | PatchesState>(
    { store },
    {
      // What is sealed is another object each time.
      questionIn: (now) => (isOpponentsTurn(now) ? (now.sealed ?? stateNow(now)) : null),
      ask: async () => {
        const { session } = store.getState()
        const view = viewFor(stateNow({ session }), 'opponent')
        const choice = await worker.decide(view, session.options.level)
        return () => store.getState().answer(choice)
      },
    },
  )
