import { useLingui } from '@lingui/react'
import { type KeyboardEvent, memo, type ReactNode } from 'react'
import type { CellProps } from '#src/define/screen.ts'
import type { EventOf } from '#src/define/session.ts'
import { isOneOf, isSame, type Position, valueAt } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { focusAt, isStep, STEPS } from '#src/ui/board/tiles.ts'
import { tileText } from '#src/ui/texts.ts'
import { gemName } from '../names.ts'
import { useActions, useCell, usePlaying } from '../store.ts'
import type { Cascade, CascadePiece, CascadeStore } from '../types.ts'
import styles from './Cell.module.css'
import { Gem, shapeOf } from './Gem.tsx'

type Look = 'rest' | 'selected' | 'hinted' | 'refused' | 'swapped'

const lookAt =
  (at: Position) =>
  ({ selected, hinted, nudged, emitted }: CascadeStore): Look => {
    if (selected && isSame(selected, at)) return 'selected'
    const shown = hinted ?? nudged
    if (shown && isOneOf(shown, at)) return 'hinted'
    return emitted.events.map((event) => lookAfter(event, at)).find((look) => look) ?? 'rest'
  }

function lookAfter(event: EventOf<Cascade>, at: Position): Look | undefined {
  if (event.type === 'refused') return isOneOf(event.move, at) ? 'refused' : undefined
  return event.type === 'swapped' && isOneOf(event, at) ? 'swapped' : undefined
}

export const Cell = memo(function Cell({ position }: CellProps) {
  const kind = useCell((store) => valueAt(stateOf(store.session).board, position))
  const look = useCell(lookAt(position))
  const { select } = useActions()
  const { i18n } = useLingui()
  const swapByArrow = useArrowSwap(position)
  // A hole.
  if (kind === 0) return null
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={tileText(i18n, gemName(i18n, kind), position)}
      aria-pressed={look === 'selected'}
      onKeyDown={swapByArrow}
      onClick={() => select(position)}
    >
      <span className={styles.well} data-look={look}>
        <span data-piece className={styles.gem}>
          <Gem kind={kind} />
        </span>
      </span>
    </button>
  )
})

/** A gem being removed, the mark under it, or the points of a step. */
export function Piece({ piece }: { piece: CascadePiece }) {
  const { i18n } = useLingui()
  if (piece.type === 'mark') return <span className={styles.mark} />
  if (piece.type === 'gem')
    return (
      <span className={styles.ghost}>
        <span className={styles.gem}>
          <Gem kind={piece.kind} />
        </span>
      </span>
    )
  const { points, step, gems, kind, intensity, col } = piece
  const why = i18n._({
    id: 'cascade.film.step',
    message:
      '{gems, plural, one {# gem} other {# gems}}{step, select, 1 {} other { · step {step} × {step}}}',
    values: { gems, step },
  })
  const fontSize = `calc(var(--text-award) * ${0.9 + 0.6 * intensity})`
  return (
    <b
      className={`centred ${styles.points}`}
      style={{ '--gem': shapeOf(kind).fill, '--col': col, fontSize }}
    >
      {`+${points} `}
      <small>{why}</small>
    </b>
  )
}

/** Clips new gems above the board. `marksSwap` marks both gems of the last swap, where another made it. */
export function Layout({
  children,
  marksSwap = false,
}: {
  children: ReactNode
  marksSwap?: boolean
}) {
  return (
    <div className={styles.stage} data-marks-swap={marksSwap}>
      {children}
    </div>
  )
}

/** Swaps the selected gem by an arrow key, moving the focus along. */
function useArrowSwap(position: Position) {
  const { store } = usePlaying()
  return (event: KeyboardEvent<HTMLElement>) => {
    const { selected, swap } = store.getState()
    if (!isStep(event.key) || !selected || !isSame(selected, position)) return
    event.preventDefault()
    event.stopPropagation()
    const { row, col } = STEPS[event.key]
    const to = { row: position.row + row, col: position.col + col }
    swap({ from: position, to })
    const grid = event.currentTarget.closest<HTMLElement>('[role=grid]')
    if (grid) focusAt(grid, to)
  }
}
