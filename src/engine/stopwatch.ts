/** A clock that can stand still. Times are in milliseconds; `now` comes from outside and never runs back. */
export interface Stopwatch {
  /** What had passed when it last stood still. */
  readonly ms: number
  /** When it was started, or `null` while it stands. */
  readonly since: number | null
}

export const stoppedAt = (ms: number): Stopwatch => ({ ms, since: null })

/** What has passed in all. */
export const elapsed = ({ ms, since }: Stopwatch, now: number): number =>
  since === null ? ms : ms + Math.max(0, now - since)

export const start = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch

export const stop = (watch: Stopwatch, now: number): Stopwatch => stoppedAt(elapsed(watch, now))
