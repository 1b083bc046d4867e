import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { leadOf, makeGain, playsOf, strongest } from '#src/games/patches/ai/plays.ts'
import { placementOf } from '#src/games/patches/rules/claim.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import type { PatchesState } from '#src/games/patches/rules/types.ts'
import { seatOf } from '#src/games/patches/rules/view.ts'
import { sampled } from '../../../support/effort'
import { choosers, positions } from './positions'

const law = (name: string, holds: (state: PatchesState) => void) =>
  test(name, () =>
    fc.assert(fc.property(positions, holds), { numRuns: sampled(200), endOnFailure: true }),
  )

law('a round gains what it gains when it is played', (state) => {
  if (state.phase.type === 'replay') return
  const [plays, replies] = [
    playsOf(seatOf(state, 'user')),
    playsOf(seatOf(state, 'opponent')).slice(0, 20),
  ]
  const gainOf = makeGain(state, 'user', makeRandom('gains'))
  for (const [play, reply] of plays.flatMap((own) =>
    replies.map((other) => [own, other] as const),
  )) {
    if (play.cell === reply.cell) continue
    const [user, opponent] = [play, reply].map((claim) => placementOf(state.board, claim))
    const turn = user && opponent && rules.play(state, { type: 'round', user, opponent })
    if (!turn?.ok) throw new Error('The round is refused')
    expect(gainOf(play, reply)).toBe(leadOf(turn.state, 'user') - leadOf(state, 'user'))
  }
})

law('the strongest plays are those of maximal strength', (state) => {
  for (const player of choosers(state)) {
    const seat = seatOf(state, player)
    const highest = Math.max(...playsOf(seat).map(({ strength }) => strength))
    const expected = playsOf(seat).filter(({ strength }) => strength === highest)
    expect(strongest(seat)).toEqual(expected)
  }
})
