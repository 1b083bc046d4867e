import { Trans, useLingui } from '@lingui/react'
import type { EndTexts, Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { defineScreen } from '#src/play/page/GamePage.tsx'
import { toolKeys } from '#src/play/tools/tool-keys.ts'
import { Help } from '#src/ui/kit/Help.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { Card, Piece } from './Card.tsx'
import { choices } from './choice.ts'
import { runOpponent, startOpponent } from './opponent.ts'
import { makeText, rules } from './rules/rules.ts'
import { store } from './store.ts'
import { sizeOf, timeline } from './timeline.ts'
import type { Memory } from './types.ts'

function useEnd(session: SessionOf<Memory>): EndTexts | null {
  const { i18n } = useLingui()
  const state = stateOf(session)
  const { pairs } = state
  if (!rules.outcome(state)) return null
  return {
    title: i18n._({ id: 'memory.end', message: 'All pairs taken' }),
    figure: `${pairs.player} : ${pairs.opponent}`,
    unit: <Trans id="memory.unit" message="pairs" />,
  }
}

const RULES = [
  /*i18n*/ { id: 'memory.help', message: 'Turn two cards over. Equal ones are yours.' },
]

const HelpDialog = ({ onClose }: { onClose: () => void }) => (
  <Help
    rules={RULES}
    keys={toolKeys('undo', 'redo', 'pause', 'new', 'restart', 'where')}
    onClose={onClose}
  />
)

export const screen: Screen<Memory> = {
  ...choices,
  rules,
  route: {
    optionsOf: (choice) => (choice.type === 'pairs' ? { pairs: choice.pairs, deal: 1 } : undefined),
    shared: () => ({ type: 'shared' }),
    fields: (options) => options,
    problems: {
      'bad-pairs': /*i18n*/ { id: 'memory.pairs', message: 'There are 1 to 12 pairs.' },
    },
  },
  store,
  worker: { start: startOpponent, run: runOpponent },
  view: {
    size: (session) => sizeOf(stateOf(session)),
    Cell: Card,
    Piece,
    useStats: () => [],
    useTools: () => ({
      bar: ['undo', 'redo', 'pause', 'new', 'menu'],
      more: ['restart', 'turns', 'share', 'settings', 'help'],
    }),
    useEnd,
    Help: HelpDialog,
    replayMs: 1_000,
  },
  feedback: {
    timeline,
    sounds: { turned: 'select', taken: 'match', refused: 'refuse' },
  },
  opponent: {
    margin: ({ pairs }) => pairs.player - pairs.opponent,
    unit: 'turn',
    isForTwo: () => false,
  },
  loadCode: () => import('./rules/code.ts'),
  story: makeLazyModule(() => import('./story.ts')),
  results: {
    left: ({ cards }) => cards.filter((face) => face > 0).length,
    moves: (_, { past }) => past.length,
    text: makeText,
  },
}

export default defineScreen(screen)
