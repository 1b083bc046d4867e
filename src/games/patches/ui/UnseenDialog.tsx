import { Trans, useLingui } from '@lingui/react'
import { stateOf } from '#src/engine/session.ts'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { capitalised } from '#src/ui/texts.ts'
import { TILES } from '../rules/tile.ts'
import { otherOf, type Player } from '../rules/types.ts'
import { viewFor } from '../rules/view.ts'
import { seatIn, usePatches } from '../store.ts'
import { playerName, tileName } from '../texts.ts'
import { Face } from './Face.tsx'
import styles from './UnseenDialog.module.css'

/** The unseen tiles, for whoever sees a hand: behind the curtain they would give one away. */
export default function UnseenDialog({ onClose }: { onClose: () => void }) {
  const seat = usePatches(seatIn)
  return seat && <Unseen seat={seat} onClose={onClose} />
}

/** The tiles that the other player may hold, each in its place among the 64. */
function Unseen({ seat, onClose }: { seat: Player; onClose: () => void }) {
  const { i18n } = useLingui()
  const session = usePatches((store) => store.session)
  const { unseen } = viewFor(stateOf(session), seat)
  return (
    <Dialog
      title={i18n._({ id: 'patches.unseen.title', message: 'Unseen tiles' })}
      onClose={onClose}
    >
      <p>
        <Trans
          id="patches.unseen.words"
          message="{count, plural, one {# tile is} other {# tiles are}} in {name}’s hand or still to be drawn."
          values={{ count: unseen.length, name: playerName(i18n, otherOf(seat), session.options) }}
        />
      </p>
      <ul className={styles.tiles}>
        {TILES.map((tile) =>
          unseen.includes(tile) ? (
            <li key={tile} className={styles.tile}>
              <Face tile={tile} />
              <span className="unseen">{capitalised(tileName(i18n, tile))}</span>
            </li>
          ) : (
            <li key={tile} aria-hidden="true" />
          ),
        )}
      </ul>
    </Dialog>
  )
}
