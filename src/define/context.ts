import { useLingui } from '@lingui/react'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useUpright } from '#src/ui/board/view.ts'
import type { Playing } from './screen.ts'
import type { GameStore, GameStoreApi, PlayTypes, SessionOf } from './session.ts'

/** Untyped, since one context serves all games; `makeHooks` adds a game's types. */
export const PlayingContext = createContext<unknown>(null)

/** A snapshot of the store for the cells of a row, where they do not read the store itself: see `LargeBoard`. */
export const RowContext = createContext<unknown>(null)

export function useOpenPage<G extends PlayTypes = PlayTypes>(): Playing<G> {
  const playing = useContext(PlayingContext)
  if (!playing) throw new Error('Rendered outside a page')
  return playing as Playing<G>
}

/** Names the board on the page. */
export function useBoardName({ screen, route, store }: Playing): string {
  const { i18n } = useLingui()
  const dealt = useStore(store, ({ session }) => session.dealt)
  return screen.nameOf(i18n, route.choice, useUpright(), { options: route.options, dealt })
}

export function makeHooks<G extends PlayTypes>() {
  // Safe: a page provides what its own screen was made with.
  const usePlaying = useOpenPage<G>
  return {
    usePlaying,
    /** Selects a part of the store; narrow selections avoid renders. */
    useGame: <Part>(select: (store: GameStore<G>) => Part): Part =>
      useStore(usePlaying().store, select),
    /** Selects what a cell shows, which a large board's rows take from the store in turns. */
    useCell: <Part>(select: (store: GameStore<G>) => Part): Part => {
      const { store } = usePlaying()
      const row = useContext(RowContext) as GameStoreApi<G> | null
      return useStore(row ?? store, select)
    },
    /** The store with its actions, without subscribing. */
    useActions: (): GameStore<G> => usePlaying().store.getState(),
    /** The session as far as animations have shown it, so that figures are not ahead of the board. */
    useShown: (): SessionOf<G> => {
      const { store, playback } = usePlaying()
      const session = useStore(store, (state) => state.session)
      return useStore(playback, ({ shown }) => shown) ?? session
    },
    useIsShown: (): boolean => useStore(usePlaying().playback, ({ shown }) => shown === null),
    /** The number of stages of the last step that have begun. */
    useStage: (): number => useStore(usePlaying().playback, ({ stage }) => stage),
  }
}
