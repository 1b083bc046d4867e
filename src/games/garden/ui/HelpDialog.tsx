import { toolKeys } from '#src/play/page/tool-kinds.ts'
import { Help, type KeyHelp, type RuleHelp } from '#src/ui/kit/Help.tsx'

const RULES: readonly RuleHelp[] = [
  /*i18n*/ {
    id: 'garden.help.owners',
    message:
      'Your flowers stand in round green pots, the opponent’s in square orange ones. You take turns, and you go first.',
  },
  /*i18n*/ {
    id: 'garden.help.slide',
    message:
      'Slide one of your flowers to an empty cell beside it. If it then touches its colour, the whole connected group is cleared and gives a point for each flower, whoever owned it.',
  },
  /*i18n*/ {
    id: 'garden.help.gather',
    message:
      'Or choose a flower of the same colour beside it, yours or the opponent’s: nothing moves, and their group is cleared.',
  },
  /*i18n*/ {
    id: 'garden.help.free',
    message:
      'A slide that clears nothing is a free slide. Each of you has three of them in a game.',
  },
  /*i18n*/ {
    id: 'garden.help.weeds',
    message:
      'After a move of the opponent a weed may sprout. It stays for good, and each weed beside a cleared group takes a point off.',
  },
  /*i18n*/ {
    id: 'garden.help.end',
    message:
      'The first to reach the goal ends the game, or it ends when neither can move. More points win. The opponent begins with one point for moving second.',
  },
]

const KEYS: readonly KeyHelp[] = [
  [['↑', '↓', '←', '→'], /*i18n*/ { id: 'keys.cells', message: 'Go to the next cell' }],
  [['Enter'], /*i18n*/ { id: 'garden.keys.enter', message: 'Select a flower, then where it goes' }],
  [['Esc'], /*i18n*/ { id: 'keys.escape', message: 'Clear the selection, then leave the board' }],
  [['U', 'Y'], /*i18n*/ { id: 'garden.keys.undo', message: 'Undo and redo a full turn' }],
  ...toolKeys('hint', 'new', 'restart', 'pause', 'where'),
]

export default function HelpDialog({ onClose }: { onClose: () => void }) {
  return <Help rules={RULES} keys={KEYS} onClose={onClose} />
}
