import type { I18n } from '@lingui/core'
import type { Settings } from '#src/ui/settings.ts'
import type { Notice } from '../events'
import type { Board } from '../rules/board'

/** What a message needs to know besides the notice. */
export interface Scene {
  readonly i18n: I18n
  /** The board after what is told. */
  readonly board: Board
  /** All that is told at once. */
  readonly events: readonly Notice[]
  /** How much is said. */
  readonly detail: Settings['detail']
}

type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>
/** Puts a kind of notice into words. */
export type Saying<Type extends Notice['type']> = (notice: NoticeOf<Type>, scene: Scene) => string
