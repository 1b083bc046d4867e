import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { KeyHelp } from '#src/ui/kit/Help.tsx'
import {
  equalIcon,
  helpIcon,
  hintIcon,
  menuIcon,
  newIcon,
  pauseIcon,
  playIcon,
  redoIcon,
  restartIcon,
  settingsIcon,
  shareIcon,
  shuffleIcon,
  undoIcon,
  whereIcon,
} from '#src/ui/kit/icons.tsx'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'

type ToolKind = readonly [
  label: MessageDescriptor,
  icon: ReactNode,
  key?: string,
  colour?: ToolProps['colour'],
]

export const TOOLS = {
  hint: [/*i18n*/ { id: 'tool.hint', message: 'Hint' }, hintIcon, 'h', 'hint'],
  undo: [/*i18n*/ { id: 'tool.undo', message: 'Undo' }, undoIcon, 'u', 'new'],
  redo: [/*i18n*/ { id: 'tool.redo', message: 'Redo' }, redoIcon, 'y', 'new'],
  shuffle: [/*i18n*/ { id: 'tool.shuffle', message: 'Shuffle' }, shuffleIcon, 's', 'debug'],
  pause: [/*i18n*/ { id: 'tool.pause', message: 'Pause' }, pauseIcon, 'p'],
  resume: [/*i18n*/ { id: 'tool.resume', message: 'Resume' }, playIcon, 'p'],
  new: [/*i18n*/ { id: 'tool.new', message: 'New game' }, newIcon, 'n', 'go'],
  restart: [/*i18n*/ { id: 'tool.restart', message: 'Start again' }, restartIcon, 'r', 'go'],
  equal: [/*i18n*/ { id: 'tool.equal', message: 'Show equal tiles' }, equalIcon, 'e', 'hint'],
  where: [/*i18n*/ { id: 'tool.where', message: 'Where am I?' }, whereIcon, 'w'],
  matches: [/*i18n*/ { id: 'tool.matches', message: 'What matches?' }, equalIcon, 'q'],
  help: [/*i18n*/ { id: 'tool.help', message: 'Help' }, helpIcon, '?'],
  share: [/*i18n*/ { id: 'tool.share', message: 'Share' }, shareIcon],
  settings: [/*i18n*/ { id: 'tool.settings', message: 'Settings' }, settingsIcon],
  menu: [/*i18n*/ { id: 'tool.menu', message: 'Menu' }, menuIcon],
} as const satisfies Readonly<Record<string, ToolKind>>

const NEW = /*i18n*/ { id: 'tool.new.short', message: 'New' }

/** Makes tools of the shared kinds: `tool('undo', { onPress: undo, disabled: !canUndo })`. */
export function useToolKinds() {
  const { i18n } = useLingui()
  return (
    kind: keyof typeof TOOLS,
    own: Pick<ToolProps, 'onPress' | 'disabled' | 'pressed'>,
  ): ToolProps => {
    const [label, icon, key, colour = 'menu']: ToolKind = TOOLS[kind]
    return {
      ...own,
      label: i18n._(label),
      icon,
      colour,
      ...(key && { shortcut: key }),
      ...(kind === 'new' && { caption: i18n._(NEW) }),
    }
  }
}

type Keyed = Exclude<keyof typeof TOOLS, 'share' | 'settings' | 'menu'>

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
