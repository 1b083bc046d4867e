import type { RefObject } from 'react'
import { isOver } from '#src/engine/session.ts'
import { GameTools } from '#src/play/GameTools.tsx'
import { SettingsDialog } from '#src/play/lazy-dialogs.ts'
import { useRoundTools, useShellTools } from '#src/play/round-tools.ts'
import { useToolKinds } from '#src/play/tool-kinds.ts'
import { useDialogs } from '#src/play/use-dialogs.tsx'
import { positionOf } from '#src/ui/board/tiles.ts'
import { lazy } from '#src/ui/lazy.tsx'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { useCascade, useTable } from './use-cascade'

/** Loaded when they are opened. */
const DIALOGS = {
  help: lazy(() => import('./HelpDialog'), { when: 'open' }),
  share: lazy(() => import('./CascadeShareDialog'), { when: 'open' }),
  settings: SettingsDialog,
} as const

/** What a player can do besides swapping. */
export function CascadeTools({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const table = useTable()
  const { store, asked } = table
  const { hint, tellWhere } = store.getState()
  const resting = useCascade(({ session, paused }) => paused || isOver(rules, session))
  const { open, dialog } = useDialogs(DIALOGS)
  const tool = useToolKinds()
  const onNew = asked.choice === 'daily' ? undefined : () => dealAnother(table)
  const session = useRoundTools({ rules, store, onNew })
  const hints = tool('hint', { disabled: resting, onPress: hint })
  const where = tool('where', {
    onPress: () => tellWhere(positionOf(document.activeElement) ?? null),
  })
  return (
    <GameTools
      ref={ref}
      tools={[hints, session.undo, session.pause, session.new, session.menu]}
      more={[session.redo, session.restart, where, ...useShellTools(open)]}
    >
      {dialog}
    </GameTools>
  )
}
