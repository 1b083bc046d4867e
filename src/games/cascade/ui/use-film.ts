import { useEffect, useMemo, useState } from 'react'
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
  const { before, notices } = useCascade(({ happening }) => happening)
  const frames = useMemo(() => (before ? makeFilm(before, notices) : []), [before, notices])
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
