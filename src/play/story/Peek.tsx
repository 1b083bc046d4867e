import { Trans } from '@lingui/react'
import { useOpenPage } from '#src/define/context.ts'
import type { Turn } from '#src/define/story.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { YOU } from '#src/ui/names.ts'
import styles from './Peek.module.css'

interface PeekProps {
  turn: Turn
  view: BoardView
  /** Marks the player's own part: as a mistake, or as what was better. */
  tone?: 'bad' | 'good' | undefined
}

/** Lights the cells of a turn over the board, with the pieces that they held and what joined them. */
export function Peek({ turn: { cells, overlay }, view, tone }: PeekProps) {
  const { Piece } = useOpenPage().screen.view
  const lit = cells.map(({ at, piece, side }) => {
    const { row, col } = view.transpose(at)
    return (
      <span
        key={`${row} ${col}`}
        className={styles.cell}
        data-side={side}
        data-tone={side === 'opponent' ? undefined : tone}
        style={{ gridArea: `${row + 1} / ${col + 1}` }}
      >
        {piece !== undefined && <Piece piece={piece} view={view} />}
        {tone === 'bad' && side !== 'opponent' && (
          <b className={styles.you}>
            <Trans {...YOU} />
          </b>
        )}
      </span>
    )
  })
  return (
    <>
      {lit}
      {overlay !== undefined && (
        <span className={styles.overlay}>
          <Piece piece={overlay} view={view} />
        </span>
      )}
    </>
  )
}
