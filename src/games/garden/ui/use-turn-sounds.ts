import { useEffect } from 'react'
import { playSound, type Sound } from '#src/ui/sound.ts'
import type { Notice } from '../events'
import { type Timeline, timelineOf } from '../timeline'
import { useGardenStore } from './use-garden'

/** What each part of a step sounds like. */
const SOUNDS = {
  slid: ['step', 'select'],
  cleared: ['clear', 'match'],
  sprouted: ['weed', 'shuffle'],
} as const satisfies Partial<
  Record<Notice['type'], readonly [Exclude<keyof Timeline, 'side'>, Sound]>
>

const isSounding = (type: Notice['type']): type is keyof typeof SOUNDS => type in SOUNDS

/** Lets each part of a step be heard when it is seen, unless the board has changed before that. */
export function useTurnSounds(): void {
  const store = useGardenStore()
  useEffect(() => {
    const timers = new Set<number>()
    const silence = () => {
      for (const timer of timers) window.clearTimeout(timer)
      timers.clear()
    }
    const unsubscribe = store.subscribe(({ emitted, session }, before) => {
      if (emitted === before.emitted || session === before.session) return
      silence()
      const line = timelineOf(emitted.events)
      for (const { type } of emitted.events) {
        if (!isSounding(type)) continue
        const [part, sound] = SOUNDS[type]
        timers.add(window.setTimeout(() => void playSound(sound), line[part]))
      }
    })
    return () => {
      unsubscribe()
      silence()
    }
  }, [store])
}
