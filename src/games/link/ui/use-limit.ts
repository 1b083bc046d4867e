import { tilesOf } from '../board/board'
import { limitFor } from '../choice'
import { useLinkSetting } from '../settings'
import { useLink, useTable } from './use-link'

/** Milliseconds that this game may take; `undefined` where it is not played against the clock. */
export function useLimit(): number | undefined {
  const { asked } = useTable()
  const countdown = useLinkSetting('countdown')
  const freed = useLink((store) => store.freed)
  const tiles = useLink(({ session }) => tilesOf(session.dealt.board).length)
  return (countdown || asked.limited) && !freed ? limitFor(tiles) : undefined
}
