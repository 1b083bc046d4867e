/** A pausable clock in milliseconds; `now` is passed in and must be monotonic. */
export interface Stopwatch {
  readonly ms: number
  /** Start of the current run, `null` when stopped. */
  readonly since: number | null
}

export const stoppedAt = (ms: number): Stopwatch => ({ ms, since: null })

export const elapsed = ({ ms, since }: Stopwatch, now: number): number =>
  since === null ? ms : ms + Math.max(0, now - since)

export const start = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch

export const stop = (watch: Stopwatch, now: number): Stopwatch => stoppedAt(elapsed(watch, now))
