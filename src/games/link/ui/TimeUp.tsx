import { useEffect, useState } from 'react'
import { isOver } from '#src/engine/session.ts'
import { elapsed } from '#src/engine/stopwatch.ts'
import { rules } from '../rules/rules'
import { TimeUpDialog } from './TimeUpDialog'
import { useLimit } from './use-limit'
import { useLink } from './use-link'

/** Whether the game's time has run out, found out the moment it does. */
function useTimeUp(): boolean {
  const limit = useLimit()
  const watch = useLink(({ session }) => session.watch)
  const isPlayed = useLink(({ session, replayed }) => !replayed && !isOver(rules, session))
  const [up, setUp] = useState(false)
  useEffect(() => {
    const left = limit === undefined ? Infinity : limit - elapsed(watch, performance.now())
    setUp(isPlayed && left <= 0)
    if (!isPlayed || left === Infinity || left <= 0 || watch.since === null) return
    const timer = window.setTimeout(() => setUp(true), left)
    return () => window.clearTimeout(timer)
  }, [limit, watch, isPlayed])
  return up
}

/** Says so when the game's time has run out. */
export default function TimeUp() {
  return useTimeUp() && <TimeUpDialog />
}
