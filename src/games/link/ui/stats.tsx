import { useLingui } from '@lingui/react'
import type { Stat } from '#src/define/screen.ts'
import { isOver, stateOf } from '#src/engine/session.ts'
import { TIME, Time } from '#src/ui/kit/Time.tsx'
import { useSetting } from '#src/ui/settings.ts'
import { tilesOf } from '../board/board.ts'
import { limitFor } from '../choice.ts'
import { rules } from '../rules/rules.ts'
import { useLinkSetting } from '../settings.ts'
import { useLink, usePlaying } from '../store.ts'

/** Returns the time limit in milliseconds; `undefined` without one. */
export function useLimit(): number | undefined {
  const { route } = usePlaying()
  const countdown = useLinkSetting('countdown')
  const isLifted = useLink((store) => store.limitLifted)
  const tiles = useLink(({ session }) => tilesOf(session.dealt.board).length)
  const isLimited = countdown || route.choice.type === 'journey'
  return isLimited && !isLifted ? limitFor(tiles) : undefined
}

/** Always even, so without plural rules, which delay the first tile. */
export const TILES_LEFT = /*i18n*/ { id: 'stat.tiles', message: 'tiles left' }

export function useStats(): readonly Stat[] {
  const { i18n } = useLingui()
  const moves = useLink((store) => stateOf(store.session).moves)
  const left = useLink((store) => tilesOf(stateOf(store.session).board).length)
  const watch = useLink(({ session }) => session.stopwatch)
  const isShown = useSetting('clock')
  const limitMs = useLimit()
  const isDone = useLink(({ session }) => limitMs !== undefined && isOver(rules, session))
  const stats = [
    { label: i18n._(TILES_LEFT), value: String(left) },
    { label: i18n._({ id: 'stat.moves', message: 'moves' }), value: String(moves) },
  ]
  if (!isShown && limitMs === undefined) return stats
  // The end tells the time taken, and here is no other.
  const shownLimit = isDone ? undefined : limitMs
  const time = {
    label: i18n._(TIME.id, { clock: shownLimit ? 'down' : 'up' }, TIME),
    value: <Time watch={watch} limitMs={shownLimit} />,
  }
  return [...stats, time]
}
