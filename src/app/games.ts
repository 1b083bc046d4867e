import { cascade } from '../games/cascade'
import { garden } from '../games/garden'
import { link } from '../games/link'
import { patches } from '../games/patches'
import type { DeclaredGame } from '../play/define-game'

/** All games; a new one needs a folder and a line here. */
export const GAMES: readonly DeclaredGame[] = [link, patches, garden, cascade]

/** The choice under which results of shared links are filed. */
const SHARED = 'shared'

export function isKind(id: string, choice: string): boolean {
  const game = GAMES.find((entry) => entry.id === id)
  return game !== undefined && (choice === SHARED || game.isChoice(choice.replace(/^shared-/, '')))
}
