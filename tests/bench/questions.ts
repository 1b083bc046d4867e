import { chooseMove } from '#src/games/garden/ai/choose-move.ts'
import { rules as garden } from '#src/games/garden/rules/rules.ts'
import { decide } from '#src/games/patches/ai/opponent.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import type { PatchesMove, PatchesState, Player } from '#src/games/patches/rules/types.ts'
import { viewFor } from '#src/games/patches/rules/view.ts'

/** A call of an opponent's worker: its function and arguments. */
export interface Question {
  readonly name: 'choose' | 'decide'
  readonly args: readonly unknown[]
}

const GARDENS = 16
const TABLES = 4

/** Collects the hard level's calls in whole games of Garden between two medium bots. */
export function* gardenQuestions(): Generator<Question> {
  for (let game = 0; game < GARDENS; game++) {
    const seed = `answers ${game}`
    let state = garden.deal({ difficulty: 'hard', deal: 1 }, seed)
    while (!garden.outcome(state)) {
      const { position } = state
      if (position.turn === 'ai') yield { name: 'choose', args: [position, 'hard', seed] }
      const move = chooseMove(position, 'medium', { seed, budget: { nodes: 2_000 } })
      const played = move && garden.play(state, move)
      if (!played?.ok) throw new Error('Medium has no move in a game that goes on')
      state = played.state
    }
  }
}

/** Collects the hard level's calls in whole games on Patches' large board. */
export function* patchesQuestions(): Generator<Question> {
  for (let game = 0; game < TABLES; game++) {
    const seed = `answers ${game}`
    let state = patches.deal({ board: 'large', level: 'hard', deal: 1 }, seed)
    while (!patches.outcome(state)) {
      const { phase } = state
      if (phase.type !== 'replay' || phase.player === 'opponent')
        yield { name: 'decide', args: [viewFor(state, 'opponent'), 'hard', seed] }
      const played = patches.play(state, mediumMove(state, seed))
      if (!played.ok) throw new Error(played.code)
      state = played.state
    }
  }
}

function mediumMove(state: PatchesState, seed: string): PatchesMove {
  const { phase } = state
  const choose = (player: Player) => decide(viewFor(state, player), 'medium', seed, { samples: 1 })
  return phase.type === 'replay'
    ? { type: 'replay', cell: choose(phase.player).cell }
    : { type: 'round', user: choose('user'), opponent: choose('opponent') }
}
