import { useLingui } from '@lingui/react'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { isOver } from '../../../engine/round'
import { positionOf } from '../../../ui/board-tiles'
import type { BoardView } from '../../../ui/board-view'
import { debugIcon } from '../../../ui/icons'
import { SettingsDialog } from '../../../ui/lazy-dialogs'
import { Toolbar, type ToolProps } from '../../../ui/Toolbar'
import { useToolKinds } from '../../../ui/tool-kinds'
import { useShortcuts } from '../../../ui/use-shortcuts'
import { dealAnother } from '../open-table'
import { rules } from '../rules/rules'
import { useLink, useLinkStore, useTable } from './use-link'

/** Loaded when they are opened. */
const DIALOGS = {
  help: lazy(() => import('./HelpDialog')),
  share: lazy(() => import('./LinkShareDialog')),
  settings: SettingsDialog,
} as const

interface LinkToolsProps {
  ref: RefObject<HTMLDivElement | null>
  view: BoardView
}

/** What a player can do besides matching. */
export function LinkTools({ ref, view }: LinkToolsProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const tools = [...useAids(), ...useWays()]
  const more = [...useBoardTools(), ...useEars(view), ...useShellTools(setOpen)]
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
  const { hint, undo, shuffle } = useLinkStore().getState()
  const resting = useLink(({ round, paused }) => paused || isOver(rules, round))
  const canUndo = useLink(({ round, previous }) => round.session.past.length > 0 || !!previous)
  const wantsHint = useLink((store) => store.wantsHint)
  return [
    tool('hint', { disabled: resting, pressed: wantsHint || undefined, onPress: hint }),
    tool('undo', { disabled: !canUndo, onPress: undo }),
    tool('shuffle', { disabled: resting, onPress: shuffle }),
  ]
}

function useWays(): readonly ToolProps[] {
  const tool = useToolKinds()
  const table = useTable()
  const { pause, resume } = table.store.getState()
  const [, navigate] = useLocation()
  const paused = useLink((store) => store.paused)
  const over = useLink(({ round }) => isOver(rules, round))
  return [
    paused
      ? tool('resume', { onPress: resume })
      : tool('pause', { disabled: over, onPress: pause }),
    tool('new', {
      disabled: table.asked.choice === 'daily',
      onPress: () => void dealAnother(table),
    }),
    tool('menu', { onPress: () => navigate('/') }),
  ]
}

function useBoardTools(): readonly ToolProps[] {
  const { i18n } = useLingui()
  const tool = useToolKinds()
  const { redo, restart, showEqual, toggleDebug } = useLinkStore().getState()
  const canRedo = useLink(({ round }) => round.session.future.length > 0)
  const canRestart = useLink(({ round }) => round.session.past.length > 0)
  const debug = useLink((store) => store.debug)
  return [
    tool('redo', { disabled: !canRedo, onPress: redo }),
    tool('restart', { disabled: !canRestart, onPress: restart }),
    tool('equal', { onPress: showEqual }),
    {
      label: i18n._({ id: 'tool.debug', message: 'Debug' }),
      icon: debugIcon,
      pressed: debug,
      colour: 'debug',
      onPress: toggleDebug,
    },
  ]
}

/** For those who listen: where they are, and what there is to do there. */
function useEars({ turn }: BoardView): readonly ToolProps[] {
  const tool = useToolKinds()
  const { tellWhere, tellMatches } = useLinkStore().getState()
  const focused = () => {
    const shown = positionOf(document.activeElement)
    return shown ? turn(shown) : null
  }
  return [
    tool('where', { onPress: () => tellWhere(focused()) }),
    tool('matches', { onPress: () => tellMatches(focused()) }),
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
