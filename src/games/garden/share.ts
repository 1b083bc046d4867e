import { makeLinkCode } from '../../engine/link-code'
import type { Session } from '../../engine/session'
import { rules } from './rules/rules'
import type { GardenGame } from './rules/types'

/** The address, after `#/`, that deals exactly this garden. */
export const makeDealLink = ({ options, seed }: Session<GardenGame>): string =>
  makeLinkCode({ game: rules.id, options, seed })

/** The address, after `#/`, that shows how this game was played. */
export const makeGameLink = ({ options, seed, past }: Session<GardenGame>): string =>
  makeLinkCode({ game: rules.id, options, seed, moves: past.map(({ move }) => move) })
