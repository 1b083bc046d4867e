import type { Notice } from './events'
import type { Side } from './rules/types'

/** The AI's flower is pointed out before it moves. */
const LEAD_MS = 300
const STEP_MS = 200
const CLEAR_MS = 450
const WEED_MS = 250

/** When each part of a turn is to be seen, in milliseconds from the moment the state changed. */
export interface Timeline {
  /** Whose step is shown; `undefined` where there is none. */
  readonly side: Side | undefined
  readonly step: number
  readonly clear: number
  readonly weed: number
  /** When all of it has been seen. */
  readonly end: number
}

const NOTHING: Timeline = { side: undefined, step: 0, clear: 0, weed: 0, end: 0 }

/** Lays the parts of a turn one after the other: the step, the clearing, the weed. */
export function timelineOf(events: readonly Notice[]): Timeline {
  const has = (type: Notice['type']) => events.some((notice) => notice.type === type)
  const stepped = events.find(({ type }) => type === 'slid' || type === 'gathered')
  if (!stepped || !('side' in stepped)) return NOTHING
  const step = stepped.side === 'ai' ? LEAD_MS : 0
  const clear = step + STEP_MS
  const weed = clear + (has('cleared') ? CLEAR_MS : 0)
  return { side: stepped.side, step, clear, weed, end: weed + (has('sprouted') ? WEED_MS : 0) }
}
