import { Help, type KeyHelp, type RuleHelp } from '#src/ui/kit/Help.tsx'
import { Demo } from './Demo'

const RULES: readonly RuleHelp[] = [
  {
    board: <Demo board={'B.C\n...\nC.B'} />,
    text: /*i18n*/ {
      id: 'link.help.join',
      message:
        'Select two equal tiles. If a line with at most two turns joins them over empty cells, both go.',
    },
  },
  {
    board: <Demo board={'BCB\nDCD'} />,
    text: /*i18n*/ {
      id: 'link.help.outside',
      message: 'The line may run around the outside of the board.',
    },
  },
  {
    text: /*i18n*/ {
      id: 'link.help.lost',
      message:
        'Every board can be cleared when it is dealt. A hint is the first pair of a way to clear it; the game says so when there is none any more, and shuffles the tiles when nothing matches.',
    },
  },
]

const KEYS: readonly KeyHelp[] = [
  [['↑', '↓', '←', '→'], /*i18n*/ { id: 'keys.arrows', message: 'Go to the next tile, over gaps' }],
  [
    ['Tab', 'Shift+Tab'],
    /*i18n*/ { id: 'keys.tab', message: 'Next and previous tile in reading order' },
  ],
  [
    ['Home', 'End'],
    /*i18n*/ {
      id: 'keys.home',
      message: 'First and last tile of the row; with Ctrl, of the board',
    },
  ],
  [['Enter', 'Space'], /*i18n*/ { id: 'keys.enter', message: 'Select a tile' }],
  [['Esc'], /*i18n*/ { id: 'keys.escape', message: 'Unselect; then leave the board' }],
  [['H', 'U', 'Y', 'S'], /*i18n*/ { id: 'keys.tools', message: 'Hint, undo, redo, shuffle' }],
  [
    ['N', 'R', 'P', 'E'],
    /*i18n*/ { id: 'keys.ways', message: 'New game, same board again, pause, show equal tiles' },
  ],
  [['W', 'Q'], /*i18n*/ { id: 'keys.ears', message: 'Where am I, and what matches here' }],
  [['M'], /*i18n*/ { id: 'mute', message: 'Mute' }],
  [['?'], /*i18n*/ { id: 'keys.help', message: 'This help' }],
]

/** The rules on live boards, and the keys. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return <Help rules={RULES} keys={KEYS} onClose={onClose} />
}
