import { useLingui } from '@lingui/react'
import { defineScreen, releaseSelected } from '#src/play/GamePage.tsx'
import { preloadSaves } from '#src/play/saves.ts'
import { dayOf } from '#src/play/seeds.ts'
import type { Dealt, Route, Screen } from '#src/play/types.ts'
import { useUpright } from '#src/ui/board/view.ts'
import { Progress } from '#src/ui/kit/Progress.tsx'
import { lazy } from '#src/ui/lazy.tsx'
import { makeBoard, tilesOf } from './board/board'
import { fieldsOf, parseChoice, requestOf } from './choice'
import { boardTitle, TITLE } from './names'
import { parseOptions } from './rules/options'
import { rules } from './rules/rules'
import type { LinkGame } from './rules/types'
import { dealClearable, type Solver, startSolver } from './solver'
import { type Link, store, useLink } from './store'
import { pitchOf } from './streak'
import { redraws, timeline } from './timeline'
import { useEnd } from './ui/end'
import { loadFaces, useFacesReady } from './ui/faces'
import { useStats } from './ui/stats'
import { Piece, Tile } from './ui/Tile'
import { useTools } from './ui/tools'
import { useSay } from './ui/use-say'

const Help = lazy(() => import('./ui/HelpDialog'), { when: 'open' })
const Opening = lazy(() => import('./ui/Opening'), { when: 'now' })
const SharedText = lazy(() => import('./ui/SharedText'), { when: 'idle' })

/** The first click needs none of these, so the board does not wait for them. */
const Over = lazy(() => import('./ui/Over'), { when: 'idle' })
const Notices = lazy(() => import('./ui/Notices'), { when: 'idle' })
const Badge = lazy(() => import('./ui/GradeBadge'), { when: 'idle' })

/** Preloads what the first tile needs. */
export function prepare(): void {
  preloadSaves()
  loadFaces()
}

const loadGraded = () => import('./graded')

/** Deals a board of the risk that the address names, if any. */
async function deal(solver: Solver, { choice, options }: Route<LinkGame>): Promise<Dealt<Link>> {
  const request = requestOf(choice)
  if (!request) return dealClearable(solver, options)
  const { dealGraded } = await loadGraded()
  return dealGraded(solver, request)
}

const route: Screen<Link>['route'] = {
  parse: parseChoice,
  parseOptions,
  settle: async (route) => {
    const request = requestOf(route.choice)
    if (request) {
      // Loads here, where the page can report a failure.
      const { leaveSearch, optionsFor } = await loadGraded()
      leaveSearch()
      return { ...route, options: optionsFor(request) }
    }
    const day = dayOf(route.address ?? '', '')
    return day ? (await import('./daily')).chooseDraw(route, day) : route
  },
  shared: () => 'shared',
  useName: ({ choice, address }) => {
    const { i18n } = useLingui()
    const dealt = useLink(({ session }) => session.dealt)
    return boardTitle(i18n, address ?? choice, dealt, useUpright())
  },
  fields: fieldsOf,
  problems: {
    'no-board': /*i18n*/ { id: 'link.problem.no-board', message: 'The link is missing its board.' },
  },
  limits: { size: [2, 30], kinds: [2, 36] },
  instead: 'novice',
}

export const screen: Screen<Link> = {
  rules,
  title: TITLE,
  route,
  store,
  worker: { start: startSolver, deal },
  view: {
    size: ({ dealt }) => dealt.board,
    Cell: Tile,
    Piece,
    Over,
    // Paths run half a cell outside the board; this includes their stroke.
    margin: 0.68,
    release: releaseSelected,
    Opening: ({ choice }) => (requestOf(choice) ? <Opening /> : <Progress />),
    Badge,
    Notices,
    SharedText,
    useReady: useFacesReady,
    useStats,
    useTools,
    useEnd,
    Help,
    // Long enough to follow each path.
    replayMs: 900,
  },
  feedback: {
    timeline,
    redraws,
    sounds: {
      selected: 'select',
      matched: 'match',
      blocked: 'refuse',
      different: 'refuse',
      hinted: 'hint',
      shuffled: 'shuffle',
      unclearable: 'lose',
      'no-shuffle': 'refuse',
    },
    pitch: ({ emitted, streak }) =>
      emitted.events.some(({ type }) => type === 'matched') ? pitchOf(streak) : 0,
    useSay,
  },
  results: {
    left: ({ board }) => tilesOf(board).length,
    moves: ({ moves }) => moves,
    grade: ({ grade }) => grade?.risk,
    text: ({ board }) => makeBoard(board),
  },
}

export default defineScreen(screen)
