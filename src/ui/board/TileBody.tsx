import type { ComponentProps } from 'react'
import styles from './TileBody.module.css'

interface TileBodyProps extends ComponentProps<'span'> {
  /** The game's own class, for size and states. */
  className: string | undefined
}

/** The ivory body of a tile, the same in every game. Its thickness is `--depth`, in cells. */
export function TileBody({ className, children, ...props }: TileBodyProps) {
  return (
    <span className={`${styles.tile} ${className}`} {...props}>
      {children}
    </span>
  )
}
