import { Trans, useLingui } from '@lingui/react'
import { isSameBoard } from '#src/define/route.ts'
import type { EndTexts, Screen, Tools } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { elapsed, stateOf } from '#src/engine/session.ts'
import { defineScreen } from '#src/play/page/GamePage.tsx'
import type { Looks } from '#src/ui/kit/Button.tsx'
import { useToolKinds } from '#src/ui/kit/tool-kinds.ts'
import { lazy, makeLazyModule, whenIdle } from '#src/ui/load/lazy.tsx'
import { POINTS } from '#src/ui/names.ts'
import { usePainted } from '#src/ui/painted.ts'
import { stopAll } from '#src/ui/tasks.ts'
import { isOwnMove, openRematch, resultHere, runSides } from './by-link.ts'
import { choices, difficultyOf } from './choice.ts'
import { chooseDraw, deal, runCalls, runHints, runOpponent, startOpponent } from './opponent.ts'
import { countFlowers, makePosition, SIZE } from './rules/position.ts'
import { rules } from './rules/rules.ts'
import { isByLink, isForTwo, secondOf, swapSeats } from './rules/seats.ts'
import { findEnding } from './rules/turn.ts'
import { otherSide, SIDES } from './rules/types.ts'
import { gardenSettings } from './settings.ts'
import {
  isPlayersTurn,
  isSending,
  piecesPlayed,
  store,
  useActions,
  useGarden,
  usePlaying,
} from './store.ts'
import { endReason, endTitle, sideName } from './texts.ts'
import { finale, timeline } from './timeline.ts'
import { parseTurnMs, runTurnClock } from './turn-clock.ts'
import type { Garden } from './types.ts'
import { Cell, Piece } from './ui/Cell.tsx'
import { DragFlower } from './ui/DragFlower.tsx'
import { Layout } from './ui/status/Status.tsx'

const SendMove = lazy(() => import('./ui/SendMove.tsx'), { when: 'idle' })

const Received = lazy(() => import('./ui/Received.tsx'), { when: 'idle' })

const SendResult = lazy<Looks>(
  () => import('./ui/SendMove.tsx').then(({ SendResult }) => ({ default: SendResult })),
  { when: 'idle' },
)

const Help = lazy(() => import('./ui/HelpDialog.tsx'), { when: 'open' })

const route: Screen<Garden>['route'] = {
  optionsOf: (choice) =>
    choice.type === 'shared' ? undefined : { difficulty: difficultyOf(choice), deal: 1 },
  settle: chooseDraw,
  shared: ({ difficulty }) => ({ type: 'shared', difficulty }),
  fields: (options) => options,
  problems: {
    'bad-name': /*i18n*/ {
      id: 'garden.problem.name',
      message: 'A player’s name has 1 to 20 characters that can be seen.',
    },
  },
  // A rematch swaps the seats.
  isSame: (route, options) => isSameBoard<Garden>(route, options, ['first']),
}

function useEnd(session: SessionOf<Garden>): EndTexts | null {
  const { i18n } = useLingui()
  const { options, position } = stateOf(session)
  const ending = findEnding(position)
  if (!ending) return null
  return {
    title: endTitle(i18n, ending, options),
    figure: `${position.points.human} : ${position.points.ai}`,
    unit: <Trans {...POINTS} />,
    sentence: endReason(i18n, ending, session),
  }
}

/** Tools that leave what was sent as it is: nothing is taken back, and no other board is dealt at its address. */
const BY_LINK: Tools = {
  bar: ['share', 'pause', 'menu'],
  more: ['turns', 'settings', 'help'],
}

function useTools(): Tools {
  const tool = useToolKinds()
  const { hint } = useActions()
  const isDue = usePainted(usePlaying().store, isPlayersTurn)
  const isWanted = useGarden(({ wantsHint }) => wantsHint)
  const isAlone = useGarden(({ session }) => !isForTwo(session.options))
  const isSent = useGarden(({ session }) => isByLink(session.options))
  if (isSent) return BY_LINK
  return {
    bar: [
      ...(isAlone
        ? [tool('hint', { disabled: !isDue, pressed: isWanted || undefined, onPress: hint })]
        : []),
      'undo',
      'pause',
      'new',
      'menu',
    ],
    more: ['redo', 'restart', 'turns', 'share', 'settings', 'help'],
  }
}

/** Shown to whoever opens a game by link, and once they have moved. */
function Notices() {
  const { sent } = usePlaying()
  const isSent = useGarden(isSending)
  // Loaded before the end, whose dialog focuses it.
  if (isSent) SendResult.load()
  return (
    <>
      {sent && <Received />}
      {isSent && <SendMove />}
    </>
  )
}

export const screen: Screen<Garden> = {
  ...choices,
  nameOf: (i18n, choice, isUpright, board) =>
    board && isByLink(board.options)
      ? SIDES.map((side) => sideName(i18n, side, board.options)).join(' – ')
      : choices.nameOf(i18n, choice, isUpright),
  rules,
  route,
  store: {
    ...store,
    turn: {
      read: ({ turnWatch }) => elapsed(turnWatch, performance.now()),
      resume: (ms) => ({ turnWatch: { ms: parseTurnMs(ms), since: null } }),
    },
  },
  worker: {
    start: startOpponent,
    deal,
    run: (playing) =>
      stopAll([runSides, runOpponent, runCalls, runTurnClock, runHints].map((run) => run(playing))),
  },
  view: {
    size: () => SIZE,
    Cell,
    Piece,
    Layout,
    Over: DragFlower,
    Notices,
    useStats: () => [],
    useTools,
    useEnd,
    Help,
    replayMs: 1_800,
  },
  feedback: {
    timeline: (events, before) => {
      const { speed } = gardenSettings.getState().values
      return timeline(events, before, isForTwo(before.options) ? 'at-once' : speed)
    },
    finale,
    sounds: {
      selected: 'select',
      hinted: 'hint',
      refused: 'refuse',
      'timed-out': 'refuse',
      'low-time': 'tick',
    },
  },
  loadCode: () => import('./rules/code.ts'),
  // The first flower does not wait for words.
  story: makeLazyModule(() => whenIdle().then(() => import('./story.ts'))),
  results: {
    left: ({ position }) =>
      SIDES.reduce((sum, side) => sum + countFlowers(position.cells, side), 0),
    moves: (_, session) => piecesPlayed(session, 'human'),
    text: ({ position }) => makePosition(position),
  },
  seats: {
    isSecond: (options) => secondOf(options) === 'human',
    swap: swapSeats,
    nameFirst: (i18n, options) =>
      isForTwo(options) ? sideName(i18n, otherSide(secondOf(options)), options) : undefined,
  },
  opponent: {
    margin: ({ position: { points } }) => points.human - points.ai,
    unit: 'turn',
    isForTwo,
  },
  byLink: { isByLink, isOwnMove, isSending, resultHere, Send: SendResult, openRematch },
}

export default defineScreen(screen)
