import type { I18n, MessageDescriptor } from '@lingui/core'
import { type ComponentType, createContext, useContext } from 'react'
import type { GameTypes, Rules } from '#src/engine/rules.ts'
import { findSaveProblem, type SaveProblem } from '#src/engine/session.ts'
import type { Lazy } from '#src/ui/load/lazy.tsx'
import type { GameResult } from './result.ts'
import type { Address } from './route.ts'

export interface GameSettings {
  readonly Rows: ComponentType
  readonly reset: () => void
}

/** The eagerly loaded part of a game, for menu and addresses. */
interface GameParts {
  /** The rules' id, and the first part of the game's addresses. */
  readonly id: string
  readonly title: MessageDescriptor
  readonly about: MessageDescriptor
  readonly Miniature: ComponentType
  /** Choices shown as chips on the menu, as last parts of addresses. */
  readonly choices: readonly string[]
  readonly Start: ComponentType
  /** The lazily loaded page; `load` preloads it. */
  readonly Page: Lazy<{ address: Address }>
  readonly isChoice: (choice: string) => boolean
  readonly choiceName: (i18n: I18n, choice: string, isUpright: boolean) => string
  readonly settings?: GameSettings
  /** Further pages, by the last part of their address. */
  readonly pages?: Readonly<Record<string, ComponentType>>
  /** The names of the grades recorded with results, easiest first. */
  readonly grades?: Readonly<Record<string, MessageDescriptor>>
  readonly loadNotes?: () => Promise<Notes>
}

export interface Notes {
  /** Names choices by their progress on the menu. */
  readonly choiceNotes: ChoiceNotes
  /** Names the difficulty of a day's board, where it is known. */
  readonly dayNote: (i18n: I18n, day: string) => string | undefined
}

/** Returns names that replace those of choices. */
export type ChoiceNotes = (
  i18n: I18n,
  results: readonly GameResult[],
) => Readonly<Record<string, string>>

interface Definition<Game extends GameTypes> extends GameParts {
  readonly loadRules: () => Promise<{ readonly rules: Rules<Game> }>
}

export interface DeclaredGame extends GameParts {
  /** Validates a save; `undefined` if it can be restored. */
  readonly checkSave: (save: unknown) => Promise<SaveProblem | undefined>
}

/** The games of the app, for pages below it: saved games, results, settings. */
export const GamesContext = createContext<readonly DeclaredGame[]>([])

export const useGames = (): readonly DeclaredGame[] => useContext(GamesContext)

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
