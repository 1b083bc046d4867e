import { makeLinkCode } from '../../engine/link-code'
import type { Session } from '../../engine/session'
import { rules } from './rules/rules'
import type { CascadeGame } from './rules/types'

/** The address, after `#/`, that deals exactly this board. */
export const makeBoardLink = ({ options, seed }: Session<CascadeGame>): string =>
  makeLinkCode({ game: rules.id, options, seed })

/** The address, after `#/`, that shows how this board was played. */
export const makeGameLink = ({ options, seed, past }: Session<CascadeGame>): string =>
  makeLinkCode({ game: rules.id, options, seed, moves: past.map(({ move }) => move) })
