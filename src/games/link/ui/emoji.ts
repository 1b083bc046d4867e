import { createStore } from 'zustand'

/** The pictures of kinds 1 … 36 once they are loaded: they come apart from the game, for who wants them. */
export const emojiStore = createStore<{ readonly images: readonly string[] }>(() => ({
  images: [],
}))

/** Loads them; a board waits for it, so that no tile is ever seen bare. */
export async function loadEmoji(): Promise<void> {
  const { EMOJI_IMAGES } = await import('./emoji-images')
  emojiStore.setState({ images: EMOJI_IMAGES })
}
