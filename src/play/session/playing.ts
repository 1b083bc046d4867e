import { createStore } from 'zustand'
import type { Playing, PlayingBoard } from '#src/define/screen.ts'
import type { Mode, Opened, PlayTypes } from '#src/define/session.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import { makeGameStore, type StoreParts } from './store.ts'

/** The parts of a game that a board without a page needs. */
export type BoardParts<G extends PlayTypes = PlayTypes> = PlayingBoard<G>['screen'] & StoreParts<G>

type Place<G extends PlayTypes> = Pick<Playing<G>, 'screen' | 'route' | 'worker' | 'ghost' | 'sent'>

/** Puts a game on the screen: on its page, in the place of a game that is open there, or on a board without a page. */
export function openPlaying<G extends PlayTypes>(
  place: Place<G>,
  mode: Mode,
  opened: Opened<G>,
): Playing<G>
export function openPlaying<G extends PlayTypes>(
  place: { readonly screen: BoardParts<G> },
  mode: Mode,
  opened: Opened<G>,
): PlayingBoard<G>
export function openPlaying(
  place: { readonly screen: BoardParts },
  mode: Mode,
  opened: Opened,
): PlayingBoard {
  const store = makeGameStore(place.screen, mode, opened, () => performance.now())
  return {
    page: store,
    judging: createStore(() => ({})),
    ...place,
    store,
    playback: makePlayback(),
  }
}
