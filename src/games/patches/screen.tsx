import { Trans, useLingui } from '@lingui/react'
import type { DialogTool, EndTexts, Screen, Tools } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { defineScreen } from '#src/play/page/GamePage.tsx'
import { equalIcon, restartIcon } from '#src/ui/kit/icons.tsx'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { useToolKinds } from '#src/ui/kit/tool-kinds.ts'
import { lazy, makeLazyModule, whenIdle } from '#src/ui/load/lazy.tsx'
import { usePainted } from '#src/ui/painted.ts'
import { stopAll } from '#src/ui/tasks.ts'
import { choices, optionsOf } from './choice.ts'
import { runHints, runOpponent, startOpponent } from './opponent.ts'
import { capturedOn, countOf, EMPTY, verdictOn } from './rules/board.ts'
import { makePosition } from './rules/position.ts'
import { rules } from './rules/rules.ts'
import { isForTwo, type PatchesOptions, type PatchesState } from './rules/types.ts'
import {
  canChoose,
  roundsPlayed,
  runCurtain,
  seatIn,
  splitLastRound,
  store,
  useActions,
  usePatches,
  usePlaying,
} from './store.ts'
import { LAST_ROUND, reasonText, titleText, UNSEEN } from './texts.ts'
import { finale, timeline } from './timeline.ts'
import type { Patches } from './types.ts'
import { Cell, Piece } from './ui/Cell.tsx'
import { Claims } from './ui/Claims.tsx'
import { Layout, useHasLog } from './ui/layout/Layout.tsx'

const Help = lazy(() => import('./ui/HelpDialog.tsx'), { when: 'open' })

const route: Screen<Patches>['route'] = {
  optionsOf: (choice) => (choice.type === 'shared' ? undefined : optionsOf(choice)),
  shared: ({ board, level }) => ({ type: 'shared', board, level }),
  fields: (options) => options,
  problems: {},
}

const UnseenDialog = lazy(() => import('./ui/UnseenDialog.tsx'), { when: 'open' })

function useUnseen(): DialogTool {
  const { i18n } = useLingui()
  return {
    label: i18n._(UNSEEN),
    icon: equalIcon,
    colour: 'hint',
    shortcut: 't',
    disabled: usePatches((store) => seatIn(store) === null),
    dialog: UnseenDialog,
  }
}

/** Shows the last round again, beside the game; its words stay. */
function useLastRound(): ToolProps {
  const { i18n } = useLingui()
  const { store, playback } = usePlaying()
  const isBegun = usePatches(({ session, paused }) => session.past.length > 0 && !paused)
  return {
    label: i18n._(LAST_ROUND),
    icon: restartIcon,
    colour: 'new',
    shortcut: 'l',
    disabled: !isBegun,
    onPress: () => {
      const { session, repeat } = store.getState()
      const { before, events } = splitLastRound(session)
      repeat()
      playback.clear()
      playback.begin({ ...timeline(events, stateOf(before)), wordsAt: 0 }, before)
    },
  }
}

function useTools(): Tools {
  const tool = useToolKinds()
  const { hint, unseal } = useActions()
  const isSealed = usePainted(usePlaying().store, ({ sealed }) => sealed !== null)
  const isDue = usePainted(usePlaying().store, (store) => canChoose(store) && !store.wantsHint)
  const isAlone = usePatches(({ session }) => !isForTwo(session.options))
  return {
    bar: [
      ...(isAlone ? [tool('hint', { disabled: !isDue, onPress: hint })] : []),
      useUnseen(),
      isSealed ? tool('undo', { onPress: unseal }) : 'undo',
      useLastRound(),
      'new',
      'menu',
    ],
    more: ['pause', 'redo', 'restart', 'share', 'settings', 'help'],
  }
}

function useEnd(session: SessionOf<Patches>): EndTexts | null {
  const { i18n } = useLingui()
  const state = stateOf(session)
  const verdict = verdictOn(state)
  if (!verdict) return null
  const cells = capturedOn(state.board)
  return {
    title: titleText(i18n, verdict, session.options),
    figure: `${cells.user} : ${cells.opponent}`,
    unit: <Trans id="patches.cells" message="cells" />,
    sentence: reasonText(i18n, verdict, session.options),
    details: (
      <p>
        <Trans id="patches.points" message="Points: {user} : {opponent}" values={state.points} />
      </p>
    ),
  }
}

/** Removes the deck and the opponent's hand, or both hands of two people, which stay hidden until the end. */
const withoutHidden = (state: PatchesState, options: PatchesOptions): PatchesState =>
  state.phase.type === 'over'
    ? state
    : {
        ...state,
        hands: { user: isForTwo(options) ? [] : state.hands.user, opponent: [] },
        deck: [],
      }

export const screen: Screen<Patches> = {
  ...choices,
  rules,
  route,
  store,
  worker: {
    start: startOpponent,
    run: (playing) => stopAll([runOpponent, runHints, runCurtain].map((run) => run(playing))),
  },
  view: {
    size: (session) => stateOf(session).board,
    Cell,
    Piece,
    Over: Claims,
    Layout,
    useStats: () => [],
    useTools,
    useEnd,
    useHasLog,
    Help,
    // Long enough to see each round's tiles, then its tokens.
    replayMs: 2_600,
  },
  feedback: {
    timeline,
    finale,
    sounds: {
      'tile-chosen': 'select',
      'cell-chosen': 'select',
      hinted: 'hint',
      'cell-refused': 'refuse',
      incomplete: 'refuse',
      played: 'tick',
    },
    // Loaded once the page is idle: the first piece does not wait for words.
  },
  results: {
    left: ({ board }) => countOf(board, EMPTY),
    moves: (_, session) => roundsPlayed(session),
    text: (state, options) => makePosition(withoutHidden(state, options)),
  },
  loadCode: () => import('./rules/code.ts'),
  opponent: {
    margin: ({ board }) => capturedOn(board).user - capturedOn(board).opponent,
    unit: 'round',
    isForTwo,
  },
  story: makeLazyModule(() => whenIdle().then(() => import('./story.ts'))),
}

export default defineScreen(screen)
