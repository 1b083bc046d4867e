import { useLingui } from '@lingui/react'
import { defineScreen, releaseSelected } from '#src/play/GamePage.tsx'
import { preloadSaves } from '#src/play/saves.ts'
import { dayOf } from '#src/play/seeds.ts'
import type { Screen } from '#src/play/types.ts'
import { type BoardView, useUpright } from '#src/ui/board/view.ts'
import { lazy } from '#src/ui/lazy.tsx'
import { makeBoard, tilesOf } from './board/board'
import { fieldsOf, parseChoice } from './choice'
import { boardTitle, TITLE } from './names'
import { parseOptions } from './rules/options'
import { rules } from './rules/rules'
import { dealClearable, runSolver, startSolver } from './solver'
import { type Link, store, useLink } from './store'
import { timeline } from './timeline'
import { useEnd } from './ui/end'
import { loadFaces, useFacesReady } from './ui/faces'
import { say } from './ui/say'
import { useStats } from './ui/stats'
import { Piece, Tile } from './ui/Tile'
import { useTools } from './ui/tools'

const Help = lazy(() => import('./ui/HelpDialog'), { when: 'open' })

/** The first click needs none of these, so the board does not wait for them. */
const Notices = lazy(() => import('./ui/Notices'), { when: 'idle' })

const LastAttempt = lazy(() => import('./ui/LastAttempt'), { when: 'idle' })

/** Shows the last attempt until the next one, with the name of its path, if wanted. */
function Over({ view }: { view: BoardView }) {
  return useLink((store) => store.debug) ? <LastAttempt view={view} /> : null
}

/** Preloads what the first tile needs. */
export function prepare(): void {
  preloadSaves()
  loadFaces()
}

const route: Screen<Link>['route'] = {
  parse: parseChoice,
  parseOptions,
  settle: async (route) => {
    const day = dayOf(route.address ?? '', '')
    return day ? (await import('./daily')).chooseDraw(route, day) : route
  },
  shared: () => 'shared',
  useName: ({ choice, address }) => {
    const { i18n } = useLingui()
    const board = useLink(({ session }) => session.dealt.board)
    return boardTitle(i18n, address ?? choice, board, useUpright())
  },
  fields: fieldsOf,
  problems: {
    'no-board': /*i18n*/ { id: 'link.problem.no-board', message: 'The link is missing its board.' },
    'no-tiles': /*i18n*/ { id: 'link.problem.no-tiles', message: 'Its board is empty.' },
    'odd-kind': /*i18n*/ {
      id: 'link.problem.odd-kind',
      message: 'Its board has an odd number of tiles of kind {detail}, so one would be left over.',
    },
  },
  limits: { size: [2, 30], kinds: [2, 36] },
  instead: 'novice',
}

export const screen: Screen<Link> = {
  rules,
  title: TITLE,
  route,
  store,
  worker: { start: startSolver, run: runSolver, deal: dealClearable },
  view: {
    size: ({ dealt }) => dealt.board,
    Cell: Tile,
    Piece,
    Over,
    // Paths run half a cell outside the board; this includes their stroke.
    margin: 0.68,
    release: releaseSelected,
    Notices,
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
    say,
  },
  results: {
    left: ({ board }) => tilesOf(board).length,
    moves: ({ moves }) => moves,
    text: ({ board }) => makeBoard(board),
  },
}

export default defineScreen(screen)
