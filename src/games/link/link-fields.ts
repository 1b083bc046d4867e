import type { LinkOptions } from './deal/levels'

/** Options as a link's fields: what a level does not need to be told is left out. */
export function fieldsOf(options: LinkOptions): Record<string, string | number> {
  const usual: Readonly<Record<string, string>> = { gravity: 'none', layout: 'even', walls: 'none' }
  return Object.fromEntries(
    Object.entries(options).filter(([name, value]) => usual[name] !== value),
  )
}
