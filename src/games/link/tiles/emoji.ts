import url from 'virtual:faces/emoji'
import { makePictureSet } from './tile-set.tsx'

export const emoji = makePictureSet(url, (i18n, kind) =>
  i18n._({
    id: 'link.emoji',
    message: `{kind, select,
    1 {Grinning face} 2 {Dog} 3 {Apple} 4 {Tears of joy} 5 {Cat} 6 {Pizza}
    7 {Face with hearts} 8 {Frog} 9 {Rocket} 10 {Sunglasses} 11 {Fox} 12 {Gem}
    13 {Star-struck face} 14 {Bear} 15 {Star} 16 {Sleeping face} 17 {Panda} 18 {Fire}
    19 {Thinking face} 20 {Koala} 21 {Unicorn} 22 {Screaming face} 23 {Lion} 24 {Rainbow}
    25 {Cactus} 26 {Balloon} 27 {Key} 28 {Octopus} 29 {Moon} 30 {Gift}
    31 {Whale} 32 {Traffic light} 33 {Anchor} 34 {Car} 35 {Melon} other {Mushroom}}`,
    values: { kind },
  }),
)
