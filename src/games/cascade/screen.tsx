import { Trans, useLingui } from '@lingui/react'
import type { EndTexts, Screen, Stat } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { defineScreen } from '#src/play/page/GamePage.tsx'
import { TIME, Time } from '#src/ui/kit/Time.tsx'
import { useToolKinds } from '#src/ui/kit/tool-kinds.ts'
import { lazy, makeLazyModule, whenIdle } from '#src/ui/load/lazy.tsx'
import { useFailureNotice } from '#src/ui/load/load-failures.ts'
import { POINTS } from '#src/ui/names.ts'
import { useSetting } from '#src/ui/settings.ts'
import { type CascadeChoice, choices } from './choice.ts'
import { hasMedals, medalName, medalOf, nextMedal } from './medals.ts'
import { LIMITS, makeBoard } from './rules/board.ts'
import { leftOf } from './rules/goal.ts'
import { rules } from './rules/rules.ts'
import {
  nudgeWhenIdle,
  store,
  useActions,
  useCascade,
  useIsShown,
  usePlaying,
  useShown,
  useStage,
} from './store.ts'
import { stepsGone, timeline } from './timeline.ts'
import type { Cascade } from './types.ts'
import { Cell, Layout, Piece } from './ui/Cell.tsx'
import { Count } from './ui/Count.tsx'
import { GoalLine } from './ui/GoalLine.tsx'
import { Over } from './ui/Over.tsx'

const Help = lazy(() => import('./ui/HelpDialog.tsx'), { when: 'open' })
const goalEnd = makeLazyModule(() => import('./levels/end.tsx'))
const story = makeLazyModule(() => whenIdle().then(() => import('./story.ts')))
const AgentPoints = lazy(() => import('./ui/AgentPoints.tsx'), { when: 'idle' })
const Medals = lazy(() => import('./ui/Medals.tsx'), { when: 'idle' })

function optionsOf(choice: CascadeChoice): unknown {
  switch (choice.type) {
    case 'thirty':
    case 'daily':
      return { swaps: 30 }
    case 'level':
      // Replaced by `settle`.
      return {}
    case 'endless':
      return { swaps: 'endless' }
    case 'custom':
      return { ...choice.board, swaps: choice.swaps, counting: choice.counting }
    case 'watch':
      return { ...choice.board, swaps: 'endless', counting: choice.counting }
    case 'shared':
      return undefined
  }
}

const route: Screen<Cascade>['route'] = {
  optionsOf,
  settle: async (route) => {
    const { choice } = route
    if (choice.type !== 'level') return route
    return (await import('./levels/levels.ts')).chooseLevel(route, choice)
  },
  shared: () => ({ type: 'shared' }),
  fields: (options) => options,
  problems: {
    'bad-swaps': /*i18n*/ {
      id: 'cascade.problem.swaps',
      message: 'A game has 1 to 5000 swaps, or is endless; {detail} is neither.',
    },
    'unknown-counting': /*i18n*/ {
      id: 'cascade.problem.counting',
      message: 'Gems are counted by clusters or by lines, not by “{detail}”.',
    },
    'bad-goal': /*i18n*/ {
      id: 'cascade.problem.goal',
      message: 'A goal is a number of points or of gems, not “{detail}”.',
    },
    'bad-holes': /*i18n*/ {
      id: 'cascade.problem.holes',
      message: 'No game can be played around the holes {detail}.',
    },
  },
  limits: LIMITS,
}

/** Returns the points as animated: a step's count once its gems are gone. */
function useSeenPoints(): number {
  const { points } = stateOf(useShown())
  const gone = stepsGone(useStage())
  const isShown = useIsShown()
  const events = useCascade(({ emitted }) => emitted.events)
  if (isShown) return points
  return events.reduce(
    (sum, event) => (event.type === 'matched' && event.step <= gone ? sum + event.points : sum),
    points,
  )
}

