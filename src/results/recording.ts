import { useEffect, useEffectEvent } from 'react'
import type { GameResult } from '#src/define/define-game.ts'
import { markEnded } from '#src/define/route.ts'
import type { Playing } from '#src/define/screen.ts'
import { whenIdle } from '#src/ui/load/lazy.tsx'
import { tryLoading } from '#src/ui/load/load-failures.ts'

/**
 * Records results of the games on a page, unless they are replayed, or another tab plays and records them. What does so is
 * loaded later than the board, and finds a game that has ended by then.
 */
export function useRecording(
  playing: Playing,
  { isReplay, isElsewhere }: { readonly isReplay: boolean; readonly isElsewhere: boolean },
): void {
  const report = useEffectEvent((add: (result: GameResult) => void, result: GameResult) => {
    if (!isElsewhere) add(result)
    if (result.end !== 'left') markEnded(result.seed)
  })
  useEffect(() => {
    if (isReplay) return
    const { session: opened } = playing.store.getState()
    const closed = new AbortController()
    void tryLoading('results', 'part', async () => {
      await whenIdle()
      const { addEarlier, addResult, recordResults } = await import('./record-results.ts')
      void addEarlier()
      const stop = recordResults(playing, (result) => report(addResult, result), opened)
      if (closed.signal.aborted) stop()
      else closed.signal.addEventListener('abort', stop)
    })
    return () => closed.abort()
  }, [playing, isReplay])
}
