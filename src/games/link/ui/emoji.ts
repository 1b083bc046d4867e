import { makeChunk } from '../../../ui/chunk'

/** The pictures of kinds 1 … 36: they come apart from the game, for who wants them. */
export const emoji = makeChunk(() => import('./emoji-images'))
