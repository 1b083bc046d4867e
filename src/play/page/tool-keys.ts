import type { KeyHelp } from '#src/ui/kit/Help.tsx'
import { TOOLS } from './tool-kinds.ts'

type Keyed = Exclude<keyof typeof TOOLS, 'share' | 'settings' | 'menu'>

const MUTE: KeyHelp = [['M'], /*i18n*/ { id: 'mute', message: 'Mute' }]

/** Lists the keys of shared tools and of every header, for the help. */
export const toolKeys = (...kinds: readonly Keyed[]): readonly KeyHelp[] => [
  ...kinds.map((kind): KeyHelp => [[TOOLS[kind].shortcut.toUpperCase()], TOOLS[kind].label]),
  MUTE,
  [[TOOLS.help.shortcut], TOOLS.help.label],
]
