import { type ComponentType, createContext } from 'react'

/** What a game adds to the settings. */
export interface GameSettings {
  /** The rows of the dialog. */
  readonly Rows: ComponentType
  /** Takes the game's settings back to their defaults. */
  readonly reset: () => void
}

/** The settings of all games, for the dialog on whichever page. */
export const GameSettingsContext = createContext<readonly GameSettings[]>([])
