import { useMemo } from 'react'
import type { SessionOf } from '#src/define/session.ts'
import { useRaceClock } from '#src/play/race/clock.ts'
import { courseOf, finishOf, ghostOf } from '#src/play/race/ghost.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { useLink, usePlaying } from '../../store.ts'
import type { Link } from '../../types.ts'
import { makeLine, Overlay } from '../Path.tsx'
import styles from './GhostPath.module.css'

/** The path of the ghost's last match, until it has finished. */
export default function GhostPath({ view }: { view: BoardView }) {
  const playing = usePlaying()
  const ghost = useLink(({ mode, session }) =>
    mode === 'play' ? ghostOf(playing, session) : undefined,
  )
  return ghost && <LastPath view={view} ghost={ghost} />
}

function LastPath({ view, ghost }: { view: BoardView; ghost: SessionOf<Link> }) {
  const { results } = usePlaying().screen
  const watch = useLink(({ session }) => session.stopwatch)
  const course = useMemo(() => courseOf(results, ghost), [results, ghost])
  const ms = useRaceClock(watch, course)
  const matched = ghost.past
    .filter((step) => step.ms !== undefined && step.ms <= ms)
    .flatMap(({ events }) => events.filter((event) => event.type === 'matched'))
    .at(-1)
  if (!matched || ms >= finishOf(course)) return null
  return (
    <Overlay view={view}>
      <polyline className={styles.path} points={makeLine(view, matched.path.points)} />
    </Overlay>
  )
}
