import { useEffect } from 'react'
import { Sparks } from '#src/ui/board/Sparks.tsx'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import { useReducedMotion } from '#src/ui/page.ts'
import { vibrate } from '#src/ui/sound.ts'
import type { Path } from '../../board/path.ts'
import { useLink, usePlaying } from '../../store.ts'
import type { LinkStore } from '../../types.ts'
import { makeLine, Overlay } from '../Path.tsx'
import { DragMatch } from './DragMatch.tsx'
import styles from './Over.module.css'

/** Sends sparks, tracks and draws drags, and vibrates; if wanted, shows the last attempt until the next one, with the name of its path. */
export default function Over({ view }: { view: BoardView }) {
  useVibration()
  const { playback } = usePlaying()
  const isReduced = useReducedMotion()
  const debug = useLink((store) => store.debug)
  return (
    <>
      <DragMatch view={view} />
      {!isReduced && <Sparks playback={playback} view={view} />}
      {debug && <LastAttempt view={view} />}
    </>
  )
}

/** The path found and its pattern, or the two ends that none joins. */
function LastAttempt({ view }: { view: BoardView }) {
  const events = useLink((store) => store.emitted.events)
  const lines = events.map((event) => {
    if (event.type === 'matched') return <FoundPath key="found" view={view} path={event.path} />
    if (event.type !== 'blocked' && event.type !== 'different') return null
    const points = makeLine(view, [event.from, event.to])
    return <polyline key="refused" className={styles.refused} points={points} />
  })
  return <Overlay view={view}>{lines}</Overlay>
}

function FoundPath({ view, path }: { view: BoardView; path: Path }) {
  const [start, end] = path.points.slice(Math.floor((path.points.length - 1) / 2))
  if (!start || !end) return null
  const [a, b] = [toPoint(view.transpose(start)), toPoint(view.transpose(end))]
  return (
    <>
      <polyline className={styles.found} points={makeLine(view, path.points)} />
      <text className={styles.pattern} fontSize={0.55} x={(a.x + b.x) / 2} y={(a.y + b.y) / 2}>
        {path.pattern}
      </text>
    </>
  )
}

/** Makes matches and mismatches felt on a phone, after the paint of the click. */
function useVibration(): void {
  const { store } = usePlaying()
  useEffect(() => {
    return store.subscribe((now, before) => {
      const pattern = now.emitted !== before.emitted && patternOf(now)
      if (pattern) setTimeout(vibrate, 0, pattern)
    })
  }, [store])
}

/** Returns milliseconds of vibration and rest. */
function patternOf({ emitted, replayed }: LinkStore) {
  if (replayed) return undefined
  const types = emitted.events.map(({ type }) => type)
  if (types.includes('matched')) return 18
  return types.includes('blocked') || types.includes('different') ? [12, 60, 12] : undefined
}
