import { useEffect } from 'react'
import { type LazyModule, makeLazyModule } from '#src/ui/lazy.tsx'
import { useFailureNotice } from '#src/ui/load-failures.ts'
import { type FaceSet, linkSettings, useLinkSetting } from '../settings'
import { emoji } from './sets/emoji'
import { letters } from './sets/letters'
import type { TileSet } from './sets/tile-set'

/** A set whose picture, where it has one, can be shown at once. */
interface ReadySet extends TileSet {
  readonly picture?: HTMLImageElement
}

async function withPicture(set: TileSet): Promise<ReadySet> {
  if (!set.url) return set
  const picture = new Image()
  picture.src = set.url
  await picture.decode()
  return { ...set, picture }
}

const lazySet = (load: () => Promise<TileSet>) => makeLazyModule(() => load().then(withPicture))

const radicals = () => import('./sets/radicals')

/** All sets. Only the default one is bundled with the game. */
const SETS: Readonly<Record<FaceSet, LazyModule<TileSet>>> = {
  emoji: lazySet(async () => emoji),
  animals: lazySet(async () => (await import('./sets/animals')).animals),
  food: lazySet(async () => (await import('./sets/food')).food),
  mahjong: lazySet(async () => (await import('./sets/mahjong')).mahjong),
  radicals: lazySet(async () => (await radicals()).radicals),
  readings: lazySet(async () => (await radicals()).readings),
  shapes: lazySet(async () => (await import('./sets/shapes')).shapes),
  letters: lazySet(async () => letters),
}

/** A set to be shown beside the others; nothing until it is loaded, or where it cannot be. */
export function useTileSet(faces: FaceSet): TileSet | undefined {
  const { load, retry, use } = SETS[faces]
  useEffect(() => {
    load()
    // What failed before may be there by now.
    retry()
  }, [load, retry])
  return use().module
}

type Loading = ReturnType<LazyModule<TileSet>['now']>

/** A set, or what stands in its place: letters where it could not be loaded, emoji until it is. */
const setOf = ({ module, failed }: Loading): TileSet => module ?? (failed ? letters : emoji)

/** Asks for the set that is played with. */
export const loadFaces = (): void => SETS[linkSettings.getState().values.faces].load()

/** What is drawn on the tiles. */
export const useFaces = (): TileSet => setOf(SETS[useLinkSetting('faces')].use())

/** The same at this moment, for what is said. */
export const facesNow = (): TileSet => setOf(SETS[linkSettings.getState().values.faces].now())

/** Says if what is drawn on the tiles is there, so that no tile is ever seen bare. */
export function useFacesReady(): boolean {
  const { load, retry, use } = SETS[useLinkSetting('faces')]
  const { module, failed } = use()
  load()
  useFailureNotice(failed, retry, 'pictures')
  return module !== undefined || failed !== undefined
}
