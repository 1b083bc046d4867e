import { arena as garden } from '../games/garden/ai/arena'
import { arena as patches } from '../games/patches/ai/arena'
import type { ArenaGame } from './arena-game'

/** Every game that has bots. A new one is a line here. */
export const GAMES: readonly ArenaGame[] = [patches, garden]
