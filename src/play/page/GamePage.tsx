import { useLingui } from '@lingui/react'
import {
  type ComponentType,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { PlayingContext, useBoardName } from '#src/define/context.ts'
import { isDaily, parseRoute, type Route } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import { today } from '#src/define/seeds.ts'
import { isOver, replayOf } from '#src/engine/session.ts'
import { useRecording } from '#src/results/recording.ts'
import { useAutosave } from '#src/saves/autosave.ts'
import type { SlotClaim } from '#src/saves/saves.ts'
import { LoadProblem, type LoadProblemProps } from '#src/ui/load/LoadProblem.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { Progress } from '#src/ui/load/Progress.tsx'
import { useTitle } from '#src/ui/page.ts'
import { playEvents } from '../board/play-events.ts'
import { openGame } from '../session/open.ts'
import { openPlaying } from '../session/playing.ts'
import { always } from '../session/store.ts'
import { GameBoard } from './GameBoard.tsx'
import { GameFrame } from './GameFrame.tsx'

const End = lazy(() => import('../end/End.tsx'), { when: 'idle' })
const RaceLine = lazy(() => import('../race/RaceLine.tsx'), { when: 'idle' })
const SaveNotice = lazy(() => import('#src/saves/SaveNotice.tsx'), { when: 'idle' })
const BadLink = lazy(() => import('./BadLink.tsx'), { when: 'now' })

/** Makes the page that parses an address and opens its game, or shows why it is refused. */
export const defineScreen = (screen: Screen): ComponentType<{ address: string }> =>
  function GamePage({ address }) {
    const [attempt, setAttempt] = useState(1)
    const route = useMemo(() => parseRoute(screen, address, today()), [address])
    if (!route.ok) return <BadLink problem={route} {...insteadOf(screen)} />
    const loading = { attempt, onRetry: () => setAttempt(attempt + 1) }
    return <OpeningGame key={attempt} screen={screen} route={route.value} loading={loading} />
  }

const insteadOf = ({ rules, route }: Screen) => ({ own: route, playHref: `/${rules.id}` })

interface OpeningProps {
  screen: Screen
  route: Route
  loading: LoadProblemProps
}

function OpeningGame({ screen, route, loading }: OpeningProps) {
  const { i18n } = useLingui()
  useTitle(i18n._(screen.title))
  const opened = useOpened(screen, route)
  const { opening } = screen.view
  const { useReady = always } = opening ?? {}
  const isReady = useReady()
  if (!opened || !isReady)
    return opening ? <opening.Progress choice={route.choice} /> : <Progress />
  if (!opened.ok && opened.code === 'not-loaded') return <LoadProblem {...loading} />
  if (!opened.ok)
    return (
      <BadLink
        problem={opened}
        {...insteadOf(screen)}
        boardHref={opened.code !== 'changed' && route.linked && `/${route.linked.board}`}
      />
    )
  return (
    <PlayingContext value={opened.value.playing}>
      <OpenGame {...opened.value} />
    </PlayingContext>
  )
}

/** Opens a game with a worker of its own, which is ended with the page; `undefined` until it is open. */
function useOpened(screen: Screen, route: Route) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof openGame>>>()
  // A layout effect, to start before the first paint.
  useLayoutEffect(() => {
    const worker = screen.worker.start()
    const closed = new AbortController()
    const show = (open: () => typeof opened) => {
      // Rendered in parts: in one, a page with a large board blocks a slow phone for a fifth of a second.
      if (!closed.signal.aborted) startTransition(() => setOpened(open))
    }
    openGame(screen, route, worker, closed.signal).then(
      (result) => show(() => result),
      // Thrown while the page is rendered, an error is shown.
      (reason: unknown) =>
        show(() => {
          throw reason
        }),
    )
    return () => {
      closed.abort()
      worker?.end()
    }
  }, [screen, route])
  return opened
}

/** A game on its page; a replay has no claim, and is not saved. */
export function OpenGame({ playing, claim }: { playing: Playing; claim: SlotClaim | null }) {
  const { i18n } = useLingui()
  const { screen, route } = playing
  const name = useBoardName(playing)
  const [wasOver] = useState(() => isOver(screen.rules, playing.store.getState().session))
  const showing = useStore(playing.store, (state) => state.showing)
  const problem = useAutosave(playing, claim) ?? (claim || showing ? undefined : 'replay')
  useRecording(playing, claim, problem === 'elsewhere')
  useTitle([i18n._(screen.title), ...(isDaily(route) ? [name] : [])].join(' · '))
  // Nobody answers behind a replay.
  useEffect(() => (showing ? undefined : screen.worker.run?.(playing)), [screen, playing, showing])
  const shown = useMemo(() => {
    if (showing?.type !== 'replay') return playing
    const session = replayOf(playing.store.getState().session, showing.from)
    return openPlaying(playing, 'replay', { session })
  }, [playing, showing])
  useEffect(() => playEvents(shown), [shown])
  return (
    <PlayingContext value={shown}>
      <GameFrame
        title={i18n._(screen.title)}
        detail={showing?.type === 'mistake' ? '' : name}
        badge={
          <>
            {screen.grade && <screen.grade.Badge />}
            {playing.ghost && <RaceLine />}
          </>
        }
        useStats={screen.view.useStats}
        isLesson={showing !== null && shown === playing}
        notice={problem && <SaveNotice problem={problem} />}
      >
        <GameBoard
          end={
            <PlayingContext value={playing}>
              <End wasOver={wasOver} />
            </PlayingContext>
          }
        />
      </GameFrame>
    </PlayingContext>
  )
}
