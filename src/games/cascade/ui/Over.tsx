import { Sparks } from '#src/ui/board/Sparks.tsx'
import type { BoardView } from '#src/ui/board/view.ts'
import { useReducedMotion } from '#src/ui/page.ts'
import { usePlaying } from '../store.ts'
import { useDragSwap } from './use-drag-swap.ts'

/** Lets gems follow a pointer, and sends sparks. */
export function Over({ view }: { view: BoardView }) {
  const layer = useDragSwap()
  const { playback } = usePlaying()
  const isReduced = useReducedMotion()
  return (
    <>
      <span ref={layer} hidden />
      {!isReduced && <Sparks playback={playback} view={view} />}
    </>
  )
}
