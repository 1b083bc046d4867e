import * as v from 'valibot'
import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { dealOf, stateOf } from '#src/engine/session.ts'
import { defineSettings } from '#src/ui/settings.ts'
import { isByLink } from './rules/seats.ts'
import { type GardenMove, otherSide, SIDES, type Side } from './rules/types.ts'
import type { Garden } from './types.ts'

/** The sides of games, for whoever opens them again. */
const { settingsStore } = defineSettings('garden-sides', {
  sides: v.fallback(v.record(v.string(), v.picklist(SIDES)), {}),
})

const MAX_SIDES = 50

function keepSide(deal: string, side: Side): void {
  const { values, change } = settingsStore.getState()
  const others = Object.entries(values.sides).filter(([other]) => other !== deal)
  change({ sides: Object.fromEntries([...others, [deal, side] as const].slice(-MAX_SIDES)) })
}

const knownSide = (session: SessionOf<Garden>): Side | undefined =>
  settingsStore.getState().values.sides[dealOf(session)]

export const isOwnMove = (session: SessionOf<Garden>, { side }: GardenMove): boolean =>
  side === knownSide(session)

/** Returns the side of whoever opens a game: the one of before, else the one to move in a link, else the first. */
export function sideIn(session: SessionOf<Garden>, sent: SessionOf<Garden> | undefined): Side {
  const { position } = sent ? stateOf(sent) : session.dealt
  return knownSide(session) ?? position.turn
}

/** Takes a side of a game by link as it is opened, and plays the move that was sent. */
export function runSides({ store, sent }: Playing<Garden>): () => void {
  const { session, replayed, takeSide, answer } = store.getState()
  if (isByLink(session.options) && !replayed) {
    const side = sideIn(session, sent)
    keepSide(dealOf(session), side)
    const since = sent ? session.past.slice(sent.past.length) : []
    takeSide(
      side,
      since.some(({ move }) => move.side === otherSide(side)),
    )
    const last = sent?.past[session.past.length]
    if (last) answer(last.move)
  }
  return () => {}
}
