import { useLingui } from '@lingui/react'
import type { RefObject } from 'react'
import { GameTools } from '#src/play/GameTools.tsx'
import { SettingsDialog } from '#src/play/lazy-dialogs.ts'
import { useRoundTools, useShellTools } from '#src/play/round-tools.ts'
import { useToolKinds } from '#src/play/tool-kinds.ts'
import { useDialogs } from '#src/play/use-dialogs.tsx'
import { positionOf } from '#src/ui/board/tiles.ts'
import { equalIcon } from '#src/ui/kit/icons.tsx'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
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
