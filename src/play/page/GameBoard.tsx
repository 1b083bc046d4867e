import { useLingui } from '@lingui/react'
import {
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import type { Message } from '#src/define/feedback.ts'
import type { Playing, PlayingBoard } from '#src/define/screen.ts'
import type { Emitted, EventOf, PlayTypes } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { Board, type BoardProps } from '#src/ui/board/Board.tsx'
import { isSmall } from '#src/ui/board/cues.ts'
import { TimelineLayer } from '#src/ui/board/TimelineLayer.tsx'
import { type BoardView, fixedView, useBoardView } from '#src/ui/board/view.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { Announcer } from './Announcer.tsx'
import { Deals } from './Deals.tsx'
import styles from './GameBoard.module.css'
import { LargeBoard, type Positions } from './LargeBoard.tsx'
import { isRedrawn } from './play-events.ts'
import { Tools } from './Tools.tsx'

const PauseCover = lazy(() => import('./PauseCover.tsx'), { when: 'idle' })
const ReplayTools = lazy(() => import('./ReplayTools.tsx'), { when: 'now', isPart: true })

interface PlayingProps<G extends PlayTypes> {
  playing: Playing<G>
}

export function GameBoard<G extends PlayTypes>({ playing }: PlayingProps<G>) {
  const { store, screen } = playing
  const { Layout = Fragment, Notices = Fragment } = screen.view
  const paused = useStore(store, (state) => state.paused)
  const isReplay = useStore(store, ({ replayed }) => replayed !== null)
  const over = useStore(store, ({ session }) => isOver(screen.rules, session))
  const toolbar = useRef<HTMLDivElement>(null)
  const view = useView(playing)
  const { pauseRunning, resume } = store.getState()
  usePauseWhenHidden(pauseRunning)
  // Before the first pause, so that the cover finds the focus that it returns.
  useEffect(PauseCover.load, [])
  const leave = () => toolbar.current?.querySelector('button')?.focus()
  return (
    <>
      <Layout>
        {paused ? (
          <PauseCover onResume={resume} />
        ) : (
          <PlayBoard playing={playing} view={view} isOver={over} onLeave={leave} />
        )}
      </Layout>
      <div className={styles.foot}>
        <Notices />
        <ActionAnnouncer playing={playing} view={view} />
        {isReplay ? (
          <ReplayTools store={store} stepMs={screen.view.replayMs} />
        ) : (
          <Tools ref={toolbar} playing={playing} view={view} />
        )}
      </div>
    </>
  )
}

/** Pauses when the page is hidden. `pause` must be stable. */
function usePauseWhenHidden(pause: () => void): void {
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

function useView<G extends PlayTypes>({ store, screen }: Playing<G>): BoardView {
  const { rows, cols } = screen.view.size(useStore(store, ({ session }) => session))
  const transposed = useBoardView({ rows, cols })
  const fixed = useMemo(() => fixedView({ rows, cols }), [rows, cols])
  return screen.view.isFixed ? fixed : transposed
}

interface PlayBoardProps<G extends PlayTypes> {
  playing: PlayingBoard<G>
  view: BoardView
  isOver?: boolean
  /** Escape was pressed with nothing selected. */
  onLeave?: () => void
}

export function PlayBoard<G extends PlayTypes>({
  playing,
  view,
  isOver = false,
  onLeave,
}: PlayBoardProps<G>) {
  const { i18n } = useLingui()
  const { store, screen, playback } = playing
  const { Cell, Piece, Over, margin, release } = screen.view
  const renderCell = useCallback(
    (position: Position, shown: Position) => <Cell position={position} shown={shown} view={view} />,
    [Cell, view],
  )
  useRelease(playing)
  const positions = useMemo(() => positionsOf(playing), [playing])
  const board: BoardProps = {
    label: i18n._({ id: 'board.label', message: 'Board' }),
    view,
    renderCell,
    isOver,
    onEscape: () => release(store.getState()) || onLeave?.(),
    ...(margin !== undefined && { margin }),
    children: (
      <>
        {isSmall(view) && <Deals store={store} />}
        {Over && <Over view={view} />}
        <TimelineLayer playback={playback} view={view} Piece={Piece} />
      </>
    ),
  }
  return isSmall(view) ? <Board {...board} /> : <LargeBoard {...board} positions={positions} />
}

const positionsOf = <G extends PlayTypes>({ store, screen }: PlayingBoard<G>): Positions => ({
  now: store.getState,
  subscribe: (changed) => store.subscribe((now, before) => changed(isRedrawn(screen, now, before))),
})

const OPEN = ':popover-open, dialog[open]'

/** Unselects on Escape wherever the focus is: a tool may have taken it off the board. */
function useRelease<G extends PlayTypes>({ store, screen }: PlayingBoard<G>): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const isOnBoard = target instanceof Element && target.closest('[role=grid]')
      if (key !== 'Escape' || isOnBoard || document.querySelector(OPEN)) return
      screen.view.release(store.getState())
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [store, screen])
}

