import { Sparks } from '#src/ui/board/Sparks.tsx'
import type { BoardView } from '#src/ui/board/view.ts'
import { useReducedMotion } from '#src/ui/media.ts'
import { useLink, usePlaying } from '../../store.ts'
import { DragPath } from '../DragPath.tsx'
import { useDragMatch } from '../use-drag-match.ts'
import { LastAttempt } from './LastAttempt.tsx'
import { useVibration } from './use-vibration.ts'

/** Sends sparks, tracks and draws drags, and vibrates; if wanted, shows the last attempt until the next one, with the name of its path. */
export default function Over({ view }: { view: BoardView }) {
  const { layer, line } = useDragMatch(view)
  useVibration()
  const { playback } = usePlaying()
  const isReduced = useReducedMotion()
  const debug = useLink((store) => store.debug)
  return (
    <>
      <span ref={layer} hidden />
      {!isReduced && <Sparks playback={playback} view={view} />}
      {line && <DragPath view={view} line={line} />}
      {debug && <LastAttempt view={view} />}
    </>
  )
}
