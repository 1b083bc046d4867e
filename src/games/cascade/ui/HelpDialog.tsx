import { Help, type KeyHelp, type RuleHelp } from '#src/ui/kit/Help.tsx'
import { Demo } from './Demonstration'

const RULES: readonly RuleHelp[] = [
  {
    text: /*i18n*/ {
      id: 'cascade.help.swap',
      message:
        'Swap two neighbouring gems so that three or more of a kind stand in a line. Drag a gem, or select it and then its neighbour.',
    },
    board: <Demo seed="demo 1" />,
  },
  {
    text: /*i18n*/ {
      id: 'cascade.help.fall',
      message:
        'All gems that line up go at once, those above fall, new ones come in from the top. If they line up again, that is the next step of the cascade.',
    },
    board: <Demo seed="demo 45" />,
  },
  {
    text: /*i18n*/ {
      id: 'cascade.help.points',
      message:
        'A group of n gems brings 10 × n × (n − 2) points, times the number of the step: large groups and long cascades pay.',
    },
  },
  {
    text: /*i18n*/ {
      id: 'cascade.help.dead',
      message: 'When no swap is left, a new board is dealt and the game goes on.',
    },
  },
]

const KEYS: readonly KeyHelp[] = [
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

/** The rules, two of them on live boards, and the keys. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return <Help rules={RULES} keys={KEYS} onClose={onClose} />
}
