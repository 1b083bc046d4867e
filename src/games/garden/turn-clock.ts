import * as v from 'valibot'
import type { Playing } from '#src/define/screen.ts'
import { elapsed } from '#src/engine/session.ts'
import { stopAll } from '#src/ui/tasks.ts'
import { isByLink } from './rules/seats.ts'
import type { GardenOptions } from './rules/types.ts'
import { gardenSettings } from './settings.ts'
import { isDue } from './store.ts'
import type { Garden } from './types.ts'

/** The time limit of a turn in milliseconds. */
export const TURN_MS = 30_000

const turnSchema = v.fallback(v.pipe(v.number(), v.minValue(0)), 0)

/** Parses the saved time of a turn in milliseconds; 0 if invalid. */
export const parseTurnMs = (input: unknown): number => Math.min(v.parse(turnSchema, input), TURN_MS)

/** Warnings, in seconds before the end. */
const WARNINGS = [10, 5] as const

/** Returns `true` if turns are limited: who plays by link takes any time. */
export const isTimed = (options: GardenOptions): boolean =>
  gardenSettings.getState().values.turnClock && !isByLink(options)

/** Returns `true` while the turn's time counts; the first turn's starts with the first selection. */
function runs({ store, playback }: Playing<Garden>): boolean {
  const { session, side, paused, hasDialog } = store.getState()
  const isSeen = playback.getState().shown === null
  const isWanted = isTimed(session.options)
  const isPlayed = session.stopwatch.since !== null && !paused && !hasDialog
  return isWanted && isPlayed && isDue({ session, side }) && isSeen
}

/** Runs the turn's clock while the player may move, warns, and passes the turn at its end. */
export function runTurnClock(playing: Playing<Garden>): () => void {
  const { store, playback } = playing
  let timers: ReturnType<typeof setTimeout>[] = []
  const look = () => {
    const { turnWatch, runTurn, stopTurn } = store.getState()
    const isRunning = turnWatch.since !== null
    if (runs(playing) && !isRunning) runTurn()
    else if (!runs(playing) && isRunning) stopTurn()
  }
  const clear = () => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
  }
  const wind = () => {
    clear()
    const { turnWatch, warnLowTime, timeOut } = store.getState()
    if (turnWatch.since === null) return
    const left = TURN_MS - elapsed(turnWatch, performance.now())
    const after = (ms: number, act: () => void) => timers.push(setTimeout(act, ms))
    for (const seconds of WARNINGS)
      if (left > seconds * 1000) after(left - seconds * 1000, () => warnLowTime(seconds))
    after(left, timeOut)
  }
  const stop = stopAll([
    store.subscribe((now, before) => {
      if (now.turnWatch !== before.turnWatch) wind()
      look()
    }),
    playback.subscribe(look),
    gardenSettings.subscribe(look),
    () => store.getState().stopTurn(),
    clear,
  ])
  look()
  return stop
}
