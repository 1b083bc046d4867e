import { type Assists, NO_ASSISTS, withAssist } from './assists'
import type { GameTypes, Played, Refusal, Result, Rules } from './rules'
import {
  currentState,
  makeSave,
  parseSave,
  playMove,
  redo,
  replay,
  type Save,
  type SaveProblem,
  type Session,
  type Step,
  undo,
} from './session'
import { elapsed, type Stopwatch, start, stop, stoppedAt } from './stopwatch'

/** A session as it is being played: with its clock, and the assists it took. Never changed in place. */
export interface Round<Game extends GameTypes> {
  readonly session: Session<Game>
  readonly watch: Stopwatch
  readonly assists: Assists
}

/** A round before its first move: the clock stands. */
export const newRound = <Game extends GameTypes>(session: Session<Game>): Round<Game> => ({
  session,
  watch: stoppedAt(0),
  assists: NO_ASSISTS,
})

export const stateOf = <Game extends GameTypes>({ session }: Round<Game>): Game['State'] =>
  currentState(session)

export const isOver = <Game extends GameTypes>(rules: Rules<Game>, round: Round<Game>): boolean =>
  rules.outcome(stateOf(round)) !== null

/** Lets the clock run, unless the game is over; the same round when it runs. `now` is in milliseconds. */
export const startClock = <Game extends GameTypes>(
  rules: Rules<Game>,
  round: Round<Game>,
  now: number,
): Round<Game> => {
  if (isOver(rules, round)) return stopClock(round, now)
  const watch = start(round.watch, now)
  return watch === round.watch ? round : { ...round, watch }
}

export const stopClock = <Game extends GameTypes>(
  round: Round<Game>,
  now: number,
): Round<Game> => ({ ...round, watch: stop(round.watch, now) })

/** The round after a move; the clock runs from the first one to the end of the game. */
export function playInRound<Game extends GameTypes>(
  rules: Rules<Game>,
  round: Round<Game>,
  move: Game['Move'],
  now: number,
): Played<Round<Game>, Game['Event']> | Refusal<Game['Code']> {
  const played = playMove(rules, round.session, move)
  if (!played.ok) return played
  return { ...played, state: startClock(rules, { ...round, session: played.state }, now) }
}

export const takeAssist = <Game extends GameTypes>(
  round: Round<Game>,
  assist: keyof Assists,
): Round<Game> => ({ ...round, assists: withAssist(round.assists, assist) })

/** One step back, as the game counts steps, and one more assist taken; the same round when there is none. */
export function undoInRound<Game extends GameTypes>(
  rules: Rules<Game>,
  round: Round<Game>,
  counts: (step: Step<Game>) => boolean,
  now: number,
): Round<Game> {
  const session = undo(round.session, counts)
  if (session === round.session) return round
  return startClock(rules, takeAssist({ ...round, session }, 'undo'), now)
}

/** One undone step again; the same round when there is none. */
export function redoInRound<Game extends GameTypes>(
  rules: Rules<Game>,
  round: Round<Game>,
  counts: (step: Step<Game>) => boolean,
  now: number,
): Round<Game> {
  const session = redo(round.session, counts)
  return session === round.session ? round : startClock(rules, { ...round, session }, now)
}

/** The same deal from the start. What was played can be redone. */
export const restartRound = <Game extends GameTypes>({ session }: Round<Game>): Round<Game> =>
  newRound(undo(session, (step) => step === session.past[0]))

export const saveRound = <Game extends GameTypes>(
  rules: Rules<Game>,
  { session, watch, assists }: Round<Game>,
  now: number,
): Save<Game> => makeSave(rules, session, elapsed(watch, now), assists)

/** The round that was saved, its clock standing. */
export function restoreRound<Game extends GameTypes>(
  rules: Rules<Game>,
  save: Save<Game>,
): Result<Round<Game>, SaveProblem> {
  const session = replay(rules, save)
  if (!session.ok) return session
  return {
    ok: true,
    value: { session: session.value, watch: stoppedAt(save.elapsedMs), assists: save.assists },
  }
}

/** Says why a save cannot be restored; `undefined` when it can. */
export function findSaveProblem<Game extends GameTypes>(
  rules: Rules<Game>,
  input: unknown,
): SaveProblem | undefined {
  const save = parseSave(rules, input)
  const round = save.ok ? restoreRound(rules, save.value) : save
  return round.ok ? undefined : round.code
}
