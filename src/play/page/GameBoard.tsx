import {
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { Turn } from '#src/define/story.ts'
import type { Size } from '#src/engine/grid.ts'
import { isOver } from '#src/engine/session.ts'
import { type BoardView, fixedView } from '#src/ui/board/view.ts'
import { lazy, makeLazyModule, useLoaded, whenIdle } from '#src/ui/load/lazy.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { Announcer } from '../board/Announcer.tsx'
import { PlayBoard } from '../board/PlayBoard.tsx'
import { Tools, type Turns } from '../tools/Tools.tsx'
import styles from './GameBoard.module.css'

const Console = lazy(() => import('../story/Console.tsx'), { when: 'idle' })
const PauseCover = lazy(() => import('./PauseCover.tsx'), { when: 'idle' })
const story = makeLazyModule(() => whenIdle().then(() => import('../story/parts.tsx')))

/** A game's board with what is below it, the end of its page's game first; or its lessons. */
export function GameBoard({ end }: { end: ReactNode }) {
  const { store, screen } = useOpenPage()
  const { mode, pauseRunning } = store.getState()
  const isReplay = mode === 'replay'
  const showing = useStore(store, (state) => state.showing)
  const paused = useStore(store, (state) => state.paused)
  // As numbers, which stay the same while the board does.
  const rows = useStore(store, ({ session }) => screen.view.size(session).rows)
  const cols = useStore(store, ({ session }) => screen.view.size(session).cols)
  const view = (screen.view.useView ?? useFixedView)({ rows, cols })
  const toolbar = useRef<HTMLDivElement>(null)
  const [pointed, point] = useState<Turn>()
  const { parts } = useLoaded(story) ?? {}
  const turns = useOpenTurns(isReplay)
  usePauseWhenHidden(pauseRunning)
  // Before the first pause, so that the cover finds the focus that it returns.
  useEffect(PauseCover.load, [])
  // A replay is shown by its own store.
  const isLearning = showing !== null
  // Not for the mouse, which needs no way off the board.
  const leave = () => {
    if (document.activeElement?.matches(':focus-visible'))
      toolbar.current?.querySelector('button')?.focus()
  }
  const shared = { view, parts, paused, onPoint: point }
  return (
    <>
      {isLearning ? (
        parts && <parts.Learn view={view} />
      ) : (
        <Above {...shared} pointed={pointed} onLeave={leave} />
      )}
      <footer data-told={screen.opponent !== undefined && !isReplay} hidden={isLearning}>
        {/* Stays mounted during lessons, so that it returns as it was. */}
        {end}
        {!isLearning && <Below {...shared} {...{ turns, isReplay, toolbar }} />}
      </footer>
    </>
  )
}

/** Shows the turns of a replay, and where they are asked for. */
function useOpenTurns(isReplay: boolean): Turns {
  const [wanted, open] = useState<boolean>()
  const isShown = useSetting('turns') === 'shown'
  const isOpen = wanted ?? (isReplay || isShown)
  return { isOpen, onToggle: () => open(!isOpen) }
}

type Parts = typeof import('../story/parts.tsx')['parts']

interface PartProps {
  view: BoardView
  parts: Parts | undefined
  paused: boolean
  onPoint: (turn: Turn | undefined) => void
}

interface AboveProps extends PartProps {
  pointed: Turn | undefined
  onLeave: () => void
}

function Above({ view, parts, paused, onPoint, pointed, onLeave }: AboveProps) {
  const playing = useOpenPage()
  const { store, screen } = playing
  const { Layout } = screen.view
  const over = useStore(store, ({ session }) => isOver(screen.rules, session))
  const board = paused ? (
    <PauseCover onResume={store.getState().resume} />
  ) : (
    <PlayBoard view={view} isOver={over} onLeave={onLeave}>
      {parts && pointed && <parts.Peek turn={pointed} view={view} />}
    </PlayBoard>
  )
  if (!Layout) return board
  return <Layout log={<Console view={view} onPoint={onPoint} />}>{board}</Layout>
}

interface BelowProps extends PartProps {
  turns: Turns
  isReplay: boolean
  toolbar: RefObject<HTMLDivElement | null>
}

function Below({ view, parts, paused, onPoint, turns, isReplay, toolbar }: BelowProps) {
  const { Notices = Fragment } = useOpenPage().screen.view
  return (
    <>
      {!isReplay && <Notices />}
      <div className={styles.words}>
        <Announcer view={view} rest={parts && <parts.LastTurn />} />
      </div>
      {!paused && parts && <parts.StoryArea {...turns} onPoint={onPoint} />}
      {isReplay ? (
        // The game's own tools would pause or change what is only shown.
        parts && <parts.ReplayTools />
      ) : (
        <Tools ref={toolbar} view={view} turns={turns} />
      )}
    </>
  )
}

/** Pauses when the page is hidden. `pause` must be stable. */
function usePauseWhenHidden(pause: () => void) {
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') pause()
    }
    // A browser that restores its tabs opens them out of sight.
    hide()
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [pause])
}

const useFixedView = ({ rows, cols }: Size) =>
  useMemo(() => fixedView({ rows, cols }), [rows, cols])
