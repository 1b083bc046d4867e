import { useLocation } from 'wouter'
import type { StoreApi } from 'zustand'
import { useStore } from 'zustand'
import type { GameTypes, Rules } from '../engine/rules'
import { isOver } from '../engine/session'
import type { ToolProps } from '../ui/kit/Toolbar'
import type { RoundActions } from './actions'
import type { RoundScene } from './scene'
import { useToolKinds } from './tool-kinds'

interface RoundToolsOptions<Game extends GameTypes> {
  readonly rules: Rules<Game>
  readonly store: Pick<
    StoreApi<RoundScene<Game> & RoundActions<Game>>,
    'getState' | 'getInitialState' | 'subscribe'
  >
  /** Deals another game of the same kind; `undefined` where there is only one. */
  readonly onNew: (() => void) | undefined
  /** There is something to take back that is not in the session yet. */
  readonly hasMore?: boolean
}

/** The tools of a game that are the same in every game. */
export function useRoundTools<Game extends GameTypes>({
  rules,
  store,
  onNew,
  hasMore = false,
}: RoundToolsOptions<Game>) {
  const tool = useToolKinds()
  const [, navigate] = useLocation()
  const { undo, redo, restart, pause, resume } = store.getState()
  const paused = useStore(store, (scene) => scene.paused)
  const over = useStore(store, ({ session }) => isOver(rules, session))
  const begun = useStore(store, ({ session }) => session.past.length > 0)
  const hasPrevious = useStore(store, ({ previous }) => previous !== null)
  const canRedo = useStore(store, ({ session }) => session.future.length > 0)
  return {
    undo: tool('undo', { disabled: !begun && !hasPrevious && !hasMore, onPress: undo }),
    redo: tool('redo', { disabled: !canRedo, onPress: redo }),
    restart: tool('restart', { disabled: !begun, onPress: restart }),
    pause: paused
      ? tool('resume', { onPress: resume })
      : tool('pause', { disabled: over, onPress: pause }),
    new: tool('new', { disabled: !onNew, onPress: () => onNew?.() }),
    menu: tool('menu', { onPress: () => navigate('/') }),
  } satisfies Record<string, ToolProps>
}

/** The tools that open the shell's dialogs. */
export function useShellTools(
  open: (dialog: 'share' | 'settings' | 'help') => void,
): readonly ToolProps[] {
  const tool = useToolKinds()
  return [
    tool('share', { onPress: () => open('share') }),
    tool('settings', { onPress: () => open('settings') }),
    tool('help', { onPress: () => open('help') }),
  ]
}
