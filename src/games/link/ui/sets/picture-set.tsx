import type { MessageDescriptor } from '@lingui/core'
import styles from '../Face.module.css'
import { FACES_PER_ROW } from './picture-codes'
import type { TileSet } from './tile-set'

function styleOf(url: string, kind: number) {
  const place = kind - 1
  const shift = 100 / (FACES_PER_ROW - 1)
  const x = (place % FACES_PER_ROW) * shift
  const y = Math.floor(place / FACES_PER_ROW) * shift
  return {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${FACES_PER_ROW * 100}%`,
    backgroundPosition: `${x}% ${y}%`,
  }
}

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
