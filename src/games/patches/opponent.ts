import type { Choice, Level } from './rules/types'
import type { View } from './rules/view'

/** Who plays against the user, done where long thought does not hold up the page. It is given a view, never the state. */
export interface Opponent {
  decide(view: View, level: Level, seed: string): Promise<Choice>
  dispose(): void
}
