import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import * as icons from './icons.tsx'
import type { ToolProps } from './Toolbar.tsx'

type ToolKind = readonly [
  label: MessageDescriptor,
  icon: ReactNode,
  key?: string,
  colour?: ToolProps['colour'],
]

export const TOOLS = {
  hint: [/*i18n*/ { id: 'tool.hint', message: 'Hint' }, icons.hintIcon, 'h', 'hint'],
  undo: [/*i18n*/ { id: 'tool.undo', message: 'Undo' }, icons.undoIcon, 'u', 'undo'],
  redo: [/*i18n*/ { id: 'tool.redo', message: 'Redo' }, icons.redoIcon, 'y', 'undo'],
  shuffle: [/*i18n*/ { id: 'tool.shuffle', message: 'Shuffle' }, icons.shuffleIcon, 's', 'debug'],
  pause: [/*i18n*/ { id: 'tool.pause', message: 'Pause' }, icons.pauseIcon, 'p'],
  resume: [/*i18n*/ { id: 'tool.resume', message: 'Resume' }, icons.playIcon, 'p'],
  new: [/*i18n*/ { id: 'tool.new', message: 'New game' }, icons.newIcon, 'n', 'new'],
  restart: [/*i18n*/ { id: 'tool.restart', message: 'Same board' }, icons.restartIcon, 'r', 'go'],
  equal: [/*i18n*/ { id: 'tool.equal', message: 'Show equal tiles' }, icons.equalIcon, 'e', 'hint'],
  where: [/*i18n*/ { id: 'tool.where', message: 'Where am I?' }, icons.whereIcon, 'w'],
  debug: [/*i18n*/ { id: 'tool.debug', message: 'Debug' }, icons.debugIcon, 'd', 'debug'],
  matches: [/*i18n*/ { id: 'tool.matches', message: 'What matches?' }, icons.equalIcon, 'q'],
  why: [/*i18n*/ { id: 'tool.why', message: 'Why?' }, icons.helpIcon, 'b'],
  help: [/*i18n*/ { id: 'tool.help', message: 'Help' }, icons.helpIcon, '?'],
  turns: [/*i18n*/ { id: 'story.turns', message: 'Turns' }, icons.turnsIcon],
  share: [/*i18n*/ { id: 'tool.share', message: 'Share' }, icons.shareIcon],
  settings: [/*i18n*/ { id: 'tool.settings', message: 'Settings' }, icons.settingsIcon],
  mute: [/*i18n*/ { id: 'mute', message: 'Mute' }, icons.soundIcon, 'm'],
  menu: [/*i18n*/ { id: 'tool.menu', message: 'Menu' }, icons.menuIcon],
} as const satisfies Readonly<Record<string, ToolKind>>

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
      name: kind,
      label: i18n._(label),
      icon,
      colour,
      ...(key && { shortcut: key }),
    }
  }
}
