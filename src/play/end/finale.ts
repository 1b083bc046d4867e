import type { Playing } from '#src/define/screen.ts'
import { stateOf } from '#src/engine/session.ts'
import { type Cue, endOf } from '#src/ui/board/cues.ts'
import { isMotionReduced } from '#src/ui/page.ts'

/** Time from the first piece that moves to the last. */
const RUN_MS = 600

/** Lets the last step be seen where nothing moves after it; longer where it has to be understood. */
const PAUSE_MS = 500
const LOST_MS = 1_500

/** Plays a game's finale, which keys, clicks and taps skip, and calls back at its end. Returns how to stop. */
export function playFinale(playing: Playing, onEnd: () => void): () => void {
  const cues = isMotionReduced() ? [] : finaleCues(playing)
  if (cues.length > 0) playing.playback.begin({ cues })
  const timer = setTimeout(onEnd, cues.length > 0 ? endOf({ cues }) : pauseAfter(playing))
  const stop = new AbortController()
  const press = (event: KeyboardEvent | MouseEvent) => {
    if (cues.length === 0 || isLeft(event)) return
    event.preventDefault()
    event.stopPropagation()
    playing.playback.clear()
    onEnd()
  }
  for (const type of ['keydown', 'click'] as const)
    window.addEventListener(type, press, { capture: true, signal: stop.signal })
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

function pauseAfter({ screen, store }: Playing): number {
  const outcome = screen.rules.outcome(stateOf(store.getState().session))
  return outcome?.result === 'lost' ? LOST_MS : PAUSE_MS
}

function finaleCues({ screen, store }: Playing): readonly Cue<unknown>[] {
  const { motion, cells } = screen.feedback.finale?.(stateOf(store.getState().session)) ?? NOTHING
  const delayOf = (index: number) => Math.round((index / cells.length) * RUN_MS)
  return cells.map((at, index) => ({ motion, at, delay: delayOf(index) }))
}

const NOTHING = { motion: 'hop', cells: [] } as const

/** Buttons and links that act as ever; those of board and hand do nothing any more. */
const TOOLS = ':is(button:enabled, a):not(:is([data-board], [data-hand]) *)'

/** Returns `true` for a press that is for a tool or the browser, and does not skip. */
function isLeft(event: KeyboardEvent | MouseEvent): boolean {
  const { target } = event
  const isOnTool = target instanceof Element && target.closest(TOOLS) !== null
  if (!('key' in event)) return isOnTool
  const { key, repeat, ctrlKey, altKey, metaKey } = event
  if (repeat || ctrlKey || altKey || metaKey || /^F\d/.test(key)) return true
  if (key === 'Enter' || key === ' ') return isOnTool
  return [...document.querySelectorAll(TOOLS)].some(
    (tool) => tool.getAttribute('aria-keyshortcuts') === key.toUpperCase(),
  )
}
