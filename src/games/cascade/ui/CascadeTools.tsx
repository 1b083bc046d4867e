import { useLingui } from '@lingui/react'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { isOver } from '../../../engine/round'
import { positionOf } from '../../../ui/board-tiles'
import { SettingsDialog } from '../../../ui/lazy-dialogs'
import { Toolbar, type ToolProps } from '../../../ui/Toolbar'
import { useToolKinds } from '../../../ui/tool-kinds'
import { useShortcuts } from '../../../ui/use-shortcuts'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { useCascade, useCascadeStore, useTable } from './use-cascade'

/** Loaded when they are opened. */
const DIALOGS = {
  help: lazy(() => import('./HelpDialog')),
  share: lazy(() => import('./CascadeShareDialog')),
  settings: SettingsDialog,
} as const

/** What a player can do besides swapping. */
export function CascadeTools({ ref }: { ref: RefObject<HTMLDivElement | null> }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const tools = [...useAids(), ...useWays()]
  const more = [...useBoardTools(), ...useShellTools(setOpen)]
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

function useAids(): readonly ToolProps[] {
  const tool = useToolKinds()
  const { hint, undo } = useCascadeStore().getState()
  const resting = useCascade(({ round, paused }) => paused || isOver(rules, round))
  const canUndo = useCascade(({ round, previous }) => round.session.past.length > 0 || !!previous)
  return [
    tool('hint', { disabled: resting, onPress: hint }),
    tool('undo', { disabled: !canUndo, onPress: undo }),
  ]
}

function useWays(): readonly ToolProps[] {
  const tool = useToolKinds()
  const table = useTable()
  const { pause, resume } = table.store.getState()
  const [, navigate] = useLocation()
  const paused = useCascade((store) => store.paused)
  const over = useCascade(({ round }) => isOver(rules, round))
  return [
    paused
      ? tool('resume', { onPress: resume })
      : tool('pause', { disabled: over, onPress: pause }),
    tool('new', {
      disabled: table.asked.choice === 'daily',
      onPress: () => dealAnother(table),
    }),
    tool('menu', { onPress: () => navigate('/') }),
  ]
}

function useBoardTools(): readonly ToolProps[] {
  const tool = useToolKinds()
  const { redo, restart, tellWhere } = useCascadeStore().getState()
  const canRedo = useCascade(({ round }) => round.session.future.length > 0)
  const canRestart = useCascade(({ round }) => round.session.past.length > 0)
  return [
    tool('redo', { disabled: !canRedo, onPress: redo }),
    tool('restart', { disabled: !canRestart, onPress: restart }),
    tool('where', { onPress: () => tellWhere(positionOf(document.activeElement) ?? null) }),
  ]
}

function useShellTools(open: (dialog: keyof typeof DIALOGS) => void): readonly ToolProps[] {
  const tool = useToolKinds()
  return [
    tool('share', { onPress: () => open('share') }),
    tool('settings', { onPress: () => open('settings') }),
    tool('help', { onPress: () => open('help') }),
  ]
}
