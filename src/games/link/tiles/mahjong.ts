import url from 'virtual:faces/mahjong'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { type HonourFace, MAHJONG_FACES, type Suit } from './mahjong-faces.ts'
import { makePictureSet } from './tile-set.tsx'

const SUIT_NAMES: Readonly<Record<Suit, MessageDescriptor>> = {
  dots: /*i18n*/ { id: 'link.mahjong.dots', message: '{rank} of dots' },
  bamboos: /*i18n*/ { id: 'link.mahjong.bamboos', message: '{rank} of bamboos' },
  characters: /*i18n*/ { id: 'link.mahjong.characters', message: '{rank} of characters' },
}

const HONOUR_NAMES: Readonly<Record<HonourFace, MessageDescriptor>> = {
  east: /*i18n*/ { id: 'link.mahjong.east', message: 'East wind' },
  south: /*i18n*/ { id: 'link.mahjong.south', message: 'South wind' },
  west: /*i18n*/ { id: 'link.mahjong.west', message: 'West wind' },
  north: /*i18n*/ { id: 'link.mahjong.north', message: 'North wind' },
  red: /*i18n*/ { id: 'link.mahjong.red', message: 'Red dragon' },
  green: /*i18n*/ { id: 'link.mahjong.green', message: 'Green dragon' },
  white: /*i18n*/ { id: 'link.mahjong.white', message: 'White dragon' },
  plum: /*i18n*/ { id: 'link.mahjong.plum', message: 'Plum blossom' },
  chrysanthemum: /*i18n*/ { id: 'link.mahjong.chrysanthemum', message: 'Chrysanthemum' },
}

function name(i18n: I18n, kind: number): string {
  const face = MAHJONG_FACES[kind - 1] ?? 'white'
  if (typeof face === 'string') return i18n._(HONOUR_NAMES[face])
  const [suit, rank] = face
  const { id, message = '' } = SUIT_NAMES[suit]
  return i18n._(id, { rank }, { message })
}

export const mahjong = makePictureSet(url, name)
