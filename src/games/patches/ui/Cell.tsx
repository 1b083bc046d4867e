import { useLingui } from '@lingui/react'
import { span as MotionSpan } from 'framer-motion/m'
import { memo } from 'react'
import { isSame, type Position, toIndex } from '#src/engine/grid.ts'
import tiles from '#src/ui/board/Tile.module.css'
import { isContestedIn, seenAt, shownState } from '../reveal'
import { isOrphan, isTile, ownerOf } from '../rules/board'
import {
  cellRefusal,
  isUsersTurn,
  type PatchesStore,
  patchesState,
  previewOf,
  tileInHand,
} from '../store'
import styles from './Cell.module.css'
import { orphanWords, valueWords } from './cell-names'
import { Face } from './Face'
import { Token } from './Token'
import { usePatches, usePatchesStore } from './use-patches'

/** How a cell shows its state; the names of the style sheet. */
type Mark = 'rest' | 'open' | 'chosen' | 'sealed' | 'matched' | 'contested' | 'orphan' | 'refused'

const seen =
  (position: Position) =>
  (scene: PatchesStore): number =>
    seenAt(patchesState(scene).board, scene.reveal, position)

/** What the last action says of a cell, before all that it is anyway. */
function told({ reveal, emitted }: PatchesStore, position: Position): Mark | undefined {
  const refused = emitted.events.some(
    (notice) => notice.type === 'refused' && isSame(notice.cell, position),
  )
  if (refused) return 'refused'
  return isContestedIn(reveal, position) ? 'contested' : undefined
}

const markAt =
  (position: Position) =>
  (scene: PatchesStore): Mark => {
    if (scene.cell && isSame(scene.cell, position)) return scene.sealed ? 'sealed' : 'chosen'
    const mark = told(scene, position)
    if (mark) return mark
    if (previewOf(scene)?.matches.some(({ cell }) => isSame(cell, position))) return 'matched'
    const { board } = shownState(scene)
    if (isOrphan(board, toIndex(board, position))) return 'orphan'
    return isUsersTurn(scene) && !cellRefusal(scene, position) ? 'open' : 'rest'
  }

/** The user's tile on the cell they have chosen for it. */
const comingTo =
  (position: Position) =>
  (scene: PatchesStore): number =>
    scene.cell && isSame(scene.cell, position) ? (tileInHand(scene) ?? 0) : 0

function useCellName(value: number, mark: Mark, { row, col }: Position): string {
  const { i18n } = useLingui()
  const words = valueWords(i18n, value, mark === 'open' || mark === 'chosen')
  const name = mark === 'orphan' && isTile(value) ? orphanWords(i18n, words) : words
  return i18n._({
    id: 'board.tile',
    message: '{name}, row {row}, column {col}',
    values: { name, row: row + 1, col: col + 1 },
  })
}

/** One cell of the board, always a button: what cannot be chosen is refused in words. */
export const Cell = memo(function Cell({ position }: { position: Position }) {
  const value = usePatches(seen(position))
  const mark = usePatches(markAt(position))
  const coming = usePatches(comingTo(position))
  const { chooseCell } = usePatchesStore().getState()
  const name = useCellName(value, mark, position)
  const isFree = value === 0
  return (
    <button
      type="button"
      className={styles.cell}
      data-mark={mark}
      aria-label={name}
      aria-pressed={isFree ? mark === 'chosen' || mark === 'sealed' : undefined}
      onClick={() => chooseCell(position)}
    >
      {isFree && <span className={styles.place} />}
      <Piece value={value || coming} isComing={isFree} />
    </button>
  )
})

/** A piece that comes while a round is shown turns up; all others simply lie there. */
function Piece({ value, isComing }: { value: number; isComing: boolean }) {
  const isNew = usePatchesStore().getState().reveal !== null
  if (!value) return null
  const owner = ownerOf(value)
  return (
    <MotionSpan
      key={value}
      className={owner ? styles.token : `${tiles.tile} ${styles.tile}`}
      data-coming={isComing || undefined}
      initial={isNew ? { rotateY: owner ? 90 : 0, scale: owner ? 1 : 0.7 } : false}
      animate={{ rotateY: 0, scale: 1 }}
      transition={{ duration: 0.25, ease: 'easeOut' }}
    >
      {owner ? <Token player={owner} /> : <Face tile={value} />}
    </MotionSpan>
  )
}
