import { BOARD_KEYS, toolKeys } from '#src/play/tools/tool-keys.ts'
import { Help, type KeyHelp, type RuleHelp } from '#src/ui/kit/Help.tsx'
import { Demo } from './Demo.tsx'

const RULES: readonly RuleHelp[] = [
  /*i18n*/ {
    id: 'link.help.join',
    message:
      'Select two equal tiles. If a line with at most two turns joins them across empty cells, both disappear.',
    board: <Demo board={'B.C\n...\nC.B'} />,
  },
  /*i18n*/ {
    id: 'link.help.outside',
    message: 'The line may run around the outside of the board.',
    board: <Demo board={'BCB\nDCD'} />,
  },
  /*i18n*/ {
    id: 'link.help.lost',
    message:
      'Every board can be cleared when it is dealt. A hint shows the first pair of a way to clear it. The game tells you when there is no way left, and shuffles the tiles when nothing matches.',
  },
  /*i18n*/ {
    id: 'link.help.no-net',
    message:
      'With no net nothing is shuffled, and one match can be taken back: a board that is stuck is lost.',
  },
  /*i18n*/ {
    id: 'link.help.grades',
    message:
      'Every board is graded by simulated players: the risk of getting stuck, and the search for a match.',
  },
  /*i18n*/ {
    id: 'link.help.debug',
    message:
      'Debug, under More, draws each path found in green with the letter of its pattern (I, L, U or Z), and each failed attempt in red.',
  },
]

const KEYS: readonly KeyHelp[] = [
  [['↑', '↓', '←', '→'], /*i18n*/ { id: 'keys.arrows', message: 'Go to the next tile, over gaps' }],
  [
    ['Tab', 'Shift+Tab'],
    /*i18n*/ { id: 'keys.tab', message: 'Next and previous tile in reading order' },
  ],
  BOARD_KEYS.home,
  BOARD_KEYS.enter,
  BOARD_KEYS.escape,
  BOARD_KEYS.zoom,
  ...toolKeys(
    'hint',
    'undo',
    'redo',
    'shuffle',
    'new',
    'restart',
    'pause',
    'equal',
    'where',
    'matches',
    'why',
    'debug',
  ),
]

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return <Help rules={RULES} keys={KEYS} onClose={onClose} />
}
