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

interface ToolKind {
  readonly label: MessageDescriptor
  readonly icon: ReactNode
  readonly key?: string
}

export const TOOLS = {
  hint: { label: /*i18n*/ { id: 'tool.hint', message: 'Hint' }, icon: hintIcon, key: 'h' },
  undo: { label: /*i18n*/ { id: 'tool.undo', message: 'Undo' }, icon: undoIcon, key: 'u' },
  redo: { label: /*i18n*/ { id: 'tool.redo', message: 'Redo' }, icon: redoIcon, key: 'y' },
  shuffle: {
    label: /*i18n*/ { id: 'tool.shuffle', message: 'Shuffle' },
    icon: shuffleIcon,
    key: 's',
  },
  pause: { label: /*i18n*/ { id: 'tool.pause', message: 'Pause' }, icon: pauseIcon, key: 'p' },
  resume: { label: /*i18n*/ { id: 'tool.resume', message: 'Resume' }, icon: playIcon, key: 'p' },
  new: { label: /*i18n*/ { id: 'tool.new', message: 'New game' }, icon: newIcon, key: 'n' },
  restart: {
    label: /*i18n*/ { id: 'tool.restart', message: 'Start again' },
    icon: restartIcon,
    key: 'r',
  },
  equal: {
    label: /*i18n*/ { id: 'tool.equal', message: 'Show equal tiles' },
    icon: equalIcon,
    key: 'e',
  },
  where: {
    label: /*i18n*/ { id: 'tool.where', message: 'Where am I?' },
    icon: whereIcon,
    key: 'w',
  },
  matches: {
    label: /*i18n*/ { id: 'tool.matches', message: 'What matches?' },
    icon: equalIcon,
    key: 'q',
  },
  help: { label: /*i18n*/ { id: 'tool.help', message: 'Help' }, icon: helpIcon, key: '?' },
  share: { label: /*i18n*/ { id: 'tool.share', message: 'Share' }, icon: shareIcon },
  settings: { label: /*i18n*/ { id: 'tool.settings', message: 'Settings' }, icon: settingsIcon },
  menu: { label: /*i18n*/ { id: 'tool.menu', message: 'Menu' }, icon: menuIcon },
} as const satisfies Readonly<Record<string, ToolKind>>

const COLOURS: Readonly<Partial<Record<keyof typeof TOOLS, ToolProps['colour']>>> = {
  hint: 'hint',
  equal: 'hint',
  undo: 'new',
  redo: 'new',
  shuffle: 'debug',
  new: 'go',
  restart: 'go',
}

const NEW = /*i18n*/ { id: 'tool.new.short', message: 'New' }

/** Makes tools of the shared kinds: `tool('undo', { onPress: undo, disabled: !canUndo })`. */
export function useToolKinds() {
  const { i18n } = useLingui()
  return (
    kind: keyof typeof TOOLS,
    own: Pick<ToolProps, 'onPress' | 'disabled' | 'pressed'>,
  ): ToolProps => {
    const { label, icon, key }: ToolKind = TOOLS[kind]
    return {
      ...own,
      label: i18n._(label),
      icon,
      colour: COLOURS[kind] ?? 'menu',
      ...(key && { shortcut: key }),
      ...(kind === 'new' && { caption: i18n._(NEW) }),
    }
  }
}

type Keyed = Exclude<keyof typeof TOOLS, 'share' | 'settings' | 'menu'>

const MUTE: KeyHelp = [['M'], /*i18n*/ { id: 'mute', message: 'Mute' }]

/** Lists the keys of shared tools and of every header, for the help. */
export const toolKeys = (...kinds: readonly Keyed[]): readonly KeyHelp[] => [
  ...kinds.map((kind): KeyHelp => [[TOOLS[kind].key.toUpperCase()], TOOLS[kind].label]),
  MUTE,
  [[TOOLS.help.key], TOOLS.help.label],
]
