import { useLingui } from '@lingui/react'
import type { RefObject } from 'react'
import { isOver } from '#src/engine/session.ts'
import { GameTools } from '#src/play/GameTools.tsx'
import { SettingsDialog } from '#src/play/lazy-dialogs.ts'
import { useRoundTools, useShellTools } from '#src/play/round-tools.ts'
import { useToolKinds } from '#src/play/tool-kinds.ts'
import { useDialogs } from '#src/play/use-dialogs.tsx'
import { positionOf } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { debugIcon } from '#src/ui/kit/icons.tsx'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { lazy } from '#src/ui/lazy.tsx'
import { dealAnother, shuffleBoard } from '../open-table'
import { rules } from '../rules/rules'
import { useLink, useLinkStore, useTable } from './use-link'

/** Loaded when they are opened. */
const DIALOGS = {
  help: lazy(() => import('./HelpDialog'), { when: 'open' }),
  share: lazy(() => import('./LinkShareDialog'), { when: 'open' }),
  settings: SettingsDialog,
} as const

interface LinkToolsProps {
  ref: RefObject<HTMLDivElement | null>
  view: BoardView
}

/** What a player can do besides matching. */
export function LinkTools({ ref, view }: LinkToolsProps) {
  const table = useTable()
  const { store, asked } = table
  const { open, dialog } = useDialogs(DIALOGS)
  const onNew = asked.choice === 'daily' ? undefined : () => void dealAnother(table)
  const session = useRoundTools({ rules, store, onNew })
  const { hint, shuffle } = useAssists()
  return (
    <GameTools
      ref={ref}
      tools={[hint, session.undo, shuffle, session.pause, session.new, session.menu]}
      more={[
        session.redo,
        session.restart,
        ...useBoardTools(),
        ...useEars(view),
        ...useShellTools(open),
      ]}
    >
      {dialog}
    </GameTools>
  )
}

function useAssists() {
  const tool = useToolKinds()
  const table = useTable()
  const { hint } = table.store.getState()
  const resting = useLink(({ session, paused }) => paused || isOver(rules, session))
  const wantsHint = useLink((store) => store.wantsHint)
  return {
    hint: tool('hint', { disabled: resting, pressed: wantsHint || undefined, onPress: hint }),
    shuffle: tool('shuffle', { disabled: resting, onPress: () => void shuffleBoard(table) }),
  }
}

function useBoardTools(): readonly ToolProps[] {
  const { i18n } = useLingui()
  const tool = useToolKinds()
  const { showEqual, toggleDebug } = useLinkStore().getState()
  const debug = useLink((store) => store.debug)
  return [
    tool('equal', { onPress: showEqual }),
    {
      label: i18n._({ id: 'tool.path-names', message: 'Show path names' }),
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
