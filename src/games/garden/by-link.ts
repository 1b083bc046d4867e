import * as v from 'valibot'
import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { dealOf, stateOf } from '#src/engine/session.ts'
import { defineSettings } from '#src/ui/settings.ts'
import { inTasks } from '#src/ui/tasks.ts'
import { rules } from './rules/rules.ts'
import { isByLink } from './rules/seats.ts'
import { type GardenMove, type GardenOptions, otherSide, SIDES, type Side } from './rules/types.ts'
import type { Garden, GardenStore } from './types.ts'

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

const TURNED = { won: 'lost', lost: 'won', drawn: 'drawn' } as const

/** Turns a result, which is the first side's, around at the device of the second. */
export const resultHere = ({ side }: GardenStore, result: keyof typeof TURNED) =>
  side === 'ai' ? TURNED[result] : result

/** Returns the side of whoever opens a game: the one of before, else the one to move in a link, else the first. */
export function sideIn(session: SessionOf<Garden>, sent: SessionOf<Garden> | undefined): Side {
  const { position } = sent ? stateOf(sent) : session.dealt
  return knownSide(session) ?? position.turn
}

/** Names the board of the next rematch, the same for both. */
function stemAfter(seed: string): string {
  const [, stem = '', count = 0] = /^(.{0,40}?)(?: again (\d+).*)?$/.exec(seed) ?? []
  return `${stem || seed.slice(0, 40)} again ${Number(count) + 1}`
}

/** Deals a game by link; on an even board, where the search for one can be loaded. */
export async function dealByLink(options: GardenOptions, stem: string) {
  const seed = await import('./ai/even.ts').then(
    ({ findEven }) => inTasks(findEven(options.deal, stem)),
    () => stem,
  )
  return { seed, code: makeLinkCode({ game: rules.id, options, seed }) }
}

/** Opens a rematch by link on another board, at the same side. */
export async function openRematch(
  { session, side }: Pick<GardenStore, 'session' | 'side'>,
  swapped: GardenOptions,
): Promise<void> {
  const options = rules.parseOptions(swapped)
  if (!options.ok || !side) return
  const { seed, code } = await dealByLink(options.value, stemAfter(session.seed))
  keepSide(dealOf({ options: options.value, seed }), side)
  location.assign(`#/${code}`)
}

/** Takes a side of a game by link as it is opened, and plays the move that was sent. */
export function runSides({ store, sent }: Playing<Garden>): () => void {
  const { session, side: taken, takeSide, answer } = store.getState()
  if (isByLink(session.options) && !taken) {
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
