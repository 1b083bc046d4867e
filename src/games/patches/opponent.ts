import type { Playing } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import { stateOf } from '#src/engine/session.ts'
import { answerTurns, ask, runWhile } from '#src/play/worker/answers.ts'
import { orOnPage, override, startRemote } from '#src/play/worker/remote.ts'
import { wait } from '#src/ui/tasks.ts'
import type { PatchesState, Placement } from './rules/types.ts'
import { viewFor } from './rules/view.ts'
import { turnIn } from './store.ts'
import type { Patches, PatchesStore } from './types.ts'
import type { OpponentService } from './worker.ts'

export type Opponent = Patches['Worker']

const startWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** The fallback of all but `hard`, the only one with a budget. */
const decideOnPage: Opponent['decide'] = async (view, strength, seed) => {
  const { decide } = await import('./ai/opponent.ts')
  return decide(view, strength, seed, { samples: 0 })
}

/** Minimum answer time; an instant answer looks precomputed. */
const SHORTEST_MS = 400

/** Time to read that both chose the same cell, before the opponent's tile goes elsewhere. */
const COLLISION_MS = 2_500

/** The opponent in a lazily started worker; all but hard fall back to the page. */
export function startOpponent(): Opponent {
  const remote = startRemote<OpponentService>(startWorker)
  const decideEasily = orOnPage(remote.decide, decideOnPage, (_, strength) => strength !== 'hard')
  return override(remote, {
    decide: async (...question) => {
      const [{ phase }] = question
      const least = phase.type === 'replay' ? COLLISION_MS : SHORTEST_MS
      const [placement] = await Promise.all([decideEasily(...question), wait(least)])
      return placement
    },
  })
}

/** Asks the opponent whenever it is its turn; never reuses an answer, so that undo does not reveal its placement. */
export function runOpponent(playing: Pick<Playing<Patches>, 'store' | 'worker'>): () => void {
  const { store, worker } = playing
  return answerTurns<Patches, Placement | PatchesState>(playing, {
    // A sealed placement is a new object each time.
    questionIn: (now) => (turnIn(now) === 'opponent' ? (now.sealed ?? stateOf(now.session)) : null),
    answer: async () => {
      const { session } = store.getState()
      const { level } = session.options
      if (level === 'friend') return undefined
      // Never the state or the deal's seed: those would reveal hands and deck.
      const view = viewFor(stateOf(session), 'opponent')
      const placement = await worker.decide(view, level, newSeed())
      return () => store.getState().answer(placement)
    },
  })
}

/** Finds the hints that are asked for, from what the user sees. Their texts are loaded with the first one. */
export function runHints({ store, worker }: Playing<Patches>): () => void {
  const begin = ({ session }: PatchesStore) => {
    const view = viewFor(stateOf(session), 'user')
    return ask({
      part: 'solver',
      question: (_, signal) => {
        const found = worker.judgeChoice(view, undefined, signal)
        return Promise.all([found, import('./ui/reasons.ts')])
      },
      onAnswer: ([{ best, reasons }, { hintText }]) =>
        store.getState().showHint(best, (i18n, name) => hintText(i18n, best, reasons, name)),
    })
  }
  return runWhile(store, ({ wantsHint }) => wantsHint, begin)
}
