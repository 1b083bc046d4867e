import url from 'virtual:faces'
import { makeChunk } from '#src/ui/chunk.ts'
import { EMOJI_PER_ROW } from './emoji-codes'

async function loadPicture(): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return picture
}

/** The picture of all emoji: it comes apart from the game, for who wants it. */
export const emoji = makeChunk(loadPicture)

/** What shows the emoji of a kind, 1 … 36: the picture, moved to where it is. */
export function emojiStyle(kind: number) {
  const place = kind - 1
  const shift = 100 / (EMOJI_PER_ROW - 1)
  const x = (place % EMOJI_PER_ROW) * shift
  const y = Math.floor(place / EMOJI_PER_ROW) * shift
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${EMOJI_PER_ROW * 100}%`,
    backgroundPosition: `${x}% ${y}%`,
  }
}
