import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { useStore } from 'zustand'
import type { CellProps } from '#src/define/screen.ts'
import { isSame, type Position } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { tileText } from '#src/ui/texts.ts'
import { type Content, contentAt } from '../rules/position.ts'
import type { Effect } from '../rules/step.ts'
import type { Side } from '../rules/types.ts'
import { effectAt, isMovable, threatAt, useActions, useGarden, usePlaying } from '../store.ts'
import type { GardenPiece, GardenStore } from '../types.ts'
import styles from './Cell.module.css'
import { Flower, Weed } from './Flower.tsx'
import { contentName, effectText } from './texts.ts'

/** Visual states, as named in the style sheet. */
type Look = 'rest' | 'threat' | 'selected' | 'hinted' | 'target' | 'group' | 'refused'

const lookAt =
  (at: Position) =>
  (store: GardenStore): Look => {
    if (store.selected && isSame(store.selected, at)) return 'selected'
    if (store.hinted && [store.hinted.from, store.hinted.to].some((one) => isSame(one, at)))
      return 'hinted'
    const aimed = effectAt(store, store.aimed)
    if (aimed?.type === 'clear' && aimed.cells.some((cell) => isSame(cell, at))) return 'group'
    if (effectAt(store, at)) return 'target'
    if (threatAt(store)?.cells.some((cell) => isSame(cell, at))) return 'threat'
    const isRefused = store.emitted.events.some(
      (event) =>
        event.type === 'refused' && event.move.type === 'move' && isSame(event.move.to, at),
    )
    return isRefused ? 'refused' : 'rest'
  }

/** Returns the last step that was a move. */
const lastMoveIn = ({ session }: GardenStore) =>
  session.past.findLast(({ move }) => move.type === 'move')

/** Selects a cell's part in the last move: `gone` with its group, or where a weed grew. */
const lastAt =
  (at: Position) =>
  (store: GardenStore): 'from' | 'to' | 'gone' | 'weed' | undefined => {
    const { move, events = [] } = lastMoveIn(store) ?? {}
    const isHere = (cell: Position) => isSame(cell, at)
    if (move?.type === 'move' && isHere(move.from)) return 'from'
    if (move?.type === 'move' && isHere(move.to)) return 'to'
    if (events.some((event) => event.type === 'cleared' && event.cells.some(isHere))) return 'gone'
    return events.some((event) => event.type === 'sprouted' && isHere(event.at))
      ? 'weed'
      : undefined
  }

const lastSide = (store: GardenStore) => lastMoveIn(store)?.move.side

/** Returns `true` for a flower that the player may move, once the opponent's turn has been shown. */
function useIsMovable(at: Position): boolean {
  const isMarked = useGarden((store) => isMovable(store, at))
  return useStore(usePlaying().playback, ({ shown }) => isMarked && shown === null)
}

/** A cell, always a button, so that each can be focused and named. */
export const Cell = memo(function Cell({ position }: CellProps) {
  const content = useGarden(({ session }) => contentAt(stateOf(session).position.cells, position))
  const effect = useGarden((store) => effectAt(store, position))
  const look = useGarden(lookAt(position))
  const last = useGarden(lastAt(position))
  const side = useGarden(lastSide)
  const movable = useIsMovable(position)
  const { select, aim } = useActions()
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look}
      data-last={last}
      data-side={last && side}
      data-movable={movable}
      aria-label={useName(position, content, effect)}
      aria-pressed={look === 'selected'}
      onClick={() => select(position)}
      onFocus={() => aim(position)}
      onBlur={() => aim(null)}
      onPointerEnter={() => aim(position)}
      onPointerLeave={() => aim(null)}
    >
      <Standing content={content} />
      {effect && (
        <span className={styles.badge} aria-hidden="true">
          {effect.type === 'clear' ? `+${effect.points}` : '→'}
        </span>
      )}
    </button>
  )
})

/** "Your red poppy, row 2, column 3, clears 3 flowers: 3 points". */
function useName(position: Position, content: Content, effect: Effect | undefined): string {
  const { i18n } = useLingui()
  const name = tileText(i18n, contentName(i18n, content), position)
  if (!effect) return name
  const values = { name, effect: effectText(i18n, effect) }
  return i18n._({ id: 'garden.target', message: '{name}, {effect}', values })
}

function Standing({ content }: { content: Content }) {
  switch (content.type) {
    case 'empty':
      return null
    case 'weed':
      return (
        <span data-piece className={styles.weed}>
          <Weed />
        </span>
      )
    case 'flower':
      return <FlowerTile owner={content.owner} colour={content.colour} />
  }
}

function FlowerTile({ owner, colour }: { owner: Side; colour: number }) {
  return (
    <TileBody data-piece className={styles.tile} data-owner={owner}>
      <Flower owner={owner} colour={colour} />
    </TileBody>
  )
}

/** A flower being removed, its points, or a frame. */
export function Piece({ piece }: { piece: GardenPiece }) {
  if (piece.type === 'frame') return <span className={styles.frame} data-moved={piece.isMoved} />
  return piece.type === 'flower' ? (
    <span className={styles.ghost}>
      <FlowerTile owner={piece.owner} colour={piece.colour} />
    </span>
  ) : (
    <b className={styles.points}>+{piece.points}</b>
  )
}
