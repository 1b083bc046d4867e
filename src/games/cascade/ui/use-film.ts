import { useEffect, useMemo, useState } from 'react'
import { cascadeState } from '../store'
import { type Frame, makeFilm, PHASE_MS } from './film'
import { useCascade } from './use-cascade'

interface FilmOptions {
  /** Whether it runs by itself; otherwise it stands at each match until `step`. */
  running: boolean
  /** 1 is the usual. */
  speed: number
}

/**
 * The film of the last swap: what is to be seen now, `undefined` once it has run. Whatever the player
 * does next ends it, for it shows what already was.
 */
export function useFilm({ running, speed }: FilmOptions) {
  const { before, events } = useCascade(({ emitted }) => emitted)
  const frames = useMemo(() => (before ? makeFilm(before, events) : []), [before, events])
  const [at, setAt] = useState({ frames, index: 0 })
  const index = at.frames === frames ? at.index : 0
  const frame: Frame | undefined = frames[index]
  useEffect(() => {
    if (!frame || (!running && frame.phase === 'match')) return
    const timer = window.setTimeout(
      () => setAt({ frames, index: index + 1 }),
      PHASE_MS[frame.phase] / speed,
    )
    return () => window.clearTimeout(timer)
  }, [frames, frame, index, running, speed])
  return { frame, step: () => setAt({ frames, index: index + 1 }) }
}

/**
 * The points that have been seen: a step's count once its gems are gone. `frame` is the picture that is
 * shown, `undefined` when all has been seen.
 */
export function useSeenPoints(frame: Frame | undefined): number {
  const { events } = useCascade(({ emitted }) => emitted)
  const points = useCascade((store) => cascadeState(store).points)
  if (!frame) return points
  const gone = frame.phase === 'fall' ? frame.step : frame.step - 1
  return events.reduce(
    (sum, notice) => (notice.type === 'matched' && notice.step > gone ? sum - notice.points : sum),
    points,
  )
}
