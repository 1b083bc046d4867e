import type { MessageDescriptor } from '@lingui/core'
import type { Rules } from '#src/engine/rules.ts'
import type { Playback } from '#src/ui/board/playback.ts'
import type { ScreenFeedback } from './feedback.ts'
import type { ScreenResults } from './result.ts'
import type { Route, ScreenRoute } from './route.ts'
import type { PlayTypes, SessionOf } from './session.ts'
import type { GameStoreApi, Opened, ScreenStore } from './store.ts'
import type { ScreenView } from './view.ts'

export interface Starting<Worker> {
  start(): Worker
}

/** Only a game without a worker may leave it out. */
type Start<Worker> = undefined extends Worker ? Partial<Starting<Worker>> : Starting<Worker>

/** Starts a game's worker, which is ended with the page. */
export type ScreenWorker<G extends PlayTypes> = Start<G['Worker']> & {
  /** Drives the worker while the page is open; returns how to stop. */
  run?(playing: Playing<G>): () => void
  /** Finds a deal; without it, the seed is random. */
  deal?(worker: G['Worker'], route: Route<G>): Promise<Opened<G>>
}

/** The declaration from which `play/` makes a game's page. */
export interface Screen<G extends PlayTypes> {
  readonly rules: Rules<G['Game']>
  readonly title: MessageDescriptor
  readonly route: ScreenRoute<G>
  readonly store: ScreenStore<G>
  readonly worker: ScreenWorker<G>
  readonly view: ScreenView<G>
  readonly feedback: ScreenFeedback<G>
  readonly results: ScreenResults<G>
}

/** A game on its page: what is declared of it, where it is, its store and worker. */
export interface Playing<G extends PlayTypes> {
  readonly screen: Screen<G>
  readonly route: Route<G>
  readonly store: GameStoreApi<G>
  readonly worker: G['Worker']
  readonly playback: Playback<G['Piece'], SessionOf<G>>
}

/** The parts that a board needs, on a page or in a demonstration. */
export interface PlayingBoard<G extends PlayTypes> extends Pick<Playing<G>, 'store' | 'playback'> {
  readonly screen: {
    readonly view: Pick<
      Screen<G>['view'],
      'size' | 'Cell' | 'Piece' | 'Over' | 'margin' | 'release'
    >
    readonly feedback: Pick<Screen<G>['feedback'], 'timeline' | 'redraws' | 'sounds' | 'pitch'>
  }
}
