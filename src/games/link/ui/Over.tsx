import type { BoardView } from '#src/ui/board/view.ts'
import { useLink } from '../store'
import { LastAttempt } from './LastAttempt'
import { useDragMatch } from './use-drag-match'
import { useVibration } from './use-vibration'

/** Tracks drags on the board, and vibrates; if wanted, shows the last attempt until the next one, with the name of its path. */
export default function Over({ view }: { view: BoardView }) {
  const layer = useDragMatch(view)
  useVibration()
  const debug = useLink((store) => store.debug)
  return (
    <>
      <span ref={layer} hidden />
      {debug && <LastAttempt view={view} />}
    </>
  )
}
