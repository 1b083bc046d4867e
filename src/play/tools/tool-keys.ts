import type { KeyHelp } from '#src/ui/kit/Help.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'

type Keyed = Exclude<keyof typeof TOOLS, 'turns' | 'share' | 'settings' | 'menu'>

/** Lists the keys of shared tools and of every header, for the help. */
export const toolKeys = (...kinds: readonly Keyed[]): readonly KeyHelp[] =>
  [...kinds, 'mute' as const, 'help' as const].map((kind) => {
    const [label, , key] = TOOLS[kind]
    return [[key.toUpperCase()], label]
  })

/** Keys of boards, for the help. */
export const BOARD_KEYS = {
  cells: [['↑', '↓', '←', '→'], /*i18n*/ { id: 'keys.cells', message: 'Go to the next cell' }],
  home: [
    ['Home', 'End'],
    /*i18n*/ { id: 'keys.home', message: 'Start and end of the row; with Ctrl, of the board' },
  ],
  enter: [['Enter', 'Space'], /*i18n*/ { id: 'keys.enter', message: 'Select' }],
  escape: [
    ['Esc'],
    /*i18n*/ { id: 'keys.escape', message: 'Clear the selection, then leave the board' },
  ],
  zoom: [['+', '-'], /*i18n*/ { id: 'keys.zoom', message: 'Enlarge and shrink a large board' }],
} as const satisfies Readonly<Record<string, KeyHelp>>
