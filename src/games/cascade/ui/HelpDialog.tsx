import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import styles from './HelpDialog.module.css'

const RULES: readonly MessageDescriptor[] = [
  /*i18n*/ {
    id: 'cascade.help.swap',
    message:
      'Swap two neighbouring gems so that three or more of a kind stand in a line. Drag a gem, or select it and then its neighbour.',
  },
  /*i18n*/ {
    id: 'cascade.help.fall',
    message:
      'All gems that line up go at once, those above fall, new ones come in from the top. If they line up again, that is the next step of the cascade.',
  },
  /*i18n*/ {
    id: 'cascade.help.points',
    message:
      'A group of n gems brings 10 × n × (n − 2) points, times the number of the step: large groups and long cascades pay.',
  },
  /*i18n*/ {
    id: 'cascade.help.dead',
    message: 'When no swap is left, a new board is dealt and the game goes on.',
  },
]

const KEYS: readonly (readonly [keys: readonly string[], words: MessageDescriptor])[] = [
  [
    ['↑', '↓', '←', '→'],
    /*i18n*/ { id: 'cascade.keys.arrows', message: 'Go to the next gem; swap the selected one' },
  ],
  [['Enter', 'Space'], /*i18n*/ { id: 'cascade.keys.enter', message: 'Select a gem' }],
  [
    ['Home', 'End'],
    /*i18n*/ {
      id: 'cascade.keys.home',
      message: 'First and last gem of the row; with Ctrl, of the board',
    },
  ],
  [['Esc'], /*i18n*/ { id: 'keys.escape', message: 'Unselect; then leave the board' }],
  [['H', 'U', 'Y'], /*i18n*/ { id: 'cascade.keys.tools', message: 'Hint, undo, redo' }],
  [
    ['N', 'R', 'P'],
    /*i18n*/ { id: 'cascade.keys.ways', message: 'New game, same board again, pause' },
  ],
  [['W'], /*i18n*/ { id: 'cascade.keys.where', message: 'Where am I' }],
  [['M'], /*i18n*/ { id: 'mute', message: 'Mute' }],
  [['?'], /*i18n*/ { id: 'keys.help', message: 'This help' }],
]

/** The rules and the keys. */
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
      <div className={styles.text}>
        {RULES.map((rule) => (
          <p key={rule.id}>{i18n._(rule)}</p>
        ))}
      </div>
      <h3>
        <Trans id="help.keys" message="Keys" />
      </h3>
      <dl className={styles.keys}>
        {KEYS.map(([keys, words]) => (
          <div key={words.id} className={styles.key}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{i18n._(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
