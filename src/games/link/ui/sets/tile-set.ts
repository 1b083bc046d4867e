import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'

/** Faces of kinds 1–36 and their names. */
export interface TileSet {
  readonly name: (i18n: I18n, kind: number) => string
  readonly Face: ComponentType<{ kind: number }>
  /** The URL of the sprite. */
  readonly url?: string
}
