import url from 'virtual:faces/emoji'
import type { MessageDescriptor } from '@lingui/core'
import { makePictureSet, namedBy } from './tile-set.tsx'

/** Names of kinds 1–36; faces, animals and objects alternate, since small levels show the first ones. */
const NAMES: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'link.face.grinning', message: 'Grinning face' },
  /*i18n*/ { id: 'link.face.dog', message: 'Dog' },
  /*i18n*/ { id: 'link.face.apple', message: 'Apple' },
  /*i18n*/ { id: 'link.face.tears', message: 'Tears of joy' },
  /*i18n*/ { id: 'link.face.cat', message: 'Cat' },
  /*i18n*/ { id: 'link.face.pizza', message: 'Pizza' },
  /*i18n*/ { id: 'link.face.loving', message: 'Face with hearts' },
  /*i18n*/ { id: 'link.face.frog', message: 'Frog' },
  /*i18n*/ { id: 'link.face.rocket', message: 'Rocket' },
  /*i18n*/ { id: 'link.face.cool', message: 'Sunglasses' },
  /*i18n*/ { id: 'link.face.fox', message: 'Fox' },
  /*i18n*/ { id: 'link.face.gem', message: 'Gem' },
  /*i18n*/ { id: 'link.face.starstruck', message: 'Star-struck face' },
  /*i18n*/ { id: 'link.face.bear', message: 'Bear' },
  /*i18n*/ { id: 'link.face.star', message: 'Star' },
  /*i18n*/ { id: 'link.face.sleeping', message: 'Sleeping face' },
  /*i18n*/ { id: 'link.face.panda', message: 'Panda' },
  /*i18n*/ { id: 'link.face.fire', message: 'Fire' },
  /*i18n*/ { id: 'link.face.thinking', message: 'Thinking face' },
  /*i18n*/ { id: 'link.face.koala', message: 'Koala' },
  /*i18n*/ { id: 'link.face.unicorn', message: 'Unicorn' },
  /*i18n*/ { id: 'link.face.screaming', message: 'Screaming face' },
  /*i18n*/ { id: 'link.face.lion', message: 'Lion' },
  /*i18n*/ { id: 'link.face.rainbow', message: 'Rainbow' },
  /*i18n*/ { id: 'link.face.cactus', message: 'Cactus' },
  /*i18n*/ { id: 'link.face.balloon', message: 'Balloon' },
  /*i18n*/ { id: 'link.face.key', message: 'Key' },
  /*i18n*/ { id: 'link.face.octopus', message: 'Octopus' },
  /*i18n*/ { id: 'link.face.moon', message: 'Moon' },
  /*i18n*/ { id: 'link.face.gift', message: 'Gift' },
  /*i18n*/ { id: 'link.face.whale', message: 'Whale' },
  /*i18n*/ { id: 'link.face.traffic-light', message: 'Traffic light' },
  /*i18n*/ { id: 'link.face.anchor', message: 'Anchor' },
  /*i18n*/ { id: 'link.face.car', message: 'Car' },
  /*i18n*/ { id: 'link.face.melon', message: 'Melon' },
  /*i18n*/ { id: 'link.face.mushroom', message: 'Mushroom' },
]

export const emoji = makePictureSet(url, namedBy(NAMES))
