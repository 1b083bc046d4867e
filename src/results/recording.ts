import { useEffect, useEffectEvent } from 'react'
import type { GameResult } from '#src/define/define-game.ts'
import { markEnded } from '#src/define/route.ts'
import type { Playing } from '#src/define/screen.ts'
import type { SlotClaim } from '#src/saves/saves.ts'
import { whenIdle } from '#src/ui/load/lazy.tsx'
import { tryLoading } from '#src/ui/load/load-failures.ts'
import { afterPaint } from '#src/ui/painted.ts'
import type { Change } from './record-results.ts'

/**
 * Records results of the games on a page, unless another tab plays and records them. What does so is loaded later than the
 * board, and told what it missed. A replay has no claim.
 */
export function useRecording(
  playing: Playing,
  claim: SlotClaim | null,
  isElsewhere: boolean,
): void {
  const addOwn = useEffectEvent((add: (result: GameResult) => void, result: GameResult) => {
    if (!isElsewhere) add(result)
  })
  useEffect(() => {
    if (!claim) return
    const closed = new AbortController()
    const missed: Change[] = []
    const opened = playing.store.getState()
    const stopWaiting = playing.store.subscribe((...change) => missed.push(change))
    void tryLoading('results', 'part', async () => {
      await whenIdle()
      const { addEarlier, addOwed, addResult, recordResults } = await import('./record-results.ts')
      void addEarlier()
      if (claim.savedAt !== undefined) addOwed(playing, opened, claim.savedAt)
      const report = (result: GameResult) =>
        afterPaint(() => {
          addOwn(addResult, result)
          // Else the browser is at another entry of its history.
          if (result.end !== 'left' && !closed.signal.aborted) markEnded(result.seed)
        })
      stopWaiting()
      const stop = recordResults(playing, report, missed)
      if (closed.signal.aborted) stop()
      else closed.signal.addEventListener('abort', stop)
    })
    return () => closed.abort()
  }, [playing, claim])
}
