import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { isDaily } from '#src/define/route.ts'
import type { DialogComponent, Playing, Tool, ToolName } from '#src/define/screen.ts'
import { isOver } from '#src/engine/session.ts'
import { positionOf } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { Toolbar, type ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { useToolKinds } from '#src/ui/kit/tool-kinds.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { usePainted } from '#src/ui/painted.ts'
import { dealNew } from '../session/open.ts'
import { canUndo } from '../session/store.ts'

const SettingsDialog = lazy(() => import('#src/settings/SettingsDialog.tsx'), { when: 'open' })
export const ShareGame = lazy(() => import('#src/share/ShareGame.tsx'), { when: 'open' })

interface ToolsProps {
  ref: RefObject<HTMLDivElement | null>
  view: BoardView
  turns: Turns
}

/** The turns of a game, shown or not. */
export interface Turns {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

export function Tools({ ref, view, turns }: ToolsProps) {
  const playing = useOpenPage()
  const { open, dialog } = useDialog(playing)
  const shared = useSharedTools(playing, view, turns, open)
  const toolOf = (tool: Tool): ToolProps => {
    if (typeof tool === 'string') return shared[tool]
    if (!('dialog' in tool)) return tool
    const { dialog: Dialog, ...button } = tool
    return { ...button, onPress: () => open(() => Dialog) }
  }
  const { bar, more } = playing.screen.view.useTools(view)
  return (
    <>
      <Toolbar ref={ref} tools={bar.map(toolOf)} more={[shared.where, ...more.map(toolOf)]} />
      {dialog}
    </>
  )
}

function useDialog({ store }: Playing) {
  const [Dialog, open] = useState<DialogComponent>()
  const isOpen = Dialog !== undefined
  useEffect(() => {
    if (store.getState().hasDialog !== isOpen) store.getState().setDialog(isOpen)
  }, [store, isOpen])
  return { open, dialog: Dialog && <Dialog onClose={() => open(undefined)} /> }
}

function useSharedTools(
  playing: Playing,
  { transpose }: BoardView,
  turns: Turns,
  open: (dialog: () => DialogComponent) => void,
): Readonly<Record<ToolName | 'where', ToolProps>> {
  const tool = useToolKinds()
  const { screen, store } = playing
  const { announceWhere } = store.getState()
  const [, navigate] = useLocation()
  const where = () => {
    const shown = positionOf(document.activeElement)
    announceWhere(shown ? transpose(shown) : null)
  }
  return {
    ...useHistoryTools(playing),
    menu: tool('menu', { onPress: () => navigate('/') }),
    where: { ...tool('where', { onPress: where }), isHeard: true },
    turns: tool('turns', { pressed: turns.isOpen, onPress: turns.onToggle }),
    share: tool('share', { onPress: () => open(() => ShareGame) }),
    settings: tool('settings', { onPress: () => open(() => SettingsDialog) }),
    help: tool('help', { onPress: () => open(() => screen.view.Help) }),
  }
}

function useHistoryTools(playing: Playing) {
  const tool = useToolKinds()
  const { screen, store, route } = playing
  const { undo, redo, restart, pause, resume } = store.getState()
  // A first move does not wait for the look of these; undo waits for that of redo.
  const isBegun = usePainted(store, ({ session }) => session.past.length > 0)
  const isUndoable = usePainted(store, (state) => canUndo(screen, state))
  const canRedo = useStore(store, ({ session, later }) => later.length + session.future.length > 0)
  const paused = useStore(store, (state) => state.paused)
  const over = useStore(store, ({ session }) => isOver(screen.rules, session))
  return {
    undo: tool('undo', { disabled: !isUndoable, onPress: undo }),
    redo: tool('redo', { disabled: !canRedo, onPress: redo }),
    restart: tool('restart', { disabled: !isBegun, onPress: restart }),
    pause: {
      ...(paused
        ? tool('resume', { onPress: resume })
        : tool('pause', { disabled: over, onPress: pause })),
      name: 'pause',
    },
    new: tool('new', { disabled: isDaily(route), onPress: () => void dealAnother(playing) }),
  }
}

/** Deals another game of the same kind; undo brings back the one before. */
export async function dealAnother(playing: Playing): Promise<void> {
  const { session, own } = await dealNew(playing)
  playing.store.getState().deal(session, own)
}
