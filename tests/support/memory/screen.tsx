import type { EndTexts, Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { defineScreen } from '#src/play/page/GamePage.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { makeLazyModule } from '#src/ui/load/lazy.tsx'
import { Card, Piece } from './Card'
import { choices } from './choice'
import { runOpponent, startOpponent } from './opponent'
import { makeText, rules } from './rules'
import { store } from './store'
import { sizeOf, timeline } from './timeline'
import type { Memory } from './types'

function useEnd(session: SessionOf<Memory>): EndTexts | null {
  const state = stateOf(session)
  const { pairs } = state
  if (!rules.outcome(state)) return null
  return { title: 'All pairs taken', figure: `${pairs.player} : ${pairs.opponent}`, unit: 'pairs' }
}

const Help = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="How to play" onClose={onClose}>
    Turn two cards over. Equal ones are yours.
  </Dialog>
)

export const screen: Screen<Memory> = {
  ...choices,
  rules,
  route: {
    optionsOf: (choice) => (choice.type === 'pairs' ? { pairs: choice.pairs, deal: 1 } : undefined),
    shared: () => ({ type: 'shared' }),
    fields: (options) => options,
    problems: { 'bad-pairs': { id: 'memory.pairs', message: 'There are 1 to 12 pairs.' } },
  },
  store,
  worker: { start: startOpponent, run: runOpponent },
  view: {
    size: (session) => sizeOf(stateOf(session)),
    Cell: Card,
    Piece,
    useStats: () => [],
    useTools: () => ({
      bar: ['undo', 'redo', 'new', 'menu'],
      more: ['turns', 'share', 'settings', 'help'],
    }),
    useEnd,
    Help,
    replayMs: 1_000,
  },
  feedback: {
    timeline,
    sounds: { turned: 'select', taken: 'match', refused: 'refuse' },
  },
  opponent: { margin: ({ pairs }) => pairs.player - pairs.opponent, isForTwo: () => false },
  loadCode: () => import('./code'),
  story: makeLazyModule(() => import('./story')),
  results: {
    left: ({ cards }) => cards.filter((face) => face > 0).length,
    moves: (_, { past }) => past.length,
    text: makeText,
  },
}

export default defineScreen(screen)
