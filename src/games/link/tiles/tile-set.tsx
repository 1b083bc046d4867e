import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ComponentType, SVGProps } from 'react'
import { FACES_PER_ROW } from './picture-codes.ts'
import styles from './tile-set.module.css'

/** Faces of kinds 1–36 and their names. */
export interface TileSet {
  readonly name: (i18n: I18n, kind: number) => string
  readonly Face: ComponentType<{ kind: number }>
  /** The URL of the sprite. */
  readonly url?: string
}

function styleOf(url: string, kind: number) {
  const index = kind - 1
  const shift = 100 / (FACES_PER_ROW - 1)
  const x = (index % FACES_PER_ROW) * shift
  const y = Math.floor(index / FACES_PER_ROW) * shift
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${FACES_PER_ROW * 100}%`,
    backgroundPosition: `${x}% ${y}%`,
  }
}

/** A drawing on a tile, 36 × 36. */
export const Drawing = (props: SVGProps<SVGSVGElement>) => (
  <svg className={styles.face} viewBox="0 0 36 36" aria-hidden="true" {...props} />
)

export const Character = ({ children }: { children: string }) => (
  <span aria-hidden="true" className={styles.letter}>
    {children}
  </span>
)

export const namedBy =
  (names: readonly MessageDescriptor[]): TileSet['name'] =>
  (i18n, kind) =>
    i18n._(names[kind - 1] ?? { id: String(kind) })

/** Makes a set whose faces are cut from a sprite. */
export const makePictureSet = (url: string, name: TileSet['name']): TileSet => ({
  name,
  Face: ({ kind }) => (
    <span aria-hidden="true" className={styles.picture} style={styleOf(url, kind)} />
  ),
  url,
})