function useStats(): readonly Stat[] {
  const { i18n } = useLingui()
  const points = useSeenPoints()
  const { goal, gemsByKind } = stateOf(useShown())
  const left = goal && leftOf(goal, { points, gemsByKind })
  const { swaps, options } = useCascade(({ session }) => stateOf(session))
  const medal = hasMedals(options) ? nextMedal(points) : undefined
  const aim = goal && 'points' in goal ? goal : medal
  const pointsValue = (
    <>
      <Count value={points} />
      {aim && <small>{` / ${aim.points.toLocaleString(i18n.locale)}`}</small>}
    </>
  )
  const watch = useCascade(({ session }) => session.stopwatch)
  const hasClock = useSetting('clock')
  const isEndless = options.swaps === 'endless'
  const stats = [
    left && 'gems' in left
      ? { label: i18n._({ id: 'stat.goal', message: 'to go' }), value: <GoalLine goal={left} /> }
      : {
          label: [i18n._(POINTS), medal && medalName(i18n, medal)].filter(Boolean).join(' · '),
          value: pointsValue,
        },
    {
      label: isEndless
        ? i18n._({ id: 'stat.swaps', message: 'swaps' })
        : i18n._({ id: 'stat.left', message: 'left' }),
      value: String(options.swaps === 'endless' ? swaps : options.swaps - swaps),
    },
  ]
  if (!hasClock) return stats
  return [...stats, { label: i18n._(TIME), value: <Time watch={watch} /> }]
}

function useTools(): ReturnType<Screen<Cascade>['view']['useTools']> {
  const tool = useToolKinds()
  const { hint } = useActions()
  const isResting = useCascade(({ session, paused }) => paused || isOver(rules, session))
  const hints = tool('hint', { disabled: isResting, onPress: hint })
  return {
    bar: [hints, 'undo', 'pause', 'new', 'menu'],
    more: ['redo', 'restart', 'turns', 'share', 'settings', 'help'],
  }
}

function useEnd(session: SessionOf<Cascade>): EndTexts | null {
  const { i18n } = useLingui()
  const { points, swaps, options } = stateOf(session)
  const isLimited = options.swaps !== 'endless'
  const isRanked = hasMedals(options)
  if (isLimited) AgentPoints.load()
  if (isRanked) Medals.load()
  const { choice } = usePlaying().route
  const hasGoal = options.goal !== undefined
  if (hasGoal) goalEnd.load()
  const { module, failed } = goalEnd.use()
  useFailureNotice(hasGoal ? failed : undefined, goalEnd.retry)
  if (hasGoal && !module) return null
  const ofGoal = hasGoal ? module?.endOfGoal(i18n, choice, session) : undefined
  return {
    title: i18n._({
      id: 'cascade.over',
      message:
        '{medal, select, bronze {Bronze!} silver {Silver!} gold {Gold!} other {All swaps used}}',
      values: { medal: isRanked && medalOf(points)?.name },
    }),
    figure: points.toLocaleString(i18n.locale),
    unit: (
      <Trans
        id="cascade.over.unit"
        message="points with {swaps, plural, one {# swap} other {# swaps}}"
        values={{ swaps }}
      />
    ),
    sentence: isRanked ? <Medals points={points} /> : <Longest session={session} />,
    ...ofGoal,
    details: (
      <>
        {isLimited && <AgentPoints />}
        {ofGoal?.details}
      </>
    ),
  }
}

function Longest({ session }: { session: SessionOf<Cascade> }) {
  const steps = session.past.map(
    ({ events }) => events.filter(({ type }) => type === 'matched').length,
  )
  return (
    <Trans
      id="cascade.over.longest"
      message="{longest, plural, one {No cascade had more than # step.} other {The longest cascade had # steps.}}"
      values={{ longest: Math.max(0, ...steps) }}
    />
  )
}

export const screen: Screen<Cascade> = {
  ...choices,
  rules,
  route,
  store,
  worker: { start: () => undefined, run: nudgeWhenIdle },
  view: {
    size: ({ options }) => options,
    Cell,
    Piece,
    Over,
    Layout,
    // The rim of the tray.
    useStats,
    useTools,
    useEnd,
    Help,
    // Long enough for a cascade of three steps.
    replayMs: 2_800,
  },
  feedback: {
    timeline,
    sounds: { selected: 'select', refused: 'refuse', hinted: 'hint' },
  },
  results: {
    left: ({ options, swaps }) =>
      options.swaps === 'endless' ? Number.POSITIVE_INFINITY : options.swaps - swaps,
    moves: ({ swaps }) => swaps,
    points: ({ points }) => points,
    text: ({ board }) => makeBoard(board),
  },
  loadCode: () => import('./rules/code.ts'),
  story,
}

export default defineScreen(screen)
