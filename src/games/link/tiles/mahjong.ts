import url from 'virtual:faces/mahjong'
import type { I18n } from '@lingui/core'
import { MAHJONG_FACES } from './mahjong-faces.ts'
import { makePictureSet } from './tile-set.tsx'

function name(i18n: I18n, kind: number): string {
  const face = MAHJONG_FACES[kind - 1] ?? 'white'
  if (typeof face === 'string')
    return i18n._({
      id: 'link.mahjong.honour',
      message:
        '{face, select, east {East wind} south {South wind} west {West wind} north {North wind} red {Red dragon} green {Green dragon} white {White dragon} plum {Plum blossom} other {Chrysanthemum}}',
      values: { face },
    })
  const [suit, rank] = face
  return i18n._({
    id: 'link.mahjong.suit',
    message: '{rank} of {suit, select, dots {dots} bamboos {bamboos} other {characters}}',
    values: { suit, rank },
  })
}

export const mahjong = makePictureSet(url, name)
