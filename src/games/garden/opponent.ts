import type { Route } from '#src/define/route.ts'
import type { Playing } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import type { Opened } from '#src/define/session.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { answerTurns, ask, runWhile } from '#src/play/worker/answers.ts'
import { orOnPage, override, startRemote } from '#src/play/worker/remote.ts'
import { endOf } from '#src/ui/board/cues.ts'
import { inTasks, wait } from '#src/ui/tasks.ts'
import { rules } from './rules/rules.ts'
import { isEvened, isForTwo } from './rules/seats.ts'
import type { GardenState, GardenStrength } from './rules/types.ts'
import { gardenSettings, type Speed } from './settings.ts'
import { isDue, isThinking } from './store.ts'
import { timeline } from './timeline.ts'
import type { Garden, GardenStore } from './types.ts'
import type { OpponentService } from './worker.ts'

export type Opponent = Garden['Worker']

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Enough for all steps of a position, whose replies easy opponents do not see. */
const STEPS = { nodes: 1_000 }

/** The fallback of opponents that are easy enough for the page. */
const chooseOnPage: Opponent['choose'] = async (position, strength, seed) => {
  const { chooseMove } = await import('./ai/choose-move.ts')
  return chooseMove(position, strength, { seed, budget: STEPS })
}

const isShallow = (strength: GardenStrength) => strength === 'easy' || strength === 'fair'

/** The opponent in a lazily started worker; those that see no reply fall back to the page. */
export function startOpponent(): Opponent {
  const remote = startRemote<OpponentService>(startWorker)
  const choose = orOnPage(remote.choose, chooseOnPage, (_, strength) => isShallow(strength))
  const findEven = orOnPage(remote.findEven, (_, stem) => stem)
  return override(remote, { choose, findEven })
}

/** Deals a board; any, where no worker can be started. */
export async function deal(worker: Opponent, { options }: Route<Garden>): Promise<Opened<Garden>> {
  const stem = newSeed()
  const seed = isEvened(options.difficulty) ? await worker.findEven(options.deal, stem) : stem
  return { session: startSession(rules, options, seed) }
}

/** Completes a daily board's route with the day's first even draw. */
export async function chooseDraw(route: Route<Garden>): Promise<Route<Garden>> {
  const { choice, options, seed } = route
  if (choice.type !== 'daily' || !seed || !isEvened(options.difficulty)) return route
  const { findEven } = await import('./ai/even.ts')
  return { ...route, seed: await inTasks(findEven(options.deal, seed)) }
}

/** The opponent's minimum answer times, so that its turn is visible. */
export const THINKING_MS: Readonly<Record<Speed, number>> = {
  slow: 1_000,
  normal: 500,
  'at-once': 0,
}

/** Answers whenever it is the opponent's turn. */
export function runOpponent(playing: Playing<Garden>): () => void {
  const { store, worker } = playing
  return answerTurns<Garden, GardenState>(playing, {
    questionIn: (now) => (isThinking(now) && !now.paused ? stateOf(now.session) : null),
    answer: async (state) => {
      const { difficulty } = state.options
      if (difficulty === 'friend') return undefined
      const { past } = store.getState().session
      const shownMs = endOf(timeline(past.at(-1)?.events ?? [], state))
      const [move] = await Promise.all([
        // A seed unrelated to the game's, which would reveal its weeds.
        worker.choose(state.position, difficulty, newSeed(), Date.now()),
        wait(Math.max(THINKING_MS[gardenSettings.getState().values.speed], shownMs)),
      ])
      return move && (() => store.getState().answer(move))
    },
  })
}

/** Finds the hints that are asked for. Their texts are loaded with the first one. */
export function runHints({ store, worker }: Playing<Garden>): () => void {
  const begin = ({ session }: GardenStore) => {
    const { position } = stateOf(session)
    return ask({
      part: 'solver',
      question: (report, signal) => {
        const search = worker.judge([{ position }], report, signal)
        return Promise.all([search, import('./ui/reasons.ts')])
      },
      onAnswer: ([[found], { hintText }]) => {
        if (!found) return
        const { best } = found
        store.getState().showHint(best, (i18n, name) => hintText(i18n, position, best, name))
      },
    })
  }
  return runWhile(store, ({ wantsHint }) => wantsHint, begin)
}

/** Announces a turn of the player once the other side's step has been shown. */
export function runCalls({ store, playback }: Playing<Garden>): () => void {
  return playback.subscribe(({ shown }, before) => {
    const { session, side, selected, paused, callPlayer } = store.getState()
    const isAlone = !isForTwo(session.options)
    const isOthers = before.shown && !(isAlone && isDue({ session: before.shown, side }))
    if (shown || !isOthers) return
    // A player who has acted already needs no announcement.
    if (isDue({ session, side }) && !selected && !paused) callPlayer()
  })
}
