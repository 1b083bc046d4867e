import { useLingui } from '@lingui/react'
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { PlayingContext } from '#src/define/context.ts'
import { parseRoute, type Route } from '#src/define/route.ts'
import type { Playing, Screen, Starting } from '#src/define/screen.ts'
import { today } from '#src/define/seeds.ts'
import type { PlayTypes } from '#src/define/session.ts'
import type { LinkedGame } from '#src/engine/link-code.ts'
import type { Result } from '#src/engine/rules.ts'
import { isOver } from '#src/engine/session.ts'
import { useRecording } from '#src/results/record-results.ts'
import { useAutosave } from '#src/saves/autosave.ts'
import type { SlotClaim } from '#src/saves/saves.ts'
import { LoadProblem, type LoadProblemProps } from '#src/ui/load/LoadProblem.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { Progress } from '#src/ui/load/Progress.tsx'
import { useTitle } from '#src/ui/page.ts'
import { openGame } from '../session/open.ts'
import { always } from '../session/store.ts'
import { GameBoard } from './GameBoard.tsx'
import { GameFrame } from './GameFrame.tsx'
import { playEvents } from './play-events.ts'

const End = lazy(() => import('../end/End.tsx'), { when: 'idle' })
const SaveNotice = lazy(() => import('#src/saves/SaveNotice.tsx'), { when: 'idle' })
const BadLink = lazy(() => import('./BadLink.tsx'), { when: 'now' })

/** Parses an address and opens its game, or shows why it is refused. */
export function GamePage<G extends PlayTypes>({
  screen,
  address,
}: {
  screen: Screen<G>
  address: string | LinkedGame
}) {
  const route = useMemo(() => parseRoute(screen, address, today()), [screen, address])
  if (!route.ok) return <BadLink problem={route} screen={screen} />
  return <RoutedGame screen={screen} route={route.value} />
}

export const defineScreen = <G extends PlayTypes>(
  screen: Screen<G>,
): ComponentType<{ address: string | LinkedGame }> =>
  function Page({ address }) {
    return <GamePage screen={screen} address={address} />
  }

/** Unselects; returns `false` if nothing was selected. */
export function releaseSelected({ selected, unselect }: Selecting): boolean {
  if (selected) unselect()
  return selected !== null
}

interface Selecting {
  readonly selected: object | null
  unselect(): void
}

interface RoutedProps<G extends PlayTypes> {
  screen: Screen<G>
  route: Route<G>
}

/** Safe: the types ask every game that has a worker for `start`. */
function startWorker<Worker>(worker: Partial<Starting<Worker>>): Worker
function startWorker({ start }: Partial<Starting<unknown>>): unknown {
  return start?.()
}

/** Opens a game with a worker of its own, which is terminated on unmount. */
function openPage<G extends PlayTypes>({ screen, route }: RoutedProps<G>) {
  const worker = startWorker<G['Worker']>(screen.worker)
  return { opened: openGame(screen, route, worker), end: () => worker?.end() }
}

function RoutedGame<G extends PlayTypes>(props: RoutedProps<G>) {
  const [attempt, setAttempt] = useState(1)
  const onRetry = () => setAttempt(attempt + 1)
  return <OpeningGame key={attempt} {...props} loading={{ attempt, onRetry }} />
}

interface OpeningProps<G extends PlayTypes> extends RoutedProps<G> {
  loading: LoadProblemProps
}

function OpeningGame<G extends PlayTypes>({ screen, route, loading }: OpeningProps<G>) {
  const { i18n } = useLingui()
  useTitle(i18n._(screen.title))
  const opened = useOpened(useMemo(() => () => openPage({ screen, route }), [screen, route]))
  const { Opening, useReady = always } = screen.view
  const isReady = useReady()
  if (!opened || !isReady) return Opening ? <Opening choice={route.choice} /> : <Progress />
  if (!opened.ok && opened.code === 'not-loaded') return <LoadProblem {...loading} />
  if (!opened.ok) return <BadLink problem={opened} screen={screen} />
  return (
    <PlayingContext value={opened.value.playing}>
      <OpenGame {...opened.value} />
    </PlayingContext>
  )
}

interface OpenGameProps<G extends PlayTypes> {
  playing: Playing<G>
  /** `null` for replays, which are not saved. */
  claim: SlotClaim | null
}

export function OpenGame<G extends PlayTypes>({ playing, claim }: OpenGameProps<G>) {
  const { i18n } = useLingui()
  const { screen, route } = playing
  const { view } = screen
  const name = screen.route.useName(route)
  const [wasOver] = useState(() => isOver(screen.rules, playing.store.getState().session))
  const problem = useAutosave(playing, claim)
  useRecording(playing, { isReplay: !claim, isElsewhere: problem === 'elsewhere' })
  useTitle([i18n._(screen.title), ...(route.once ? [name] : [])].join(' · '))
  useEffect(() => screen.worker.run?.(playing), [screen, playing])
  useEffect(() => playEvents(playing), [playing])
  return (
    <GameFrame
      title={i18n._(screen.title)}
      detail={name}
      badge={view.Badge && <view.Badge />}
      stats={view.useStats()}
      notice={problem && <SaveNotice problem={problem} />}
      end={<End wasOver={wasOver} />}
    >
      <GameBoard playing={playing} />
    </GameFrame>
  )
}

interface Opening<Page, Code extends string> {
  readonly opened: Promise<Result<Page, Code>>
  end(): void
}

/** Resolves `open`, which must be stable; `undefined` until then. */
export function useOpened<Page, Code extends string>(
  open: () => Opening<Page, Code>,
): Result<Page, Code> | undefined {
  const [page, setPage] = useState<Result<Page, Code>>()
  const [problem, setProblem] = useState<{ readonly reason: unknown }>()
  // A layout effect, to start before the first paint.
  useLayoutEffect(() => {
    const opening = open()
    let wanted = true
    opening.opened.then(
      (opened) => wanted && setPage(opened),
      (reason: unknown) => wanted && setProblem({ reason }),
    )
    return () => {
      wanted = false
      opening.end()
    }
  }, [open])
  if (problem) throw problem.reason
  return page
}
