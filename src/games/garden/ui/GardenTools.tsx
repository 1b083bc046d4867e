import { useLingui } from '@lingui/react'
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { isOver } from '../../../engine/round'
import { positionOf } from '../../../ui/board-tiles'
import { SettingsDialog } from '../../../ui/lazy-dialogs'
import { Toolbar, type ToolProps } from '../../../ui/Toolbar'
import { useToolKinds } from '../../../ui/tool-kinds'
import { useShortcuts } from '../../../ui/use-shortcuts'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { useGarden, useGardenStore, useTable } from './use-garden'

/** Loaded when they are opened. */
const DIALOGS = {
  help: lazy(() => import('./HelpDialog')),
  share: lazy(() => import('./GardenShareDialog')),
  settings: SettingsDialog,
} as const

/** What a player can do besides moving. */
export function GardenTools({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { i18n } = useLingui()
  const { hold } = useGardenStore().getState()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const tools = useWays()
  const more = useMore(setOpen)
  useShortcuts([...tools, ...more])
  useEffect(() => hold(open !== undefined), [hold, open])
  const OpenDialog = open && DIALOGS[open]
  return (
    <>
      <Toolbar
        ref={ref}
        label={i18n._({ id: 'tools', message: 'Tools' })}
        tools={tools}
        more={more}
      />
      <Suspense>{OpenDialog && <OpenDialog onClose={() => setOpen(undefined)} />}</Suspense>
    </>
  )
}

function useWays(): readonly ToolProps[] {
  const tool = useToolKinds()
  const table = useTable()
  const [, navigate] = useLocation()
  const { pause, resume, undo, restart } = table.store.getState()
  const paused = useGarden((store) => store.paused)
  const over = useGarden(({ round }) => isOver(rules, round))
  const begun = useGarden(({ round }) => round.session.past.length > 0)
  const canUndo = useGarden(({ round, previous }) => round.session.past.length > 0 || !!previous)
  return [
    tool('undo', { disabled: !canUndo, onPress: undo }),
    paused
      ? tool('resume', { onPress: resume })
      : tool('pause', { disabled: over, onPress: pause }),
    tool('restart', { disabled: !begun, onPress: restart }),
    tool('new', { onPress: () => dealAnother(table) }),
    tool('menu', { onPress: () => navigate('/') }),
  ]
}

function useMore(open: (dialog: keyof typeof DIALOGS) => void): readonly ToolProps[] {
  const tool = useToolKinds()
  const { redo, tellWhere } = useGardenStore().getState()
  const canRedo = useGarden(({ round }) => round.session.future.length > 0)
  return [
    tool('redo', { disabled: !canRedo, onPress: redo }),
    tool('where', { onPress: () => tellWhere(positionOf(document.activeElement) ?? null) }),
    tool('share', { onPress: () => open('share') }),
    tool('settings', { onPress: () => open('settings') }),
    tool('help', { onPress: () => open('help') }),
  ]
}
