import { cascade } from '../games/cascade'
import { garden } from '../games/garden'
import { link } from '../games/link'
import { patches } from '../games/patches'
import type { DeclaredGame } from '../play/define-game'

/** Every game there is. A new game is a new folder and one line here. */
export const GAMES: readonly DeclaredGame[] = [link, patches, garden, cascade]

/** The choice that results of shared links are filed under. */
const SHARED = 'shared'

/** Says if there is such a game, and such a choice in it. */
export function isKind(id: string, choice: string): boolean {
  const game = GAMES.find((entry) => entry.id === id)
  return game !== undefined && (choice === SHARED || game.isChoice(choice.replace(/^shared-/, '')))
}
