import type { GameTypes, Rules } from '../engine/rules'
import {
  isOver,
  restart,
  type Session,
  startClock,
  stepBack,
  stepForward,
  stopClock,
} from '../engine/session'
import type { RoundNotice } from './emitted'
import type { Now, RoundScene } from './scene'

/** What a player can do with a game in every game. */
export interface RoundActions<Game extends GameTypes> {
  /** Takes back what the game calls one step; before the first, brings back the game before the deal. */
  undo(): void
  redo(): void
  restart(): void
  pause(): void
  /** Pauses a clock that runs; one that stands needs no cover. */
  pauseRunning(): void
  resume(): void
  /** Begins a new game; the present one can be had back. */
  deal(session: Session<Game>): void
  /** Shows the game from its deal, step by step; nothing counts while it is replayed. */
  watch(): void
  stepForward(): void
  stepBack(): void
  /** Ends watching: the game lies as it did before. */
  leaveReplay(): void
}

/** A game's store, as the shared actions see it. Each of its verbs is one `set`. */
export interface RoundDesk<Game extends GameTypes> {
  readonly rules: Rules<Game>
  readonly now: Now
  readonly read: () => RoundScene<Game>
  /** Tells of something that leaves the position as it lies. */
  readonly tell: (notice: RoundNotice, change: Partial<RoundScene<Game>>) => void
  /** Lays another position down, clears what marked the last one, and tells. */
  readonly lay: (
    session: Session<Game>,
    notice: RoundNotice | null,
    change?: Partial<RoundScene<Game>>,
  ) => void
  /** Lays down the position after a step that is replayed, and tells what the step did. */
  readonly show: (session: Session<Game>, events: readonly Game['Event'][]) => void
  /** The session one step back, as the game counts steps; the same session when there is none. */
  readonly undone: (session: Session<Game>) => Session<Game>
  readonly redone: (session: Session<Game>) => Session<Game>
}

/** The actions that all games share, for one game's store. */
export const makeRoundActions = <Game extends GameTypes>(
  desk: RoundDesk<Game>,
): RoundActions<Game> => ({
  undo: () => takeBack(desk),
  redo: () => playAgain(desk),
  restart: () => desk.lay(restart(desk.read().session), { type: 'restarted' }),
  pause: () => pause(desk),
  pauseRunning: () => {
    if (desk.read().session.watch.since !== null) pause(desk)
  },
  resume: () => resume(desk),
  deal: (session) => deal(desk, session),
  watch: () => watch(desk),
  stepForward: () => showNext(desk),
  stepBack: () => showBefore(desk),
  leaveReplay: () => leave(desk),
})

/** Takes back a step; before the first one, brings back the game before the deal. */
function takeBack<Game extends GameTypes>(desk: RoundDesk<Game>): void {
  const { session, previous } = desk.read()
  const undone = desk.undone(session)
  if (undone !== session) desk.lay(undone, { type: 'undone' })
  else if (previous) desk.lay(previous, { type: 'restored' }, { previous: null })
}

function playAgain<Game extends GameTypes>(desk: RoundDesk<Game>): void {
  const { session } = desk.read()
  const redone = desk.redone(session)
  if (redone !== session) desk.lay(redone, { type: 'redone' })
}

function pause<Game extends GameTypes>({ rules, now, read, tell }: RoundDesk<Game>): void {
  const { session, paused } = read()
  if (paused || isOver(rules, session)) return
  tell({ type: 'paused' }, { paused: true, session: stopClock(session, now()) })
}

function resume<Game extends GameTypes>({ rules, now, read, tell }: RoundDesk<Game>): void {
  tell({ type: 'resumed' }, { paused: false, session: startClock(rules, read().session, now()) })
}

function deal<Game extends GameTypes>(
  { rules, now, read, lay }: RoundDesk<Game>,
  next: Session<Game>,
): void {
  const { session } = read()
  const canGoBack = !isOver(rules, session) && session.past.length > 0
  const previous = canGoBack ? stopClock(session, now()) : null
  lay(next, { type: 'dealt', canGoBack }, { previous, paused: false })
}

function watch<Game extends GameTypes>({ read, lay }: RoundDesk<Game>): void {
  const { session } = read()
  lay(restart(session), { type: 'watching' }, { replayed: session })
}

/** A step that is replayed takes no assist and no time. */
function showNext<Game extends GameTypes>({ read, show }: RoundDesk<Game>): void {
  const { session } = read()
  const next = stepForward(session)
  const step = next.past.at(-1)
  if (step && next !== session) show(next, step.events)
}

function showBefore<Game extends GameTypes>({ read, lay }: RoundDesk<Game>): void {
  const { session } = read()
  const before = stepBack(session)
  if (before !== session) lay(before, { type: 'undone' })
}

function leave<Game extends GameTypes>({ read, lay }: RoundDesk<Game>): void {
  const { replayed } = read()
  if (replayed) lay(replayed, null, { replayed: null })
}
