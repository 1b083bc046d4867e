import { useEffect, useState } from 'react'
import { isOver } from '../../../engine/round'
import { elapsed } from '../../../engine/stopwatch'
import { rules } from '../rules/rules'
import { TimeUpDialog } from './TimeUpDialog'
import { useLimit } from './use-limit'
import { useLink } from './use-link'

/** Whether the round's time has run out, found out the moment it does. */
function useTimeUp(): boolean {
  const limit = useLimit()
  const watch = useLink(({ round }) => round.watch)
  const isPlayed = useLink(({ round, watched }) => !watched && !isOver(rules, round))
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

/** Says so when the round's time has run out. */
export default function TimeUp() {
  return useTimeUp() && <TimeUpDialog />
}
