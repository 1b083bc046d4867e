import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
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

type ToolKind = Pick<ToolProps, 'icon' | 'colour' | 'shortcut'> & {
  readonly label: MessageDescriptor
  readonly caption?: MessageDescriptor
}

export const TOOLS = {
  hint: {
    label: /*i18n*/ { id: 'tool.hint', message: 'Hint' },
    icon: hintIcon,
    colour: 'hint',
    shortcut: 'h',
  },
  undo: {
    label: /*i18n*/ { id: 'tool.undo', message: 'Undo' },
    icon: undoIcon,
    colour: 'new',
    shortcut: 'u',
  },
  redo: {
    label: /*i18n*/ { id: 'tool.redo', message: 'Redo' },
    icon: redoIcon,
    colour: 'new',
    shortcut: 'y',
  },
  shuffle: {
    label: /*i18n*/ { id: 'tool.shuffle', message: 'Shuffle' },
    icon: shuffleIcon,
    colour: 'debug',
    shortcut: 's',
  },
  pause: {
    label: /*i18n*/ { id: 'tool.pause', message: 'Pause' },
    icon: pauseIcon,
    shortcut: 'p',
  },
  resume: {
    label: /*i18n*/ { id: 'tool.resume', message: 'Resume' },
    icon: playIcon,
    shortcut: 'p',
  },
  new: {
    label: /*i18n*/ { id: 'tool.new', message: 'New game' },
    caption: /*i18n*/ { id: 'tool.new.short', message: 'New' },
    icon: newIcon,
    colour: 'go',
    shortcut: 'n',
  },
  restart: {
    label: /*i18n*/ { id: 'tool.restart', message: 'Start again' },
    icon: restartIcon,
    colour: 'go',
    shortcut: 'r',
  },
  equal: {
    label: /*i18n*/ { id: 'tool.equal', message: 'Show equal tiles' },
    icon: equalIcon,
    colour: 'hint',
    shortcut: 'e',
  },
  where: {
    label: /*i18n*/ { id: 'tool.where', message: 'Where am I?' },
    icon: whereIcon,
    shortcut: 'w',
  },
  matches: {
    label: /*i18n*/ { id: 'tool.matches', message: 'What matches?' },
    icon: equalIcon,
    shortcut: 'q',
  },
  share: { label: /*i18n*/ { id: 'tool.share', message: 'Share' }, icon: shareIcon },
  settings: { label: /*i18n*/ { id: 'tool.settings', message: 'Settings' }, icon: settingsIcon },
  help: { label: /*i18n*/ { id: 'tool.help', message: 'Help' }, icon: helpIcon, shortcut: '?' },
  menu: { label: /*i18n*/ { id: 'tool.menu', message: 'Menu' }, icon: menuIcon },
} as const satisfies Record<string, ToolKind>

/** Makes tools of the shared kinds: `tool('undo', { onPress: undo, disabled: !canUndo })`. */
export function useToolKinds() {
  const { i18n } = useLingui()
  return (
    kind: keyof typeof TOOLS,
    own: Pick<ToolProps, 'onPress' | 'disabled' | 'pressed'>,
  ): ToolProps => {
    const { label, caption, ...shared }: ToolKind = TOOLS[kind]
    return {
      ...shared,
      ...own,
      label: i18n._(label),
      ...(caption && { caption: i18n._(caption) }),
    }
  }
}

type Keyed = Exclude<keyof typeof TOOLS, 'share' | 'settings' | 'menu'>

const MUTE: KeyHelp = [['M'], /*i18n*/ { id: 'mute', message: 'Mute' }]

/** Lists the keys of shared tools and of every header, for the help. */
export const toolKeys = (...kinds: readonly Keyed[]): readonly KeyHelp[] => [
  ...kinds.map((kind): KeyHelp => [[TOOLS[kind].shortcut.toUpperCase()], TOOLS[kind].label]),
  MUTE,
  [[TOOLS.help.shortcut], TOOLS.help.label],
]
