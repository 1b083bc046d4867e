import { useLingui } from '@lingui/react'
import { span as MotionSpan } from 'framer-motion/m'
import { memo, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Position } from '#src/engine/grid.ts'
import tiles from '#src/ui/board/Tile.module.css'
import { timelineOf } from '../timeline'
import styles from './Cell.module.css'
import { type CellView, viewCell } from './cell-view'
import { contentName } from './content-names'
import { effectWords } from './effect-words'
import { Flower, Weed } from './Flower'
import { useGarden, useGardenStore } from './use-garden'

/** One cell of the garden: a button, whatever stands in it, so that each can be reached and asked. */
export const Cell = memo(function Cell({ position }: { position: Position }) {
  const view = useCellView(position)
  const { select, aim } = useGardenStore().getState()
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={view.look}
      data-last={view.last}
      aria-label={useName(position, view)}
      aria-pressed={view.look === 'selected'}
      onClick={() => select(position)}
      onFocus={() => aim(position)}
      onBlur={() => aim(null)}
      onPointerEnter={() => aim(position)}
      onPointerLeave={() => aim(null)}
    >
      <Standing position={position} view={view} />
      {view.effect && (
        <span className={styles.badge} aria-hidden="true">
          {view.effect.type === 'clear' ? `+${view.effect.points}` : '→'}
        </span>
      )}
    </button>
  )
})

/** The same object as before for as long as the same is to be seen, so that no other cell renders anew. */
function useCellView(position: Position): CellView {
  const last = useRef<CellView>(undefined)
  return useGarden((store) => {
    const view = viewCell(position, store)
    if (!last.current || JSON.stringify(view) !== JSON.stringify(last.current)) last.current = view
    return last.current
  })
}

/** "Your red poppy, row 2, column 3, clears 3 flowers: 3 points". */
function useName({ row, col }: Position, { content, effect }: CellView): string {
  const { i18n } = useLingui()
  const name = i18n._({
    id: 'board.tile',
    message: '{name}, row {row}, column {col}',
    values: { name: contentName(i18n, content), row: row + 1, col: col + 1 },
  })
  return effect ? `${name}, ${effectWords(i18n, effect)}` : name
}

function Standing({ position, view: { content } }: { position: Position; view: CellView }) {
  const arrival = useArrival(position)
  switch (content.type) {
    case 'empty':
      return null
    case 'weed':
      return (
        <MotionSpan
          key={arrival.key}
          className={styles.weed}
          initial={arrival.key ? { scale: 0, opacity: 0 } : false}
          animate={{ scale: 1, opacity: 1 }}
          transition={{ delay: arrival.delay, duration: 0.25 }}
        >
          <Weed />
        </MotionSpan>
      )
    case 'flower':
      return (
        <MotionSpan
          key={arrival.key}
          className={`${tiles.tile} ${styles.tile}`}
          data-owner={content.owner}
          initial={arrival.key ? { x: arrival.x, y: arrival.y } : false}
          animate={{ x: 0, y: 0 }}
          transition={{ delay: arrival.delay, duration: 0.2, ease: 'easeOut' }}
        >
          <Flower owner={content.owner} colour={content.colour} />
        </MotionSpan>
      )
  }
}

const AT_REST = { key: undefined, x: '0%', y: '0%', delay: 0 }

/** From where and when what stands here has just come. */
function useArrival({ row, col }: Position) {
  return useGarden(
    useShallow(({ emitted: { id, events } }) => {
      const line = timelineOf(events)
      for (const notice of events) {
        if (notice.type === 'slid' && notice.to.row === row && notice.to.col === col) {
          const x = `${(notice.from.col - col) * 112}%`
          const y = `${(notice.from.row - row) * 112}%`
          return { key: `slid ${id}`, x, y, delay: line.step / 1000 }
        }
        if (notice.type === 'sprouted' && notice.at.row === row && notice.at.col === col)
          return { key: `weed ${id}`, x: '0%', y: '0%', delay: line.weed / 1000 }
      }
      return AT_REST
    }),
  )
}
