import type { DeclaredGame } from '#src/define/define-game.ts'
import { cascade } from '#src/games/cascade/index.tsx'
import { garden } from '#src/games/garden/index.tsx'
import { link } from '#src/games/link/index.tsx'
import { patches } from '#src/games/patches/index.tsx'

/** Games with a card on the menu, below Link; a new one needs a folder and a line here. */
export const OTHER_GAMES: readonly DeclaredGame[] = [patches, garden, cascade]

/** All games. */
export const GAMES: readonly DeclaredGame[] = [link, ...OTHER_GAMES]

/** Finds the game that an address begins with. */
export const findGame = (id: string | undefined): DeclaredGame | undefined =>
  GAMES.find((game) => game.id === id)
