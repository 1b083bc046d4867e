import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Route } from '#src/define/route.ts'
import type { Playing } from '#src/define/screen.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { elapsed, isOver, makeSave, stateOf } from '#src/engine/session.ts'
import { subscribePainted } from '#src/ui/painted.ts'
import { type SavedGame, type SavingProblem, type SlotClaim, slotOf, writeSave } from './saves.ts'

/** Saves the game while its page is open, if it has a claim. Returns a problem with saving. */
export function useAutosave(playing: Playing, claim: SlotClaim | null): SavingProblem | undefined {
  const [last, setLast] = useState<{ readonly problem: SavingProblem | undefined }>()
  useEffect(() => {
    if (!claim || !PASSING.includes(claim.problem)) return
    return startAutosave(playing, claim, (problem) => {
      setLast({ problem })
      if (problem === 'elsewhere') playing.store.getState().pause()
    })
  }, [playing, claim])
  const first = last && claim?.problem === 'silent' ? undefined : claim?.problem
  return last?.problem ?? first
}

/** Problems of a claim with which games are saved: none, what was set aside, and a database that may answer yet. */
const PASSING: readonly SlotClaim['problem'][] = [undefined, 'damaged', 'silent']

/**
 * Saves after every change and when the page is hidden, until another tab takes the slot over; replays are not saved.
 * Reports the problem of every write or `undefined`; nothing after `elsewhere`.
 */
function startAutosave(
  playing: Playing,
  claim: SlotClaim,
  onProblem: (problem: SavingProblem | undefined) => void,
): () => void {
  const { lost, problem: first } = claim
  const stopped = new AbortController()
  const { signal } = stopped
  const report = (problem: SavingProblem | undefined) => {
    if (signal.aborted) return
    if (problem === 'elsewhere') stopped.abort()
    // What the slot holds was never read: it is left alone.
    onProblem(problem === 'elsewhere' && first === 'silent' ? first : problem)
  }
  const save = () => writeSave(slotNow(playing), claim, readGame(playing))
  const write = makeWriter(save, report, signal)
  const backUp = () => writeClock(slotNow(playing), readClock(playing))
  const hide = () => {
    backUp()
    if (document.visibilityState === 'hidden') void write()
  }
  document.addEventListener('visibilitychange', hide, { signal })
  window.addEventListener('pagehide', backUp, { signal })
  // A crash, or a newer tab, finds the clock as it is.
  const ticking = setInterval(backUp, 1_000)
  signal.addEventListener('abort', () => clearInterval(ticking))
  const stopFollowing = subscribePainted(playing.store, ({ session }, before) => {
    if (session !== before.session) void write()
  })
  signal.addEventListener('abort', stopFollowing)
  lost.addEventListener('abort', () => report('elsewhere'), { signal })
  if (lost.aborted) report('elsewhere')
  else void write()
  return () => {
    if (signal.aborted) return
    stopped.abort()
    // The time since the last move is saved too.
    backUp()
    void save()
  }
}

/** Concurrent writes: with one, a move made during a write would wait for the database. */
const MAX_WRITES = 2

/**
 * Writes in order; of the changes that queue up, only the last, which includes the others. Where the database is silent,
 * writes until it answers or is no longer wanted.
 */
function makeWriter(
  save: () => Promise<SavingProblem | undefined>,
  report: (problem: SavingProblem | undefined) => void,
  signal: AbortSignal,
) {
  let writes = 0
  let waiting = false
  return async () => {
    waiting = true
    if (writes === MAX_WRITES) return
    writes += 1
    while (waiting) {
      waiting = false
      const problem = await save()
      report(problem)
      waiting ||= problem === 'silent' && !signal.aborted
    }
    writes -= 1
  }
}

const slotNow = ({ screen, route, store }: Playing): string =>
  slotOf(screen.rules.id, route, store.getState().session.seed)

const readTurn = ({ screen, store }: Playing) => {
  const { turn } = screen.store
  return turn && { turnMs: turn.read(store.getState()) }
}

function readClock(playing: Playing): Clock {
  const { seed, stopwatch } = playing.store.getState().session
  const elapsedMs = elapsed(stopwatch, performance.now())
  return { at: Date.now(), seed, elapsedMs, ...readTurn(playing) }
}

function readGame(playing: Playing): SavedGame {
  const { screen, route, store } = playing
  const { rules, results } = screen
  const { session, earlier, later } = store.getState()
  const isBegun = session.past.length > 0 && !isOver(rules, session)
  return {
    at: Date.now(),
    left: isBegun ? results.left(stateOf(session)) : 0,
    href: hrefOf(route, session.seed),
    save: makeSave(rules, session, performance.now()),
    earlier,
    later,
    ...readTurn(playing),
  }
}

/** Returns the address that resumes a seed's game; another deal of a shared board has its own. */
function hrefOf({ href, linked, seed: given }: Route, seed: string): string {
  if (!linked || given === seed) return href
  const { game, options } = linked
  return `/${makeLinkCode({ game, options, seed })}`
}

/** One key for each slot, as `pairwise/clock/link/classic`. */
const PREFIX = 'pairwise/clock/'

/** With more clocks than these, all are dropped. */
const MAX_CLOCKS = 50

const clockSchema = v.object({
  /** The time of writing, in milliseconds since 1970. */
  at: v.number(),
  seed: v.string(),
  elapsedMs: v.pipe(v.number(), v.finite()),
  turnMs: v.optional(v.number()),
})
type Clock = v.InferOutput<typeof clockSchema>

const textSchema = v.pipe(v.string(), v.parseJson(), clockSchema)

/** Writes the clock to local storage, which is synchronous: a closing page has no time for the database. */
export function writeClock(slot: string, clock: Clock): void {
  try {
    const clocks = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    if (clocks.length > MAX_CLOCKS) for (const key of clocks) localStorage.removeItem(key)
    localStorage.setItem(PREFIX + slot, JSON.stringify(clock))
  } catch {
    // Losing it costs only the time since the last move.
  }
}

/** Removes a slot's clock, and returns it unless a game was saved since then: it may be of an earlier attempt. */
export function takeClock(slot: string, saved: Pick<Clock, 'at' | 'seed'>): Clock | undefined {
  try {
    const clock = v.parse(textSchema, localStorage.getItem(PREFIX + slot))
    localStorage.removeItem(PREFIX + slot)
    return clock.seed === saved.seed && clock.at >= saved.at ? clock : undefined
  } catch {
    return undefined
  }
}
