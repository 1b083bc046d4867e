import url from 'virtual:faces'
import { makeLazyModule } from '#src/ui/lazy.tsx'
import { useFailureNotice } from '#src/ui/load-failures.ts'
import { type FaceSet, linkSettings, useLinkSetting } from '../settings'
import { EMOJI_PER_ROW } from './emoji-codes'

async function loadPicture(): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

/** The picture of all emoji: it comes apart from the game, for who wants it. */
export const emoji = makeLazyModule(loadPicture)

/** What shows the emoji of a kind, 1 … 36: the picture, moved to where it is. */
export function emojiStyle(kind: number) {
  const index = kind - 1
  const shift = 100 / (EMOJI_PER_ROW - 1)
  const x = (index % EMOJI_PER_ROW) * shift
  const y = Math.floor(index / EMOJI_PER_ROW) * shift
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${EMOJI_PER_ROW * 100}%`,
    backgroundPosition: `${x}% ${y}%`,
  }
}

type Faces = FaceSet

const facesFor = (wanted: Faces, failed: number | undefined): Faces =>
  failed && wanted === 'emoji' ? 'shapes' : wanted

/** What is drawn on the tiles: what the settings say, or shapes where the pictures could not be loaded. */
export const useFaces = (): Faces => facesFor(useLinkSetting('faces'), emoji.use().failed)

/** The same at this moment, for what is said. */
export const facesNow = (): Faces =>
  facesFor(linkSettings.getState().values.faces, emoji.now().failed)

/** Says if what is drawn on the tiles is there, so that no tile is ever seen bare. */
export function useFacesReady(): boolean {
  const wanted = useLinkSetting('faces')
  const { module, failed } = emoji.use()
  const isWanted = wanted === 'emoji'
  if (isWanted) emoji.load()
  useFailureNotice(isWanted ? failed : undefined, emoji.retry, 'pictures')
  return !isWanted || module !== undefined || failed !== undefined
}
