import { useEffect } from 'react'
import { usePatches, usePatchesStore } from './use-patches'

/** How long the tiles of a round lie plain: so the rules have it. */
const PLAIN_MS = 1000

/** How long who matched what is seen after that; a conflict takes longer to read. */
const TOLD_MS = 700
const CONTESTED_MS = 2600

/** Turns the tokens of a round up after a second, and then lets its marks go. */
export function useReveal(): void {
  const reveal = usePatches((store) => store.reveal)
  const { turnUp, settle } = usePatchesStore().getState()
  useEffect(() => {
    if (!reveal) return
    const contested = reveal.events.some(({ type }) => type === 'contested')
    const timer =
      reveal.stage === 'plain'
        ? window.setTimeout(() => turnUp(reveal), PLAIN_MS)
        : window.setTimeout(settle, contested ? CONTESTED_MS : TOLD_MS)
    return () => window.clearTimeout(timer)
  }, [reveal, turnUp, settle])
}
