import { playTurn } from '../rules/round.ts'
import type { Each, PatchesEvent, PatchesState, Placement } from '../rules/types.ts'

type Contested = Extract<PatchesEvent, { type: 'contested' }>

/** The outcome of a round, by playing the rules with what both placed. */
export interface RoundFacts {
  /** Cells captured. */
  readonly captured: Each<number>
  /** Both chose the same cell, so that the loser chooses again. */
  readonly collides: boolean
  readonly contested: Contested | undefined
}

/** Plays a round to its end, or to the choice of another cell. */
export function factsOf(state: PatchesState, placements: Each<Placement>): RoundFacts {
  const { events } = playTurn(state, { type: 'round', ...placements })
  const captured = (player: keyof Each<Placement>) =>
    events.reduce(
      (sum, event) =>
        event.type === 'captured' && event.player === player ? sum + event.cells.length : sum,
      0,
    )
  return {
    captured: { user: captured('user'), opponent: captured('opponent') },
    collides: events.some(({ type }) => type === 'collided'),
    contested: events.find((event) => event.type === 'contested'),
  }
}
