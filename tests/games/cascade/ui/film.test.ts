import { expect, it } from 'vitest'
import { toIndex } from '#src/engine/grid.ts'
import { findHint } from '#src/games/cascade/rules/hint.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import type { CascadeOptions } from '#src/games/cascade/rules/types.ts'
import { makeFilm } from '#src/games/cascade/ui/film.ts'

const OPTIONS: CascadeOptions = {
  rows: 7,
  cols: 9,
  kinds: 5,
  swaps: 'endless',
  counting: 'clusters',
  deal: 1,
}

it('ends on the board that the rules came to, gem by gem', () => {
  let state = rules.deal(OPTIONS, 'film')
  for (let turn = 0; turn < 60; turn++) {
    const hint = findHint(state.board, 'clusters')
    if (!hint) throw new Error('the board is dead')
    const played = rules.play(state, { type: 'swap', ...hint })
    if (!played.ok) throw new Error(played.code)
    const frames = makeFilm(state.board, played.events)
    const steps = played.events.filter(({ type }) => type === 'matched').length
    expect(frames.map(({ phase }) => phase).slice(0, 4)).toEqual(['still', 'swap', 'match', 'fall'])
    expect(frames).toHaveLength(2 + 2 * steps)
    const isRedealt = played.events.some(({ type }) => type === 'redealt')
    const cells = new Uint8Array(63)
    for (const gem of frames.at(-1)?.gems ?? []) cells[toIndex(OPTIONS, gem)] = gem.kind
    if (!isRedealt) expect(cells).toEqual(played.state.board.cells)
    state = played.state
  }
})
