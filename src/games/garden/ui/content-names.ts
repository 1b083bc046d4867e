import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Content } from '../rules/cells'
import type { Side } from '../rules/types'

/** By colour, 1 to 6. */
const FLOWERS: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'garden.flower.poppy', message: 'red poppy' },
  /*i18n*/ { id: 'garden.flower.sunflower', message: 'yellow sunflower' },
  /*i18n*/ { id: 'garden.flower.bell', message: 'blue bellflower' },
  /*i18n*/ { id: 'garden.flower.star', message: 'purple starflower' },
  /*i18n*/ { id: 'garden.flower.tulip', message: 'pink tulip' },
  /*i18n*/ { id: 'garden.flower.clover', message: 'teal clover' },
]

/** "red poppy". */
export function flowerName(i18n: I18n, colour: number): string {
  const name = FLOWERS[colour - 1]
  return name ? i18n._(name) : ''
}

export const sideName = (i18n: I18n, side: Side): string =>
  side === 'human'
    ? i18n._({ id: 'garden.side.human', message: 'You' })
    : i18n._({ id: 'garden.side.ai', message: 'AI' })

/** "Your red poppy", "AI’s red poppy", "Weed", "Empty". */
export function contentName(i18n: I18n, content: Content): string {
  switch (content.type) {
    case 'empty':
      return i18n._({ id: 'garden.empty', message: 'Empty' })
    case 'weed':
      return i18n._({ id: 'garden.weed', message: 'Weed' })
    case 'flower':
      return ownedName(i18n, content.owner, content.colour)
  }
}

export function ownedName(i18n: I18n, owner: Side, colour: number): string {
  const values = { flower: flowerName(i18n, colour) }
  return owner === 'human'
    ? i18n._({ id: 'garden.flower.yours', message: 'Your {flower}', values })
    : i18n._({ id: 'garden.flower.ai', message: 'AI’s {flower}', values })
}
