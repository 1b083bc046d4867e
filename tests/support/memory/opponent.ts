import type { Playing } from '#src/define/screen.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { answerTurns } from '#src/play/worker/answers.ts'
import { type MemoryState, rules } from './rules/rules.ts'
import type { Memory, MemoryOpponent, View } from './types.ts'

/** The number of cards it remembers. */
const REMEMBERS = 3

/** Plays from its memory of the last cards. In a larger game, this would be a worker. */
export function startOpponent(): MemoryOpponent {
  let seen: readonly (readonly [card: number, face: number])[] = []
  return {
    see: (card, face) => {
      seen = [...seen.filter(([other]) => other !== card), [card, face] as const].slice(-REMEMBERS)
    },
    choose: async ({ cards, up }) => {
      const free = cards.filter((card) => card !== up)
      const face = seen.find(([card]) => card === up)?.[1]
      const [partner] = seen.find(([card, other]) => other === face && free.includes(card)) ?? []
      const card = partner ?? free[0]
      return card === undefined ? undefined : { type: 'turn', card }
    },
    end: () => {},
  }
}

const viewOf = ({ cards, up }: MemoryState): View => ({
  cards: cards.flatMap((face, card) => (face > 0 ? [card] : [])),
  up,
})

/** Answers when it is the opponent's turn, and shows it each card turned. */
export function runOpponent(playing: Playing<Memory>): () => void {
  const { store, worker } = playing
  const stopSeeing = store.subscribe(({ emitted }, before) => {
    if (emitted === before.emitted) return
    for (const event of emitted.events)
      if (event.type === 'turned') worker.see(event.card, event.face)
  })
  const stopAnswers = answerTurns<Memory, MemoryState>(playing, {
    questionIn: ({ session, paused }) => {
      const isDue = stateOf(session).turn === 'opponent' && !isOver(rules, session)
      return isDue && !paused ? stateOf(session) : null
    },
    answer: async (state) => {
      const move = await worker.choose(viewOf(state))
      return move && (() => store.getState().answer(move))
    },
  })
  return () => {
    stopSeeing()
    stopAnswers()
  }
}
