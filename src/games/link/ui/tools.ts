import { useLingui } from '@lingui/react'
import type { Tool, Tools } from '#src/define/screen.ts'
import { isOver } from '#src/engine/session.ts'
import { canUndo } from '#src/play/session/store.ts'
import { positionOf } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { useToolKinds } from '#src/ui/kit/tool-kinds.ts'
import { shuffleBoard } from '../dealing.ts'
import { rules } from '../rules/rules.ts'
import { useActions, useLink, usePlaying } from '../store.ts'

export function useTools({ transpose }: BoardView): Tools {
  const tool = useToolKinds()
  const playing = usePlaying()
  const { hint, showEqual, toggleDebug, announceMatches } = useActions()
  const resting = useLink(({ session, paused }) => paused || isOver(rules, session))
  const hasNet = useLink(({ session }) => session.dealt.net !== false)
  const takeBack = useTakeBack()
  const wantsHint = useLink((store) => store.wantsHint)
  const wantsEqual = useLink((store) => store.wantsEqual)
  const debug = useLink((store) => store.debug)
  const matches = () => {
    const shown = positionOf(document.activeElement)
    announceMatches(shown ? transpose(shown) : null)
  }
  const shuffle = () => void shuffleBoard(playing)
  const remedies: readonly Tool[] = hasNet
    ? ['undo', tool('shuffle', { disabled: resting, onPress: shuffle })]
    : [takeBack]
  return {
    bar: [
      tool('hint', { disabled: resting, pressed: wantsHint || undefined, onPress: hint }),
      ...remedies,
      'pause',
      'new',
      'menu',
    ],
    more: [
      'redo',
      'restart',
      tool('equal', { disabled: resting, pressed: wantsEqual || undefined, onPress: showEqual }),
      {
        ...tool('debug', { pressed: debug, onPress: toggleDebug }),
        colour: debug ? 'go' : 'debug',
      },
      'turns',
      'share',
      'settings',
      'help',
      { ...tool('matches', { disabled: resting, onPress: matches }), isHeard: true },
    ],
  }
}

/** The one undo of a board with no net. */
export function useTakeBack() {
  const { i18n } = useLingui()
  const tool = useToolKinds()
  const { screen } = usePlaying()
  const { undo } = useActions()
  const isUsed = useLink(({ session }) => !!session.assists.undo)
  const isPossible = useLink((state) => canUndo(screen, state))
  return {
    ...tool('undo', { disabled: !isPossible, onPress: undo }),
    label: i18n._({
      id: 'tool.take-back.left',
      message: 'Take back, {used, select, yes {none left} other {1 left}}',
      values: { used: isUsed ? 'yes' : 'no' },
    }),
    caption: i18n._({ id: 'tool.take-back', message: 'Take back' }),
  }
}
