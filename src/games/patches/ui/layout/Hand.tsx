import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { useShortcuts } from '#src/ui/page.ts'
import { capitalised } from '#src/ui/texts.ts'
import type { Tile } from '../../rules/tile.ts'
import {
  canChoose,
  cellInView,
  seatIn,
  tileInHand,
  tilesIn,
  turnIn,
  useActions,
  usePatches,
} from '../../store.ts'
import { playerValues, SUBMIT, tileName } from '../../texts.ts'
import { Face } from '../Face.tsx'
import styles from './Hand.module.css'

/** The tiles of the player on the screen and the submit button. */
export function Hand() {
  const { i18n } = useLingui()
  const tiles = usePatches(useShallow(tilesIn))
  const isDue = usePatches(canChoose)
  const isThinking = usePatches((store) => turnIn(store) === 'opponent') && !isDue
  const seat = usePatches(seatIn) ?? 'user'
  const options = usePatches(({ session }) => session.options)
  const { player, name } = playerValues(i18n, seat, options)
  const { chooseTile, submit } = useActions()
  useShortcuts(
    useMemo(() => {
      const choose = tiles.map((tile, index) => ({
        shortcut: `${index + 1}`,
        onPress: () => chooseTile(tile),
      }))
      return [{ shortcut: 's', onPress: submit }, ...choose]
    }, [tiles, chooseTile, submit]),
  )
  return (
    <section
      className={styles.hand}
      data-hand
      aria-label={i18n._({
        id: 'patches.hand',
        message: '{player, select, friend {{name}’s hand} other {Your hand}}',
        values: { player, name },
      })}
    >
      {tiles.map((tile, index) => (
        <HandTile key={tile} tile={tile} shortcut={index + 1} />
      ))}
      <div className={styles.submit}>
        <Button look="primary" aria-disabled={!isDue} aria-keyshortcuts="S" onClick={submit}>
          {isThinking
            ? i18n._({ id: 'patches.submit.thinking', message: 'Thinking…' })
            : i18n._(SUBMIT)}
        </Button>
      </div>
    </section>
  )
}

function HandTile({ tile, shortcut }: { tile: Tile; shortcut: number }) {
  const { i18n } = useLingui()
  const isChosen = usePatches((store) => tileInHand(store) === tile)
  const isAway = usePatches((store) => cellInView(store) !== null && tileInHand(store) === tile)
  const isHinted = usePatches((store) => store.hinted?.tile === tile)
  const isTurn = usePatches(canChoose)
  const { chooseTile } = useActions()
  return (
    <button
      type="button"
      className={styles.slot}
      data-tile={tile}
      data-hinted={isHinted || undefined}
      aria-label={capitalised(tileName(i18n, tile))}
      aria-pressed={isChosen}
      aria-disabled={!isTurn}
      aria-keyshortcuts={String(shortcut)}
      onClick={() => chooseTile(tile)}
    >
      <TileBody className={styles.tile} data-away={isAway || undefined}>
        <Face tile={tile} />
      </TileBody>
    </button>
  )
}
