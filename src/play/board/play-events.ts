import type { PlayingBoard } from '#src/define/screen.ts'
import type { Emitted, GameStore } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { playSound } from '#src/ui/sound/sound.ts'

const DEALS: readonly string[] = ['dealt', 'restarted', 'restored']

/** Events of positions that no step led to. */
const JUMPS: readonly string[] = [...DEALS, 'played-on', 'undone', 'redone']

/** Returns `true` if no step led to the position. */
export const isJump = ({ events }: Emitted): boolean =>
  events.some(({ type }) => JUMPS.includes(type))

/** Returns `true` if what is being shown is obsolete: another position, or a covered board. */
const isObsolete = (now: GameStore, before: GameStore): boolean =>
  isJump(now.emitted) || (now.paused && !before.paused)

export const isDeal = ({ events }: Emitted): boolean =>
  events.some(({ type }) => DEALS.includes(type))

/** Returns `true` if the last action changed a large board as a whole. */
export const isRedrawn = (
  { feedback }: PlayingBoard['screen'],
  { emitted, session }: GameStore,
  before: GameStore,
): boolean =>
  emitted !== before.emitted &&
  (isDeal(emitted) || feedback.redraws?.(stateOf(before.session), stateOf(session)) === true)

/** Shows every action by motion and sound; returns its unsubscriber. */
export function playEvents({ screen, store, playback }: PlayingBoard): () => void {
  const { sounds, timeline } = screen.feedback
  const stop = store.subscribe((now, before) => {
    const { emitted, session } = now
    if (emitted === before.emitted) return
    const sound = emitted.events.flatMap(({ type }) => sounds[type] ?? []).at(-1)
    const [name, semitones] = typeof sound === 'function' ? sound(now) : [sound]
    if (name) void playSound(name, semitones)
    const line = timeline(emitted.events, stateOf(before.session), stateOf(session))
    if (isObsolete(now, before) && !line.redirects) playback.clear()
    const isStep = stateOf(session) !== stateOf(before.session)
    if (line.cues.length > 0 || isStep || line.cuts)
      playback.begin(line, isStep ? before.session : undefined)
  })
  return () => {
    stop()
    playback.clear()
  }
}
