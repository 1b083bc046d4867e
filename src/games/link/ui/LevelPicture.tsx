import { useMemo } from 'react'
import { useUpright } from '#src/ui/board/view.ts'
import { icon } from '#src/ui/kit/icons.tsx'
import { deal } from '../deal/deal.ts'
import type { Level } from '../deal/levels.ts'
import { BoardTiles, partOf } from './BoardTiles.tsx'
import styles from './LevelPicture.module.css'

/** A part of a level's board, cut off below; sliders for a board of one's own. */
export const LevelPicture = ({ level }: { level: Level | 'custom' }) => (
  <span className={styles.picture}>{level === 'custom' ? customIcon : <Part level={level} />}</span>
)

const customIcon = icon('M4 6h7M15 6h5M4 12h3M11 12h9M4 18h9M17 18h3M13 4v4M9 10v4M15 16v4')

function Part({ level }: { level: Level }) {
  const isUpright = useUpright()
  const board = useMemo(() => deal({ level, gravity: 'none', layout: 'even' }, 'menu'), [level])
  return <BoardTiles board={partOf(board, isUpright, { rows: 3, cols: 4 })} />
}
