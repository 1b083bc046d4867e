import { describe, expect, test } from 'vitest'
import type { Position } from '#src/engine/grid.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { findHint, legalSwaps } from '#src/games/cascade/rules/swaps.ts'
import type { CascadeOptions } from '#src/games/cascade/rules/types.ts'
import { store as parts } from '#src/games/cascade/store.ts'
import type { Cascade } from '#src/games/cascade/types.ts'
import { makeGameStore } from '#src/play/session/store.ts'

const OPTIONS: CascadeOptions = {
  rows: 8,
  cols: 8,
  kinds: 7,
  swaps: 'endless',
  counting: 'clusters',
  deal: 1,
}

const session = startSession(rules, OPTIONS, 'seed')

function open() {
  const store = makeGameStore<Cascade>({ rules, store: parts }, 'play', { session }, () => 0)
  const emitted = () => store.getState().emitted.events.map(({ type }) => type)
  return { store, emitted, actions: store.getState() }
}

const at = (row: number, col: number): Position => ({ row, col })

test.each<[string, Position | null, Position, object]>([
  ['the first gem', null, at(4, 4), { type: 'selected', at: at(4, 4) }],
  ['the same again', at(4, 4), at(4, 4), { type: 'unselected' }],
  ['a neighbour', at(4, 4), at(4, 5), { move: { from: at(4, 4), to: at(4, 5) } }],
  ['one above', at(4, 4), at(3, 4), { move: { from: at(4, 4), to: at(3, 4) } }],
  ['across the corner', at(4, 4), at(5, 5), { type: 'selected', at: at(5, 5) }],
  ['further away', at(4, 4), at(4, 6), { type: 'selected', at: at(4, 6) }],
])('a click on %s', (_, selected, clicked, event) => {
  const { store, actions } = open()
  if (selected) actions.select(selected)
  actions.select(clicked)
  expect(store.getState().emitted.events).toMatchObject([event])
})

describe('the store', () => {
  test('a swap clears what was selected and hinted, and undo brings the board back', () => {
    const { store, actions, emitted } = open()
    const { board } = stateOf(store.getState().session)
    actions.hint()
    expect(emitted()).toEqual(['hinted'])
    const swap = findHint(board, 'clusters')
    expect(store.getState()).toMatchObject({ hinted: swap, session: { assists: { hint: 1 } } })
    if (!swap) throw new Error('the board is dead')
    actions.select(swap.from)
    actions.select(swap.to)
    expect(emitted().slice(0, 3)).toEqual(['swapped', 'matched', 'fell'])
    expect(store.getState()).toMatchObject({ selected: null, hinted: null })
    actions.undo()
    expect(stateOf(store.getState().session).board).toEqual(board)
  })

  test('a nudge marks a legal swap once and is no assist; a hint replaces it', () => {
    const { store, actions, emitted } = open()
    const { board } = stateOf(store.getState().session)
    actions.nudge()
    expect(emitted()).toEqual(['nudged'])
    const { nudged, session } = store.getState()
    expect(legalSwaps(board)).toContainEqual(nudged)
    expect(session.assists).toEqual(startSession(rules, OPTIONS, 'seed').assists)
    actions.select(at(0, 0))
    actions.nudge()
    expect(emitted()).toEqual(['selected'])
    actions.hint()
    expect(store.getState()).toMatchObject({ nudged: null, hinted: findHint(board, 'clusters') })
    actions.nudge()
    expect(store.getState().nudged).toBeNull()
  })

  test('a refused swap is emitted with its move, and nothing stays selected', () => {
    const { store, actions } = open()
    actions.select(at(0, 0))
    actions.swap({ from: at(0, 0), to: at(-1, 0) })
    const { emitted, selected } = store.getState()
    expect(emitted.events).toMatchObject([
      { type: 'refused', code: 'outside', move: { from: at(0, 0) } },
    ])
    expect(selected).toBeNull()
  })

  test('nothing is swapped or selected while it is paused or replayed', () => {
    const { store, actions } = open()
    const swap = findHint(stateOf(store.getState().session).board, 'clusters')
    if (!swap) throw new Error('the board is dead')
    actions.pause()
    actions.select(at(0, 0))
    actions.swap(swap)
    actions.hint()
    actions.nudge()
    expect(store.getState()).toMatchObject({ selected: null, hinted: null, nudged: null })
    actions.resume()
    const replay = makeGameStore<Cascade>({ rules, store: parts }, 'replay', { session }, () => 0)
    const { select, swap: replaySwap, hint, nudge } = replay.getState()
    for (const act of [() => select(at(0, 0)), () => replaySwap(swap), hint, nudge]) act()
    expect(replay.getState()).toMatchObject({ selected: null, hinted: null, nudged: null })
    expect(replay.getState().session.past).toEqual([])
  })
})
