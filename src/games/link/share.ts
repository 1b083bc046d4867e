import { makeLinkCode } from '../../engine/link-code'
import type { Session } from '../../engine/session'
import { rules } from './rules/rules'
import type { LinkGame, LinkOptions } from './rules/types'

/** Options as a link's fields: what a level does not need to be told is left out. */
function fieldsOf(options: LinkOptions): Record<string, string | number> {
  const { drift, ...fields } = options
  return drift === 'none' ? fields : { ...fields, drift }
}

/** The address, after `#/`, that deals exactly this board. */
export const makeBoardLink = ({ options, seed }: Session<LinkGame>): string =>
  makeLinkCode({ game: rules.id, options: fieldsOf(options), seed })

/** The address, after `#/`, that shows how this board was played. */
export const makeGameLink = ({ options, seed, past }: Session<LinkGame>): string =>
  makeLinkCode({
    game: rules.id,
    options: fieldsOf(options),
    seed,
    moves: past.map(({ move }) => move),
  })
