import type { I18n, MessageDescriptor } from '@lingui/core'

const NAMES: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'cascade.gem.circle', message: 'red circle' },
  /*i18n*/ { id: 'cascade.gem.diamond', message: 'blue diamond' },
  /*i18n*/ { id: 'cascade.gem.square', message: 'green square' },
  /*i18n*/ { id: 'cascade.gem.star', message: 'yellow star' },
  /*i18n*/ { id: 'cascade.gem.triangle', message: 'purple triangle' },
  /*i18n*/ { id: 'cascade.gem.hexagon', message: 'orange hexagon' },
  /*i18n*/ { id: 'cascade.gem.drop', message: 'teal drop' },
  /*i18n*/ { id: 'cascade.gem.heart', message: 'pink heart' },
  /*i18n*/ { id: 'cascade.gem.cross', message: 'brown cross' },
  /*i18n*/ { id: 'cascade.gem.moon', message: 'slate moon' },
  /*i18n*/ { id: 'cascade.gem.pentagon', message: 'lime pentagon' },
  /*i18n*/ { id: 'cascade.gem.ring', message: 'indigo ring' },
  /*i18n*/ { id: 'cascade.gem.arrow', message: 'grey arrow' },
  /*i18n*/ { id: 'cascade.gem.hourglass', message: 'wine hourglass' },
  /*i18n*/ { id: 'cascade.gem.leaf', message: 'olive leaf' },
  /*i18n*/ { id: 'cascade.gem.bolt', message: 'sky-blue bolt' },
]

/** What a kind of gem is called: its colour and its form. */
export function gemName(i18n: I18n, kind: number): string {
  const name = NAMES[kind - 1]
  return name ? i18n._(name) : ''
}
