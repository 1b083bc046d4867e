import type { ComponentProps } from 'react'
import styles from './TileBody.module.css'

/**
 * The ivory body of a tile, the same in every game. Its thickness is `--depth`, in cells. `className` is the game's,
 * for its size and its states.
 */
export const TileBody = ({ className, ...props }: ComponentProps<'span'>) => (
  <span className={`${styles.tile} ${className}`} {...props} />
)
