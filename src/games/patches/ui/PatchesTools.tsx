import { useLingui } from '@lingui/react'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { isOver } from '../../../engine/round'
import { positionOf } from '../../../ui/board-tiles'
import { equalIcon } from '../../../ui/icons'
import { SettingsDialog } from '../../../ui/lazy-dialogs'
import { Toolbar, type ToolProps } from '../../../ui/Toolbar'
import { useToolKinds } from '../../../ui/tool-kinds'
import { useShortcuts } from '../../../ui/use-shortcuts'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { usePatches, usePatchesStore, useTable } from './use-patches'

/** Loaded when they are opened. */
const DIALOGS = {
  unseen: lazy(() => import('./UnseenDialog')),
  help: lazy(() => import('./HelpDialog')),
  share: lazy(() => import('./PatchesShareDialog')),
  settings: SettingsDialog,
} as const

type Open = (dialog: keyof typeof DIALOGS) => void

/** What a player can do besides choosing. */
export function PatchesTools({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const tools = [...useAids(setOpen), ...useWays()]
  const more = [...useRoundTools(), ...useShellTools(setOpen)]
  useShortcuts([...tools, ...more])
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

function useAids(open: Open): readonly ToolProps[] {
  const { i18n } = useLingui()
  const tool = useToolKinds()
  const { undo } = usePatchesStore().getState()
  const canUndo = usePatches(
    ({ round, previous, sealed }) => round.session.past.length > 0 || !!previous || !!sealed,
  )
  return [
    {
      label: i18n._({ id: 'patches.unseen', message: 'Unseen' }),
      icon: equalIcon,
      colour: 'hint',
      shortcut: 't',
      onPress: () => open('unseen'),
    },
    tool('undo', { disabled: !canUndo, onPress: undo }),
  ]
}

function useWays(): readonly ToolProps[] {
  const tool = useToolKinds()
  const table = useTable()
  const { pause, resume } = table.store.getState()
  const [, navigate] = useLocation()
  const paused = usePatches((store) => store.paused)
  const over = usePatches(({ round }) => isOver(rules, round))
  return [
    paused
      ? tool('resume', { onPress: resume })
      : tool('pause', { disabled: over, onPress: pause }),
    tool('new', { onPress: () => dealAnother(table) }),
    tool('menu', { onPress: () => navigate('/') }),
  ]
}

function useRoundTools(): readonly ToolProps[] {
  const tool = useToolKinds()
  const { redo, restart, tellWhere } = usePatchesStore().getState()
  const canRedo = usePatches(({ round }) => round.session.future.length > 0)
  const canRestart = usePatches(({ round }) => round.session.past.length > 0)
  return [
    tool('redo', { disabled: !canRedo, onPress: redo }),
    tool('restart', { disabled: !canRestart, onPress: restart }),
    tool('where', { onPress: () => tellWhere(positionOf(document.activeElement) ?? null) }),
  ]
}

function useShellTools(open: Open): readonly ToolProps[] {
  const tool = useToolKinds()
  return [
    tool('share', { onPress: () => open('share') }),
    tool('settings', { onPress: () => open('settings') }),
    tool('help', { onPress: () => open('help') }),
  ]
}
