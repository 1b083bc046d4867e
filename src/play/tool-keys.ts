import type { KeyHelp } from '../ui/kit/Help'
import { TOOLS } from './tool-kinds'

type Keyed = Exclude<keyof typeof TOOLS, 'share' | 'settings' | 'menu'>

const MUTE: KeyHelp = [['M'], /*i18n*/ { id: 'mute', message: 'Mute' }]

/** The keys of the shared kinds, and of what is in every header, as the help lists them. */
export const toolKeys = (...kinds: readonly Keyed[]): readonly KeyHelp[] => [
  ...kinds.map((kind): KeyHelp => [[TOOLS[kind].shortcut.toUpperCase()], TOOLS[kind].label]),
  MUTE,
  [[TOOLS.help.shortcut], TOOLS.help.label],
]