interface ActionAnnouncerProps<G extends PlayTypes> extends PlayingProps<G> {
  view: BoardView
}

/** Announces the last action; deferred until it has been seen, since formatting text is slow on low-end phones. */
function ActionAnnouncer<G extends PlayTypes>({
  playing,
  view,
}: ActionAnnouncerProps<G>): ReactNode {
  const { i18n } = useLingui()
  const { store, screen } = playing
  const { emitted, missed } = useDeferredValue(useAnnounced(playing))
  const detail = useSetting('detail')
  const { useSay, isUnseen = false } = screen.feedback
  const say = useSay()
  const state = store.getState()
  const speech = { i18n, store: state, state: stateOf(state.session), view, detail }
  const messagesOf = ({ events }: Emitted<EventOf<G>>) => say?.({ ...speech, events }) ?? []
  const messages = [...missed.flatMap(messagesOf).map(quietly), ...messagesOf(emitted)]
  return <Line id={emitted.id} messages={messages} isUnseen={isUnseen} />
}

/** The action to announce, and earlier ones that were cut short before they were announced. */
interface Announced<G extends PlayTypes> {
  readonly emitted: Emitted<EventOf<G>>
  readonly missed: readonly Emitted<EventOf<G>>[]
}

interface Waiting<G extends PlayTypes> {
  readonly announced: Announced<G>
  readonly shown: Emitted<EventOf<G>>
  readonly missed: readonly Emitted<EventOf<G>>[]
}

/** Returns the last action or, where the screen defers text, the one before until the last has been seen. */
function useAnnounced<G extends PlayTypes>({ store, playback, screen }: Playing<G>): Announced<G> {
  const emitted = useStore(store, (state) => state.emitted)
  const isShown = useStore(playback, ({ shown }) => shown === null)
  const [waiting, setWaiting] = useState<Waiting<G>>(() => ({
    announced: { emitted, missed: [] },
    shown: emitted,
    missed: [],
  }))
  const next = advance(waiting, emitted, isShown || !screen.feedback.announcesWhenShown)
  if (next !== waiting) setWaiting(next)
  return next.announced
}

function advance<G extends PlayTypes>(
  waiting: Waiting<G>,
  emitted: Emitted<EventOf<G>>,
  isDue: boolean,
): Waiting<G> {
  const { announced, shown } = waiting
  if (announced.emitted === emitted) return waiting
  const isCut = shown !== emitted && shown !== announced.emitted
  const missed = isCut ? [...waiting.missed, shown] : waiting.missed
  if (isDue) return { announced: { emitted, missed }, shown: emitted, missed: [] }
  return shown === emitted ? waiting : { announced, shown: emitted, missed }
}

const quietly = ({ text }: Message): Message => ({ text, tone: 'quiet' })

const Line = memo(function Line({
  isUnseen,
  ...line
}: Parameters<typeof Announcer>[0] & { isUnseen: boolean }) {
  if (!isUnseen) return <Announcer {...line} />
  const messages = line.messages.map(quietly)
  return (
    <div className="unseen">
      <Announcer id={line.id} messages={messages} />
    </div>
  )
})
