import { Trans } from '@lingui/react'
import { useLocation } from 'wouter'
import { createStore, useStore } from 'zustand'
import { newSeed } from '#src/define/seeds.ts'
import type { Opened } from '#src/define/session.ts'
import { ask, type Question } from '#src/play/worker/answers.ts'
import { BoardNotice } from '#src/ui/kit/BoardNotice.tsx'
import { CancelButton } from '#src/ui/kit/Button.tsx'
import { Progress } from '#src/ui/load/Progress.tsx'
import { WorkProgress } from '#src/ui/load/WorkProgress.tsx'
import { RISK_NAMES } from '../choice.ts'
import { type LinkOptions, netOf } from '../deal/levels.ts'
import { dealClearable, openDeal } from '../dealing.ts'
import { usePlaying } from '../store.ts'
import type { Link, Solver } from '../types.ts'
import type { GradedDeal } from './engine/find-graded.ts'
import { type GradedRequest, gradedOptions, nearestRisk } from './engine/kinds.ts'
import type { Risk } from './engine/scales.ts'
import styles from './GradedSearch.module.css'

/** The page of a graded board until it is found; cancelling leads back to the start page. */
export default function Opening() {
  const [, navigate] = useLocation()
  const search = useLongSearch()
  if (!search) return <Progress />
  return (
    <main className={styles.page}>
      <GradedSearch {...search} stop={() => navigate('/link')} />
    </main>
  )
}

/** Shows the search for a new graded board; the present one can be played on. */
export function NewBoardSearch() {
  const search = useLongSearch()
  const isGraded = usePlaying().route.choice.type === 'graded'
  return isGraded && search && <GradedSearch {...search} />
}

function useLongSearch() {
  const search = useStore(searching, ({ search }) => search)
  return search?.tried === undefined ? undefined : search
}

function GradedSearch({ risk, tried, stop }: DealSearch) {
  return (
    <BoardNotice as="div">
      <p role="status">
        <Trans
          id="link.searching"
          message="Finding a board… Difficulty: {risk}"
          values={{ risk: <Trans {...RISK_NAMES[risk]} /> }}
        />
      </p>
      <WorkProgress>
        <Trans
          id="link.searching.tried"
          message="{tried, plural, one {# board tried} other {# boards tried}}"
          values={{ tried }}
        />
      </WorkProgress>
      <CancelButton onClick={stop} />
    </BoardNotice>
  )
}

interface DealSearch {
  readonly risk: Risk
  /** The number of boards tried, once the search has taken a second. */
  readonly tried?: number | undefined
  readonly stop: () => void
}

/** The search of the open page, if any: it begins before the page has a game, and goes on after its end. */
export const searching = createStore<{ readonly search?: DealSearch }>(() => ({}))

/** Forgets a search whose page was left. */
export const leaveSearch = (): void => searching.getState().search?.stop()

/** Returns the request with the nearest risk that its level can have. */
const possible = (request: GradedRequest): GradedRequest => ({
  ...request,
  risk: nearestRisk(request.level, request.gravity, request.risk),
})

/** Returns the options that boards of a request are dealt by. */
export function optionsFor(request: GradedRequest): LinkOptions {
  const { level, gravity } = request
  const options = gradedOptions(possible(request))
  return options ?? { level, gravity, layout: 'even', ...netOf(request) }
}

/** Deals a board of the requested risk or the nearest that its level can have; without a solver, of any. */
export async function dealGraded(solver: Solver, request: GradedRequest): Promise<Opened<Link>> {
  try {
    const found = await search(solver, possible(request))
    return openDeal(found, { grade: found.grade })
  } catch {
    return dealClearable(solver, optionsFor(request))
  }
}

/** Searches until a deal is found, or for ever once stopped; a newer search stops the one before. */
const search = (solver: Solver, request: GradedRequest): Promise<GradedDeal> =>
  new Promise((resolve, reject) => {
    leaveSearch()
    const { risk } = request
    let stopAsking = () => {}
    const stop = () => {
      stopAsking()
      searching.setState({}, true)
    }
    const show = (tried?: number) => searching.setState({ search: { risk, tried, stop } })
    show()
    stopAsking = ask({
      question: findAny(solver, request),
      onProgress: show,
      onAnswer: (found) => {
        stop()
        resolve(found)
      },
      onFailure: () => {
        stop()
        reject()
      },
    })
  })

/** Tries one stem after the other until a deal is found. */
const findAny =
  (solver: Solver, request: GradedRequest): Question<GradedDeal> =>
  async (report, signal) => {
    let tried = 0
    for (let before = 0; ; before = tried + 1) {
      const count = (draws: number) => {
        tried = before + draws
        report(tried)
      }
      const found = await solver.findGradedDeal(request, newSeed(), count, signal)
      if (found) return found
    }
  }
