import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { canRace, gameAddress, linkTo } from '#src/share/links.ts'
import { tryLoading } from '#src/ui/load/load-failures.ts'

/** Returns what opens a race against a game on its board; `undefined` for a game that cannot be raced. */
export function raceAgainst({ screen }: Playing, game: SessionOf): (() => void) | undefined {
  if (!canRace(screen, game)) return undefined
  const open = async () => {
    const address = await gameAddress(screen, game, 'race')
    // Not by the router, which would take the fields of a link for those of the page.
    location.href = linkTo(address)
  }
  return () => void tryLoading('race', 'part', open)
}
