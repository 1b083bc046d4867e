import { useEffect } from 'react'
import { useGarden, useGardenStore } from './use-garden'

/** Ends the showing of each step when it has been seen. */
export function useSettle(): void {
  const showing = useGarden((store) => store.showing)
  const { settle } = useGardenStore().getState()
  useEffect(() => {
    if (!showing) return
    const timer = window.setTimeout(settle, showing.ms)
    return () => window.clearTimeout(timer)
  }, [showing, settle])
}
