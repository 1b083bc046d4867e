import { useLingui } from '@lingui/react'
import { isSameBoard, type Route } from '#src/define/route.ts'
import type { EndTexts, Playing, Screen } from '#src/define/screen.ts'
import type { Opened, SessionOf } from '#src/define/session.ts'
import { defineScreen } from '#src/play/page/GamePage.tsx'
import { preloadSaves } from '#src/saves/saves.ts'
import { isSmall } from '#src/ui/board/cues.ts'
import { useBoardView, useUpright } from '#src/ui/board/view.ts'
import { lazy, makeLazyModule, useLoaded, whenIdle } from '#src/ui/load/lazy.tsx'
import { forgetFailure, tryLoading } from '#src/ui/load/load-failures.ts'
import { Progress } from '#src/ui/load/Progress.tsx'
import { isWide, LIMITS, makeBoard, tilesOf } from './board/board.ts'
import { choices, fieldsOf, optionsOf } from './choice.ts'
import { dealClearable, openDeal, startSolver } from './dealing.ts'
import { rules } from './rules/rules.ts'
import { pitchOf, store, usePlaying } from './store.ts'
import { loadFaces, useFacesReady } from './tiles/faces.ts'
import type { Link, Solver } from './types.ts'
import { useStats } from './ui/stats.tsx'
import { Piece, Tile } from './ui/Tile.tsx'
import { useTools } from './ui/tools.ts'

const loadGraded = () => import('./grade/GradedSearch.tsx')

const Help = lazy(() => import('./ui/HelpDialog.tsx'), { when: 'open' })
const Opening = lazy(loadGraded, { when: 'now' })
const SharedPicture = lazy(() => import('./ui/end/SharedPicture.tsx'), {
  when: 'now',
  isPart: true,
})

/** The first click needs none of these, so the board does not wait for them. */
const Over = lazy(() => import('./ui/overlay/Over.tsx'), { when: 'idle' })
const ClearedBoard = lazy(() => import('./ui/end/ClearedBoard.tsx'), { when: 'idle' })
const Notices = lazy(() => import('./ui/Notices.tsx'), { when: 'idle' })
const Badge = lazy(() => import('./ui/Badge.tsx'), { when: 'idle' })

const story = makeLazyModule(() => whenIdle().then(() => import('./story.ts')))

const motions = makeLazyModule(() => import('./timeline.ts'))

const end = makeLazyModule(() => import('./ui/end/end.tsx'))

/** Loads the motions of events beside the faces; the first tile waits for these alone. */
function useReady(): boolean {
  useLoaded(motions)
  return useFacesReady()
}

function useEnd(session: SessionOf<Link>): EndTexts | null {
  const { i18n } = useLingui()
  const { choice } = usePlaying().route
  const isUpright = useUpright()
  return useLoaded(end)?.endOf(i18n, choice, session, isUpright) ?? null
}

export function prepare(): void {
  preloadSaves()
  loadFaces()
}

/** Deals a stage's board again, or one of the risk that the address names, if any. */
async function deal(solver: Solver, { choice, options, seed }: Route<Link>): Promise<Opened<Link>> {
  if (choice.type === 'journey' && seed) return openDeal({ value: { options, seed }, line: null })
  if (choice.type !== 'graded') return dealClearable(solver, options)
  const { dealGraded } = await loadGraded()
  return dealGraded(solver, choice)
}

/** Analyses boards once the page is idle, as the first click needs no verdict. */
function run(playing: Playing<Link>): () => void {
  const left = new AbortController()
  void tryLoading('analysis', 'solver', async () => {
    await whenIdle()
    const { runAnalysis } = await import('./analysis.ts')
    if (!left.signal.aborted) left.signal.addEventListener('abort', runAnalysis(playing))
  })
  return () => {
    left.abort()
    forgetFailure('analysis')
  }
}

const route: Screen<Link>['route'] = {
  optionsOf,
  settle: async (route) => {
    const { choice } = route
    if (choice.type === 'graded') {
      // Loads here, where the page can report a failure.
      const { leaveSearch, optionsFor } = await loadGraded()
      leaveSearch()
      return { ...route, options: optionsFor(choice) }
    }
    if (choice.type === 'journey' && choice.stage)
      return (await import('./journey/begun.ts')).chooseBegun(route, choice)
    if (choice.type !== 'daily' || !choice.day) return route
    return (await import('./daily.ts')).chooseDraw(route, choice.day)
  },
  shared: () => ({ type: 'shared' }),
  fields: fieldsOf,
  problems: {},
  limits: LIMITS,
  // The worker may choose another layout for a new board.
  isSame: (route, options) => isSameBoard<Link>(route, options, route.seed ? [] : ['layout']),
}

export const screen: Screen<Link> = {
  ...choices,
  rules,
  route,
  store,
  worker: { start: startSolver, deal, run },
  view: {
    size: ({ dealt }) => dealt.board,
    useView: useBoardView,
    Cell: Tile,
    Piece,
    Over,
    // Paths run half a cell outside the board; this includes their stroke.
    margin: 0.68,
    opening: {
      useReady,
      Progress: ({ choice }) => (choice.type === 'graded' ? <Opening /> : <Progress />),
    },
    Notices,
    pictures: { Board: ClearedBoard, Shared: SharedPicture },
    useStats,
    useTools,
    useEnd,
    Help,
    // Long enough to follow each path.
    replayMs: 900,
  },
  feedback: {
    timeline: (...step) => motions.now().module?.timeline(...step) ?? { cues: [] },
    redraws: ({ board: before }, { board: after }) => !isSmall(after) && isWide(before, after),
    sounds: {
      selected: 'select',
      matched: ({ streak }) => ['match', pitchOf(streak)],
      blocked: 'refuse',
      different: 'refuse',
      hinted: 'hint',
      shuffled: 'shuffle',
      unclearable: 'lose',
      'no-shuffle': 'refuse',
    },
  },
  results: {
    left: ({ board }) => tilesOf(board).length,
    moves: ({ moves }) => moves,
    text: ({ board }) => makeBoard(board),
  },
  grade: { gradeOf: ({ grade }) => grade?.risk, Badge },
  loadCode: () => import('./rules/code.ts'),
  story,
}

export default defineScreen(screen)
