import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { LinkedGame } from '../engine/link-code'
import type { SaveProblem } from '../engine/session'
import type { OnDemand } from '../ui/on-demand'

/** Says why a save cannot be restored; `undefined` when it can. */
export type SaveCheck = (save: unknown) => SaveProblem | undefined

/** What the shell knows of a game before it is loaded. */
export interface GameEntry {
  /** The same as its rules' id: the first part of its addresses. */
  readonly id: string
  readonly title: MessageDescriptor
  readonly about: MessageDescriptor
  /** A small picture for the menu. */
  readonly Miniature: ComponentType
  /** Choices worth a chip on the menu, as the last part of their addresses. */
  readonly quick: readonly string[]
  /** The game's own first page: what to choose, and the button that starts it. */
  readonly Start: ComponentType
  /** The game itself, for the last part of an address or a shared link; `load` asks for what it waits for. */
  readonly Page: OnDemand<{ asked: string | LinkedGame }>
  /** Says if the last part of an address names a kind of game. */
  readonly isChoice: (choice: string) => boolean
  /** Loads what says why a save of this game cannot be restored. */
  readonly loadSaveCheck: () => Promise<SaveCheck>
  /** Names a kind of game, by the last part of its address, as it looks in such a window. */
  readonly choiceName: (i18n: I18n, choice: string, isUpright: boolean) => string
}
