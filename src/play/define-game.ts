import type { I18n, MessageDescriptor } from '@lingui/core'
import { type ComponentType, createContext } from 'react'
import type { GameTypes, Rules } from '../engine/rules'
import { findSaveProblem, type SaveProblem } from '../engine/session'
import type { Lazy } from '../ui/lazy'
import type { Address } from './route'

/** What a game adds to the settings. */
export interface GameSettings {
  /** The rows of the dialog. */
  readonly Rows: ComponentType
  /** Takes the game's settings back to their defaults. */
  readonly reset: () => void
}

/** The settings of all games, for the dialog on whichever page. */
export const GameSettingsContext = createContext<
  readonly (GameSettings & { readonly id: string })[]
>([])

/** What the menu and the addresses know of a game before it is loaded. */
interface GameParts {
  /** The same as its rules' id: the first part of its addresses. */
  readonly id: string
  readonly title: MessageDescriptor
  readonly about: MessageDescriptor
  /** A small picture for the menu. */
  readonly Miniature: ComponentType
  /** Choices worth a chip on the menu, as the last part of their addresses. */
  readonly choices: readonly string[]
  /** The game's own first page: what to choose, and the button that starts it. */
  readonly Start: ComponentType
  /** The game itself; `load` asks for what it waits for. */
  readonly Page: Lazy<{ asked: Address }>
  /** Says if the last part of an address names a kind of game. */
  readonly isChoice: (choice: string) => boolean
  /** Names a kind of game, by the last part of its address, as it looks in such a window. */
  readonly choiceName: (i18n: I18n, choice: string, isUpright: boolean) => string
  readonly settings?: GameSettings
}

interface Definition<Game extends GameTypes> extends GameParts {
  readonly loadRules: () => Promise<{ readonly rules: Rules<Game> }>
}

/** A declared game. */
export interface DeclaredGame extends GameParts {
  /** Says why a save cannot be restored; `undefined` when it can. */
  readonly checkSave: (save: unknown) => Promise<SaveProblem | undefined>
}

/** Declares a game: what is known of it before it is loaded. */
export const defineGame = <Game extends GameTypes>({
  loadRules,
  ...parts
}: Definition<Game>): DeclaredGame => ({
  ...parts,
  checkSave: async (save) => {
    const { rules } = await loadRules()
    return findSaveProblem(rules, save)
  },
})
