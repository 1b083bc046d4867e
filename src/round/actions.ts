import { isOver, newRound, type Round, restartRound, startClock, stopClock } from '../engine/round'
import type { GameTypes, Rules } from '../engine/rules'
import { redo, type Session, undo } from '../engine/session'
import type { RoundNotice } from './happening'
import type { Now, RoundScene } from './scene'

/** What a player can do with a round in every game. */
export interface RoundActions<Game extends GameTypes> {
  /** Takes back what the game calls one step; before the first, brings back the round before the deal. */
  undo(): void
  redo(): void
  restart(): void
  pause(): void
  /** Pauses a clock that runs; one that stands needs no cover. */
  pauseRunning(): void
  resume(): void
  /** Begins a new round; the present one can be had back. */
  deal(session: Session<Game>): void
  /** Shows the round from its deal, step by step; nothing counts while it is watched. */
  watch(): void
  stepForward(): void
  stepBack(): void
  /** Ends watching: the round lies as it did before. */
  leave(): void
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
    round: Round<Game>,
    notice: RoundNotice | null,
    change?: Partial<RoundScene<Game>>,
  ) => void
  /** Lays down the position after a step that is watched, and tells what the step did. */
  readonly show: (round: Round<Game>, events: readonly Game['Event'][]) => void
  /** The round one step back, as the game counts steps; the same round when there is none. */
  readonly undone: (round: Round<Game>) => Round<Game>
  readonly redone: (round: Round<Game>) => Round<Game>
}

/** The actions that all games share, for one game's store. */
export const makeRoundActions = <Game extends GameTypes>(
  desk: RoundDesk<Game>,
): RoundActions<Game> => ({
  undo: () => takeBack(desk),
  redo: () => playAgain(desk),
  restart: () => desk.lay(restartRound(desk.read().round), { type: 'restarted' }),
  pause: () => pause(desk),
  pauseRunning: () => {
    if (desk.read().round.watch.since !== null) pause(desk)
  },
  resume: () => resume(desk),
  deal: (session) => deal(desk, session),
  watch: () => watch(desk),
  stepForward: () => stepForward(desk),
  stepBack: () => stepBack(desk),
  leave: () => leave(desk),
})

/** Takes back a step; before the first one, brings back the round before the deal. */
function takeBack<Game extends GameTypes>(desk: RoundDesk<Game>): void {
  const { round, previous } = desk.read()
  const undone = desk.undone(round)
  if (undone !== round) desk.lay(undone, { type: 'undone' })
  else if (previous) desk.lay(previous, { type: 'restored' }, { previous: null })
}

function playAgain<Game extends GameTypes>(desk: RoundDesk<Game>): void {
  const { round } = desk.read()
  const redone = desk.redone(round)
  if (redone !== round) desk.lay(redone, { type: 'redone' })
}

function pause<Game extends GameTypes>({ rules, now, read, tell }: RoundDesk<Game>): void {
  const { round, paused } = read()
  if (paused || isOver(rules, round)) return
  tell({ type: 'paused' }, { paused: true, round: stopClock(round, now()) })
}

function resume<Game extends GameTypes>({ rules, now, read, tell }: RoundDesk<Game>): void {
  tell({ type: 'resumed' }, { paused: false, round: startClock(rules, read().round, now()) })
}

function deal<Game extends GameTypes>(
  { rules, now, read, lay }: RoundDesk<Game>,
  session: Session<Game>,
): void {
  const { round } = read()
  const canGoBack = !isOver(rules, round) && round.session.past.length > 0
  const previous = canGoBack ? stopClock(round, now()) : null
  lay(newRound(session), { type: 'dealt', canGoBack }, { previous, paused: false })
}

function watch<Game extends GameTypes>({ read, lay }: RoundDesk<Game>): void {
  const { round } = read()
  lay(restartRound(round), { type: 'watching' }, { watched: round })
}

/** A step of a round that is watched takes no assist and no time. */
function stepForward<Game extends GameTypes>({ read, show }: RoundDesk<Game>): void {
  const { round } = read()
  const session = redo(round.session)
  const step = session.past.at(-1)
  if (step && session !== round.session) show({ ...round, session }, step.events)
}

function stepBack<Game extends GameTypes>({ read, lay }: RoundDesk<Game>): void {
  const { round } = read()
  const session = undo(round.session)
  if (session !== round.session) lay({ ...round, session }, { type: 'undone' })
}

function leave<Game extends GameTypes>({ read, lay }: RoundDesk<Game>): void {
  const { watched } = read()
  if (watched) lay(watched, null, { watched: null })
}
