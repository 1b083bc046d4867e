import styles from '../Face.module.css'
import type { TileSet } from './tile-set'

/** Letters that cannot be taken for each other: no 0, 1, 5 and 8 beside O, I, S and B, and no Q. */
const LETTERS = 'ABCDEFGHIJKLMNOP+RSTUVWXYZ234%67@9#&'

const letterOf = (kind: number): string => LETTERS.charAt(kind - 1)

function Letter({ kind }: { kind: number }) {
  return (
    <span aria-hidden="true" className={styles.letter}>
      {letterOf(kind)}
    </span>
  )
}

export const letters: TileSet = { name: (_, kind) => letterOf(kind), Face: Letter }
