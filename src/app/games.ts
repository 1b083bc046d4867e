import type { DeclaredGame } from '#src/define/define-game.ts'
import { cascade } from '#src/games/cascade/index.tsx'
import { garden } from '#src/games/garden/index.tsx'
import { link } from '#src/games/link/index.tsx'
import { patches } from '#src/games/patches/index.tsx'

/** All games; a new one needs a folder and a line here. */
export const GAMES: readonly DeclaredGame[] = [link, patches, garden, cascade]

export const findGame = (id: string | undefined): DeclaredGame | undefined =>
  GAMES.find((game) => game.id === id)

export const DAILY_GAMES = GAMES.filter(({ choices }) =>
  choices.some(({ type }) => type === 'daily'),
)
