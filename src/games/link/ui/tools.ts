import type { Tools } from '#src/define/screen.ts'
import { isOver } from '#src/engine/session.ts'
import { useToolKinds } from '#src/play/page/tool-kinds.ts'
import { positionOf } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { debugIcon } from '#src/ui/kit/icons.tsx'
import { shuffleBoard } from '../dealing.ts'
import { rules } from '../rules/rules.ts'
import { useActions, useLink, usePlaying } from '../store.ts'

export function useTools({ transpose }: BoardView): Tools {
  const tool = useToolKinds()
  const playing = usePlaying()
  const { hint, showEqual, toggleDebug, announceMatches } = useActions()
  const resting = useLink(({ session, paused }) => paused || isOver(rules, session))
  const wantsHint = useLink((store) => store.wantsHint)
  const wantsEqual = useLink((store) => store.wantsEqual)
  const debug = useLink((store) => store.debug)
  const matches = () => {
    const shown = positionOf(document.activeElement)
    announceMatches(shown ? transpose(shown) : null)
  }
  return {
    bar: [
      tool('hint', { disabled: resting, pressed: wantsHint || undefined, onPress: hint }),
      'undo',
      tool('shuffle', { disabled: resting, onPress: () => void shuffleBoard(playing) }),
      'pause',
      'new',
      'menu',
    ],
    more: [
      'redo',
      'restart',
      tool('equal', { disabled: resting, pressed: wantsEqual || undefined, onPress: showEqual }),
      {
        label: /*i18n*/ { id: 'tool.path-names', message: 'Show path names' },
        icon: debugIcon,
        pressed: debug,
        colour: 'debug',
        onPress: toggleDebug,
      },
      'where',
      tool('matches', { disabled: resting, onPress: matches }),
      'share',
      'settings',
      'help',
    ],
  }
}
