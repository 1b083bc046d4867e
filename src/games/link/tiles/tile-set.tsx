import type { I18n } from '@lingui/core'
import type { ComponentType, SVGProps } from 'react'
import { FACES_PER_ROW } from './pictures.ts'
import styles from './tile-set.module.css'

/** Faces of kinds 1–36 and their names. */
export interface TileSet {
  readonly name: (i18n: I18n, kind: number) => string
  readonly Face: ComponentType<{ kind: number }>
  /** The URL of the sprite. */
  readonly url?: string
  /** The sprite, once it is loaded. */
  readonly picture?: HTMLImageElement
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

/** Makes a set whose faces are cut from a sprite. */
export const makePictureSet = (url: string, name: TileSet['name']): TileSet => ({
  name,
  Face: ({ kind }) => (
    <span aria-hidden="true" className={styles.picture} style={styleOf(url, kind)} />
  ),
  url,
})

/** Excludes characters that look alike: 0, 1, 5, 8 and Q beside O, I, S and B. */
const LETTERS = 'ABCDEFGHIJKLMNOP+RSTUVWXYZ234%67@9#&'

const letterOf = (kind: number): string => LETTERS.charAt(kind - 1)

export const letters: TileSet = {
  name: (_, kind) => letterOf(kind),
  Face: ({ kind }) => (
    <span aria-hidden="true" className={styles.letter}>
      {letterOf(kind)}
    </span>
  ),
}
