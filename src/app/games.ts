import { cascade } from '../games/cascade'
import { garden } from '../games/garden'
import { link } from '../games/link'
import { patches } from '../games/patches'
import type { GameEntry } from '../ui/game-entry'

/** Every game there is. A new game is a new folder and one line here. */
export const GAMES: readonly GameEntry[] = [link, patches, garden, cascade]
