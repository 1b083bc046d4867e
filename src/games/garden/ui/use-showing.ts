import { useEffect, useState } from 'react'
import { timelineOf } from '../timeline'
import { useGardenStore } from './use-garden'

/** Whether a turn is still being shown. */
export function useShowing(): boolean {
  const store = useGardenStore()
  const [showing, setShowing] = useState(false)
  useEffect(() => {
    let timer = 0
    const unsubscribe = store.subscribe(({ happening }, before) => {
      const { end } = timelineOf(happening.notices)
      if (happening === before.happening || end === 0) return
      window.clearTimeout(timer)
      setShowing(true)
      timer = window.setTimeout(() => setShowing(false), end)
    })
    return () => {
      unsubscribe()
      window.clearTimeout(timer)
    }
  }, [store])
  return showing
}
