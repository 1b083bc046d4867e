import type { Choice, Level } from './rules/types'
import type { View } from './rules/view'

/**
 * Who plays against the user, where long thought does not hold up the page. It is given a view, never the state, nor a
 * seed: from the deal's it could deal hands and deck again.
 */
export interface Opponent {
  decide(view: View, level: Level): Promise<Choice>
  dispose(): void
}
