import type { LinkOptions } from './deal/levels'

/** Options as a link's fields: what a level does not need to be told is left out. */
export function fieldsOf(options: LinkOptions): Record<string, string | number> {
  const { gravity, ...fields } = options
  return gravity === 'none' ? fields : { ...fields, gravity }
}
