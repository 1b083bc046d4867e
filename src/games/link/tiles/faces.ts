import url from 'virtual:faces/emoji'
import { useEffect, useState } from 'react'
import { type LazyModule, makeLazyModule } from '#src/ui/load/lazy.tsx'
import { useFailureNotice } from '#src/ui/load/load-failures.ts'
import { type FaceSet, linkSettings, useLinkSetting } from '../settings.ts'
import { letters, makePictureSet, type TileSet } from './tile-set.tsx'

/** The default set, loaded with the game. */
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

/** Loads a set's sprite, if it has one. */
async function withPicture(set: TileSet): Promise<TileSet> {
  if (!set.url) return set
  const picture = new Image()
  picture.src = set.url
  await picture.decode()
  return { ...set, picture }
}

const lazySet = (load: () => Promise<TileSet>) =>
  makeLazyModule<TileSet>(() => load().then(withPicture))

const pictures = () => import('./picture-sets.tsx')

const SETS: Readonly<Record<FaceSet, LazyModule<TileSet>>> = {
  emoji: lazySet(async () => emoji),
  animals: lazySet(async () => (await pictures()).animals),
  food: lazySet(async () => (await pictures()).food),
  mahjong: lazySet(async () => (await pictures()).mahjong),
  radicals: lazySet(async () => (await pictures()).radicals),
  readings: lazySet(async () => (await pictures()).readings),
  shapes: lazySet(async () => (await import('./shapes.tsx')).shapes),
  letters: lazySet(async () => letters),
}

/** Returns a set, `undefined` until it is loaded. */
export function useTileSet(faces: FaceSet): TileSet | undefined {
  const { retry, use } = SETS[faces]
  useEffect(retry, [retry])
  return use().module
}

/** Falls back to letters after a failed load, and to emoji while loading. */
const setOf = ({ module, failed }: ReturnType<LazyModule<TileSet>['now']>): TileSet =>
  module ?? (failed ? letters : emoji)

export const loadFaces = (): void => SETS[linkSettings.getState().values.faces].load()

export const useFaces = (): TileSet => setOf(SETS[useLinkSetting('faces')].use())

/** The same outside of rendering, for messages. */
export const facesNow = (): TileSet => setOf(SETS[linkSettings.getState().values.faces].now())

/** Returns `true` once faces are loaded, so that no tile is drawn without one. Another set leaves the game open. */
export function useFacesReady(): boolean {
  const { load, retry, use } = SETS[useLinkSetting('faces')]
  const { module, failed } = use()
  load()
  useFailureNotice(failed, retry, 'pictures')
  const [isReady, setReady] = useState(false)
  const isLoaded = module !== undefined || failed !== undefined
  if (isLoaded && !isReady) setReady(true)
  return isReady || isLoaded
}
