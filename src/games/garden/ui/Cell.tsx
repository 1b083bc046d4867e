import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { useStore } from 'zustand'
import type { CellProps } from '#src/define/screen.ts'
import { isOneOf, isSame, type Position } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { tileText } from '#src/ui/texts.ts'
import { type Content, contentAt } from '../rules/position.ts'
import type { Effect } from '../rules/step.ts'
import type { Side } from '../rules/types.ts'
import { effectAt, isMovable, threatAt, useActions, useGarden, usePlaying } from '../store.ts'
import { contentName, effectText } from '../texts.ts'
import type { GardenPiece, GardenStore } from '../types.ts'
import styles from './Cell.module.css'
import { Flower, Weed } from './Flower.tsx'
import { traceAt } from './traces.ts'

/** Visual states, as named in the style sheet. */
type Look = 'rest' | 'threat' | 'selected' | 'hinted' | 'target' | 'group' | 'refused'

const lookAt =
  (at: Position) =>
  (store: GardenStore): Look => {
    if (store.selected && isSame(store.selected, at)) return 'selected'
    if (store.hinted && isOneOf(store.hinted, at)) return 'hinted'
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

/** Returns something for as long as no turn is being shown; a cell without it does not render for that. */
const useOnceShown = <Mark,>(mark: Mark | undefined): Mark | undefined =>
  useStore(usePlaying().playback, ({ shown }) => (shown === null ? mark : undefined))

/** A cell, always a button, so that each can be focused and named. */
export const Cell = memo(function Cell({ position }: CellProps) {
  const content = useGarden(({ session }) => contentAt(stateOf(session).position.cells, position))
  const effect = useGarden((store) => effectAt(store, position))
  const look = useGarden(lookAt(position))
  const trace = useGarden((store) => traceAt(store, position))
  const seen = useOnceShown(trace)
  // A weed is not marked before it grows.
  const last = trace?.part === 'weed' ? seen : trace
  const movable = useOnceShown(useGarden((store) => isMovable(store, position) || undefined))
  const { select, aim } = useActions()
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look}
      data-last={last?.part}
      data-side={last?.side}
      data-movable={movable}
      aria-label={useName(position, content, effect)}
      aria-pressed={look === 'selected'}
      onClick={() => select(position)}
      onFocus={() => aim(position)}
      onBlur={() => aim(null)}
      onPointerEnter={() => aim(position)}
      onPointerLeave={() => aim(null)}
    >
      {content.type === 'empty' && seen && <Trace {...seen} />}
      <Standing content={content} />
      {seen?.nth && (
        <span className={styles.badge} data-nth aria-hidden="true">
          {seen.nth}
        </span>
      )}
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
  const options = useGarden(({ session }) => session.options)
  const text = contentName(i18n, content, options)
  const name = tileText(i18n, text, position)
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

/** The flower that went, or where one slid. */
function Trace({ flower, towards }: { flower?: Content; towards?: number }) {
  if (flower?.type === 'flower')
    return (
      <span className={styles.taken}>
        <Flower owner={flower.owner} colour={flower.colour} />
      </span>
    )
  return (
    towards !== undefined && (
      <span className={styles.towards} style={{ rotate: `${towards}deg` }} aria-hidden="true">
        ➜
      </span>
    )
  )
}

const FlowerTile = memo(function FlowerTile({ owner, colour }: { owner: Side; colour: number }) {
  return (
    <TileBody data-piece className={styles.tile} data-owner={owner}>
      <Flower owner={owner} colour={colour} />
    </TileBody>
  )
})

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
