import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { GameStore, Playing, PlayTypes, SessionOf } from './types'

/** The open page of whichever game it is: each game's hooks know its types. */
export const PlayingContext = createContext<unknown>(null)

/** The open page, as the game's own types have it, or as those of any game. */
export function useOpenPage<G extends PlayTypes = PlayTypes>(): Playing<G> {
  const playing = useContext(PlayingContext)
  if (!playing) throw new Error('A part of a game stands outside its page')
  return playing as Playing<G>
}

/** The hooks of one game's components. */
export function makeHooks<G extends PlayTypes>() {
  // A page provides what its own screen was made with.
  const usePlaying = useOpenPage<G>
  return {
    usePlaying,
    /** A part of the store; keep it narrow, for a component renders anew when its part changes. */
    useGame: <Part>(select: (store: GameStore<G>) => Part): Part =>
      useStore(usePlaying().store, select),
    /** The actions, which never change. */
    useActions: (): GameStore<G> => usePlaying().store.getState(),
    /** The session as far as it has been seen: figures must not be ahead of the board. */
    useShown: (): SessionOf<G> => {
      const { store, playback } = usePlaying()
      const session = useStore(store, (state) => state.session)
      return useStore(playback, ({ shown }) => shown) ?? session
    },
    /** Says if the last step has been seen. */
    useIsShown: (): boolean => useStore(usePlaying().playback, ({ shown }) => shown === null),
    /** How many stages of the last step have begun. */
    useStage: (): number => useStore(usePlaying().playback, ({ stage }) => stage),
  }
}
