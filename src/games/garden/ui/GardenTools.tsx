import { type RefObject, useEffect } from 'react'
import { GameTools } from '#src/play/GameTools.tsx'
import { SettingsDialog } from '#src/play/lazy-dialogs.ts'
import { useRoundTools, useShellTools } from '#src/play/round-tools.ts'
import { useToolKinds } from '#src/play/tool-kinds.ts'
import { useDialogs } from '#src/play/use-dialogs.tsx'
import { positionOf } from '#src/ui/board/tiles.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { useTable } from './use-garden'

/** Loaded when they are opened. */
const DIALOGS = {
  help: lazyDialog(() => import('./HelpDialog')),
  share: lazyDialog(() => import('./GardenShareDialog')),
  settings: SettingsDialog,
} as const

/** What a player can do besides moving. */
export function GardenTools({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const table = useTable()
  const { store } = table
  const { hold, tellWhere } = store.getState()
  const { open, isOpen, dialog } = useDialogs(DIALOGS)
  useEffect(() => hold(isOpen), [hold, isOpen])
  const tool = useToolKinds()
  const session = useRoundTools({ rules, store, onNew: () => dealAnother(table) })
  const where = tool('where', {
    onPress: () => tellWhere(positionOf(document.activeElement) ?? null),
  })
  return (
    <GameTools
      ref={ref}
      tools={[session.undo, session.pause, session.restart, session.new, session.menu]}
      more={[session.redo, where, ...useShellTools(open)]}
    >
      {dialog}
    </GameTools>
  )
}
