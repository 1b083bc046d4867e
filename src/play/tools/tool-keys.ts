import type { KeyHelp } from '#src/ui/kit/Help.tsx'
import { TOOLS } from './tool-kinds.ts'

type Keyed = Exclude<keyof typeof TOOLS, 'turns' | 'share' | 'settings' | 'menu'>

const MUTE: KeyHelp = [['M'], /*i18n*/ { id: 'mute', message: 'Mute' }]

/** Lists the keys of shared tools and of every header, for the help. */
export const toolKeys = (...kinds: readonly Keyed[]): readonly KeyHelp[] => [
  ...kinds.map(keyHelp),
  MUTE,
  keyHelp('help'),
]

function keyHelp(kind: Keyed): KeyHelp {
  const [label, , key] = TOOLS[kind]
  return [[key.toUpperCase()], label]
}
