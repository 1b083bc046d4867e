import type { EndTexts, EventOf, Message, Screen } from '#src/define/types.ts'
import { stateOf } from '#src/engine/session.ts'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { Card, Piece } from './Card'
import { runOpponent, startOpponent } from './opponent'
import { type MemoryGame, makeText, parseOptions, rules } from './rules'
import { type Memory, store, useMemory } from './store'
import { sizeOf, timeline } from './timeline'

const REFUSALS: Readonly<Record<MemoryGame['Code'], string>> = {
  over: 'The game is over.',
  'no-card': 'There is no card.',
  'is-up': 'That card is up already.',
}

function sayEvent(event: EventOf<Memory>): Message | undefined {
  switch (event.type) {
    case 'turned':
      return { tone: 'quiet', text: `${event.side} turns card ${event.card + 1}.` }
    case 'taken':
      return { tone: 'plain', text: 'A pair!' }
    case 'hidden':
      return { tone: 'quiet', text: 'No pair.' }
    case 'not-your-turn':
      return { tone: 'refused', text: 'The opponent is to move.' }
    case 'refused':
      return { tone: 'refused', text: REFUSALS[event.code] }
    default:
      return undefined
  }
}

function useEnd(): EndTexts | null {
  const { pairs } = useMemory(({ session }) => stateOf(session))
  const isOver = useMemory(({ session }) => rules.outcome(stateOf(session)) !== null)
  if (!isOver) return null
  return { title: 'All pairs taken', figure: `${pairs.player} : ${pairs.opponent}`, unit: 'pairs' }
}

const Help = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="How to play" onClose={onClose}>
    Turn two cards over. Equal ones are yours.
  </Dialog>
)

export const screen: Screen<Memory> = {
  rules,
  title: { id: 'memory', message: 'Memory' },
  route: {
    parse: (text) => (/^\d+$/.test(text) ? { options: { pairs: text, deal: 1 } } : undefined),
    parseOptions,
    shared: () => 'shared',
    useName: ({ options }) => `${options.pairs} pairs`,
    fields: (options) => options,
    problems: { 'bad-pairs': { id: 'memory.pairs', message: 'There are 1 to 12 pairs.' } },
    instead: '6',
  },
  store,
  worker: { start: startOpponent, run: runOpponent },
  view: {
    size: (session) => sizeOf(stateOf(session)),
    isFixed: true,
    Cell: Card,
    Piece,
    release: () => false,
    useStats: () => [],
    useTools: () => ({ bar: ['undo', 'redo', 'new', 'menu'], more: ['share', 'settings', 'help'] }),
    useEnd,
    Help,
    replayMs: 1_000,
  },
  feedback: {
    timeline,
    sounds: { turned: 'select', taken: 'match', refused: 'refuse' },
    useSay: () => (events) => events.flatMap((event) => sayEvent(event) ?? []),
  },
  results: {
    left: ({ cards }) => cards.filter((face) => face > 0).length,
    moves: (_, { past }) => past.length,
    text: makeText,
  },
}
