import { makeLinkCode } from '../../engine/link-code'
import type { Session } from '../../engine/session'
import { rules } from './rules/rules'
import type { PatchesGame } from './rules/types'

/** The address, after `#/`, that deals exactly these tiles. */
export const makeDealLink = ({ options, seed }: Session<PatchesGame>): string =>
  makeLinkCode({ game: rules.id, options: { ...options }, seed })

/** The address, after `#/`, that shows how this game was played. */
export const makeGameLink = ({ options, seed, past }: Session<PatchesGame>): string =>
  makeLinkCode({
    game: rules.id,
    options: { ...options },
    seed,
    moves: past.map(({ move }) => move),
  })
