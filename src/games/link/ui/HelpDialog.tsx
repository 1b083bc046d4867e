import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { Demo } from './Demo'
import styles from './HelpDialog.module.css'

/** Each rule with a board to try it on. */
const RULES = [
  {
    board: 'B.C\n...\nC.B',
    words: /*i18n*/ {
      id: 'link.help.join',
      message:
        'Select two equal tiles. If a line with at most two turns joins them over empty cells, both go.',
    },
  },
  {
    board: 'BCB\nDCD',
    words: /*i18n*/ {
      id: 'link.help.outside',
      message: 'The line may run around the outside of the board.',
    },
  },
] as const

/** The rules on live boards, and the keys. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  return (
    <Dialog
      title={i18n._({ id: 'help.title', message: 'How to play' })}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans id="help.close" message="Got it" />
        </Button>
      }
    >
      {RULES.map(({ board, words }) => (
        <section key={words.id} className={styles.rule}>
          <p>{i18n._(words)}</p>
          <Demo board={board} />
        </section>
      ))}
      <p className={styles.rules}>
        <Trans
          id="link.help.lost"
          message="Every board can be cleared when it is dealt. A hint is the first pair of a way to clear it; the game says so when there is none any more, and shuffles the tiles when nothing matches."
        />
      </p>
      <h3>
        <Trans id="help.keys" message="Keys" />
      </h3>
      <dl className={styles.keys}>
        <Keys />
      </dl>
    </Dialog>
  )
}

function Keys() {
  return (
    <>
      <Key keys={['↑', '↓', '←', '→']}>
        <Trans id="keys.arrows" message="Go to the next tile, over gaps" />
      </Key>
      <Key keys={['Tab', 'Shift+Tab']}>
        <Trans id="keys.tab" message="Next and previous tile in reading order" />
      </Key>
      <Key keys={['Home', 'End']}>
        <Trans id="keys.home" message="First and last tile of the row; with Ctrl, of the board" />
      </Key>
      <Key keys={['Enter', 'Space']}>
        <Trans id="keys.enter" message="Select a tile" />
      </Key>
      <Key keys={['Esc']}>
        <Trans id="keys.escape" message="Unselect; then leave the board" />
      </Key>
      <Key keys={['H', 'U', 'Y', 'S']}>
        <Trans id="keys.tools" message="Hint, undo, redo, shuffle" />
      </Key>
      <Key keys={['N', 'R', 'P', 'E']}>
        <Trans id="keys.ways" message="New game, same board again, pause, show equal tiles" />
      </Key>
      <Key keys={['W', 'Q']}>
        <Trans id="keys.ears" message="Where am I, and what matches here" />
      </Key>
      <Key keys={['M']}>
        <Trans id="mute" message="Mute" />
      </Key>
      <Key keys={['?']}>
        <Trans id="keys.help" message="This help" />
      </Key>
    </>
  )
}

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.key}>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
