import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { stateOf } from '#src/engine/session.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { useShortcuts } from '#src/ui/page.ts'
import { capitalised } from '#src/ui/texts.ts'
import type { Tile } from '../rules/tile.ts'
import { cellInView, tileInHand, turnIn, useActions, usePatches } from '../store.ts'
import { Face } from './Face.tsx'
import styles from './Hand.module.css'
import { tileName } from './texts.ts'

/** The user's tiles and the submit button. */
export function Hand() {
  const { i18n } = useLingui()
  const tiles = useTiles()
  const turn = usePatches(turnIn)
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
      aria-label={i18n._({ id: 'patches.hand', message: 'Your hand' })}
    >
      {tiles.map((tile, index) => (
        <HandTile key={tile} tile={tile} shortcut={index + 1} />
      ))}
      <div className={styles.submit}>
        <Button
          look="primary"
          aria-disabled={turn !== 'user'}
          aria-keyshortcuts="S"
          onClick={submit}
        >
          {turn === 'opponent'
            ? i18n._({ id: 'patches.submit.thinking', message: 'Thinking…' })
            : i18n._({ id: 'patches.submit', message: 'Submit' })}
        </Button>
      </div>
    </section>
  )
}

/** Includes the replayed tile during a replay. */
function useTiles(): readonly Tile[] {
  const hand = usePatches((store) => stateOf(store.session).hands.user)
  const phase = usePatches((store) => stateOf(store.session).phase)
  return useMemo(
    () => (phase.type === 'replay' && phase.player === 'user' ? [...hand, phase.tile] : hand),
    [hand, phase],
  )
}

function HandTile({ tile, shortcut }: { tile: Tile; shortcut: number }) {
  const { i18n } = useLingui()
  const isChosen = usePatches((store) => tileInHand(store) === tile)
  const isAway = usePatches((store) => cellInView(store) !== null && tileInHand(store) === tile)
  const isHinted = usePatches((store) => store.hinted?.tile === tile)
  const isTurn = usePatches((store) => turnIn(store) === 'user')
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
