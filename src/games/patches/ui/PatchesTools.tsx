import { useLingui } from '@lingui/react'
import type { RefObject } from 'react'
import { positionOf } from '../../../ui/board-tiles'
import { GameTools } from '../../../ui/GameTools'
import { equalIcon } from '../../../ui/icons'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { SettingsDialog } from '../../../ui/lazy-dialogs'
import { useRoundTools, useShellTools } from '../../../ui/round-tools'
import type { ToolProps } from '../../../ui/Toolbar'
import { useToolKinds } from '../../../ui/tool-kinds'
import { useDialogs } from '../../../ui/use-dialogs'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { usePatches, useTable } from './use-patches'

/** Loaded when they are opened. */
const DIALOGS = {
  unseen: lazyDialog(() => import('./UnseenDialog')),
  help: lazyDialog(() => import('./HelpDialog')),
  share: lazyDialog(() => import('./PatchesShareDialog')),
  settings: SettingsDialog,
} as const

/** What a player can do besides choosing. */
export function PatchesTools({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { i18n } = useLingui()
  const table = useTable()
  const { store } = table
  const { tellWhere } = store.getState()
  const hasMore = usePatches(({ sealed }) => sealed !== null)
  const { open, dialog } = useDialogs(DIALOGS)
  const tool = useToolKinds()
  const session = useRoundTools({ rules, store, hasMore, onNew: () => dealAnother(table) })
  const unseen: ToolProps = {
    label: i18n._({ id: 'patches.unseen', message: 'Unseen' }),
    icon: equalIcon,
    colour: 'hint',
    shortcut: 't',
    onPress: () => open('unseen'),
  }
  const where = tool('where', {
    onPress: () => tellWhere(positionOf(document.activeElement) ?? null),
  })
  return (
    <GameTools
      ref={ref}
      tools={[unseen, session.undo, session.pause, session.new, session.menu]}
      more={[session.redo, session.restart, where, ...useShellTools(open)]}
    >
      {dialog}
    </GameTools>
  )
}
