import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import styles from './HelpDialog.module.css'

const RULES: readonly MessageDescriptor[] = [
  /*i18n*/ {
    id: 'garden.help.owners',
    message:
      'Your flowers stand in round green pots, the AI’s in square orange ones. You move in turn, you first.',
  },
  /*i18n*/ {
    id: 'garden.help.slide',
    message:
      'Slide one of your flowers to an empty cell beside it. If it then touches its colour, the whole connected group is cleared and gives a point for each flower, whoever owned it.',
  },
  /*i18n*/ {
    id: 'garden.help.gather',
    message:
      'Or choose a flower of the same colour beside it, yours or the AI’s: nothing moves, and their group is cleared.',
  },
  /*i18n*/ {
    id: 'garden.help.free',
    message:
      'A slide that clears nothing is a free slide. Each of you has three of them in a game.',
  },
  /*i18n*/ {
    id: 'garden.help.weeds',
    message:
      'After a move of the AI a weed may sprout. It stays for good, and each weed beside a cleared group takes a point off.',
  },
  /*i18n*/ {
    id: 'garden.help.end',
    message:
      'The first to reach the goal ends the game, or it ends when neither can move. More points win. The AI begins with one point for moving second.',
  },
]

const KEYS = [
  {
    keys: '↑ ↓ ← →',
    words: /*i18n*/ { id: 'garden.keys.arrows', message: 'Go to the next cell' },
  },
  {
    keys: 'Enter',
    words: /*i18n*/ { id: 'garden.keys.enter', message: 'Select a flower; then where it goes' },
  },
  {
    keys: 'Esc',
    words: /*i18n*/ { id: 'keys.escape', message: 'Unselect; then leave the board' },
  },
  {
    keys: 'U  Y',
    words: /*i18n*/ { id: 'garden.keys.undo', message: 'Take a full turn back; play it again' },
  },
  {
    keys: 'N  R  P',
    words: /*i18n*/ { id: 'garden.keys.ways', message: 'New game, start again, pause' },
  },
  {
    keys: 'W  M  ?',
    words: /*i18n*/ { id: 'garden.keys.ears', message: 'Where am I, mute, this help' },
  },
] as const

/** The rules, and the keys. */
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
      <ul className={styles.rules}>
        {RULES.map((words) => (
          <li key={words.id}>{i18n._(words)}</li>
        ))}
      </ul>
      <h3>
        <Trans id="help.keys" message="Keys" />
      </h3>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, words }) => (
          <div key={keys} className={styles.key}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{i18n._(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
