import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'

/** What is drawn on tiles of kinds 1 … 36, and what they are called by it. */
export interface TileSet {
  readonly name: (i18n: I18n, kind: number) => string
  readonly Face: ComponentType<{ kind: number }>
  /** The address of the picture that its faces are cut from. */
  readonly url?: string
}
