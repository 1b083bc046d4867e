import type { I18n, MessageDescriptor } from '@lingui/core'
import { type ComponentType, createContext, useContext } from 'react'
import type { Strength } from '#src/engine/fields.ts'
import { findSaveProblem, type SaveProblem } from '#src/engine/restore.ts'
import type { Rules } from '#src/engine/rules.ts'
import type { Assists } from '#src/engine/session.ts'
import type { Lazy, LazyModule } from '#src/ui/load/lazy.tsx'
import type { SettingsStore } from '#src/ui/settings.ts'
import type { Choices } from './route.ts'
import type { AnyChoice } from './session.ts'

/** `left`: given up for another game. */
export const RESULT_ENDS = ['won', 'lost', 'drawn', 'left'] as const

/** A finished game, as recorded. */
export interface GameResult {
  readonly game: string
  /** The choice in the game's address: `classic`, `expert-down`, `daily`. */
  readonly choice: string
  readonly seed: string
  readonly end: (typeof RESULT_ENDS)[number]
  /** Milliseconds of play. */
  readonly ms: number
  readonly moves: number
  /** Only for games played for points alone. */
  readonly points?: number | undefined
  /** Only for games against an opponent: the player's lead at the end, in the unit that decides. */
  readonly margin?: number | undefined
  /** The player moved second, where the seats of a board can be swapped. */
  readonly second?: true | undefined
  /** The difficulty, where a game grades its boards. */
  readonly grade?: string | undefined
  readonly assists: Assists
  /** The end in milliseconds since 1970. */
  readonly at: number
  /** Only for daily boards: the first move, likewise. */
  readonly begunAt?: number | undefined
  /** Read from a file, not played here. */
  readonly imported?: true
}

export interface GameSettings {
  readonly store: SettingsStore
  /** Names of those that are switches. */
  readonly switches?: Readonly<Record<string, MessageDescriptor>>
  /** Switches that are folded, since few want them. */
  readonly advanced?: Readonly<Record<string, MessageDescriptor>>
  /** Rows of others. */
  readonly Rows?: ComponentType
}

/** A game's opponents, as its choices name them. */
export interface Opponents<Choice extends AnyChoice = AnyChoice> {
  /** Weakest first. */
  readonly strengths: readonly Strength[]
  /** `undefined` for a choice that does not say, such as a link of an unknown board. */
  strengthOf(choice: Choice): Strength | undefined
  /** Returns the choice of the same board with another opponent; `undefined` for a choice that cannot be played. */
  against(choice: Choice, strength: Strength): Choice | undefined
}

/** The eagerly loaded part of a game, for menu and addresses. */
interface GameParts<Choice extends AnyChoice> extends Choices<Choice> {
  /** The rules' id, and the first part of the game's addresses. */
  readonly id: string
  readonly about: MessageDescriptor
  readonly Miniature: ComponentType
  readonly Start: ComponentType
  /** The lazily loaded page; `load` preloads it. */
  readonly Page: Lazy<{ address: string }>
  readonly settings?: LazyModule<{ readonly settings: GameSettings }>
  /** The text of a saved game's remaining work, a count. */
  readonly left: MessageDescriptor
  /** Further pages, by the last part of their address. */
  readonly pages?: Readonly<Record<string, ComponentType>>
  /** The names of the grades recorded with results, easiest first. */
  readonly grades?: Readonly<Record<string, MessageDescriptor>>
  readonly loadNotes?: () => Promise<Notes>
  /** Only for games against an opponent. */
  readonly opponents?: Opponents<Choice>
}

export interface Notes {
  /** Names the difficulty or the opponent of a day's board, where it is known. */
  dayNote(i18n: I18n, day: string): string | undefined
  /** Makes the addresses of a day's problems, easiest first: lessons whose last step is no mistake of the player's. */
  problemsOf?(day: string): Promise<readonly string[]>
}

interface Definition<Choice extends AnyChoice> extends GameParts<Choice> {
  readonly loadRules: () => Promise<{ readonly rules: Rules }>
}

export interface DeclaredGame extends GameParts<AnyChoice> {
  /** Validates a save; `undefined` if it can be restored. */
  readonly checkSave: (save: unknown) => Promise<SaveProblem | undefined>
}

/** The games of the app, for pages below it: saved games, results, settings. */
export const GamesContext = createContext<readonly DeclaredGame[]>([])

export const useGames = (): readonly DeclaredGame[] => useContext(GamesContext)

/** Finds a game by its id; `undefined` for one of another version, in a file of results. */
export const useDeclaredGame = (id: string): DeclaredGame | undefined =>
  useGames().find((game) => game.id === id)

export const defineGame = <Choice extends AnyChoice>({
  loadRules,
  ...parts
}: Definition<Choice>): DeclaredGame => ({
  ...parts,
  checkSave: async (save) => {
    const { rules } = await loadRules()
    return findSaveProblem(rules, save)
  },
})
