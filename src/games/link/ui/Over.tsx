import type { BoardView } from '#src/ui/board/view.ts'
import { useLink } from '../store'
import { LastAttempt } from './LastAttempt'
import { useDragMatch } from './use-drag-match'

/** Tracks drags on the board; if wanted, shows the last attempt until the next one, with the name of its path. */
export default function Over({ view }: { view: BoardView }) {
  const layer = useDragMatch(view)
  const debug = useLink((store) => store.debug)
  return (
    <>
      <span ref={layer} hidden />
      {debug && <LastAttempt view={view} />}
    </>
  )
}
