import { expect, test } from 'vitest'
import { isInside, isSame, type Position, positions, toIndex, valueAt } from '#src/engine/grid.ts'
import type { Board } from '#src/games/cascade/rules/board.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { findHint } from '#src/games/cascade/rules/swaps.ts'
import type { CascadeEvent, CascadeOptions, CascadeState } from '#src/games/cascade/rules/types.ts'
import { stepMatched, stepsGone, timeline } from '#src/games/cascade/timeline.ts'
import type { CascadePiece } from '#src/games/cascade/types.ts'
import { type Cue, endOf, type Timeline } from '#src/ui/board/cues.ts'
import { boardOf } from './rules/boards'

const OPTIONS: CascadeOptions = {
  rows: 7,
  cols: 9,
  kinds: 5,
  swaps: 'endless',
  counting: 'clusters',
  deal: 1,
}

/** Makes the hinted swap. */
function playHint(state: CascadeState) {
  const hint = findHint(state.board, 'clusters')
  if (!hint) throw new Error('the board is dead')
  const played = rules.play(state, { type: 'swap', ...hint })
  if (!played.ok) throw new Error(played.code)
  return played
}

/** Position of a cue's piece at a time, in cells. */
const seenAt = ({ at, path = [] }: Cue<CascadePiece>, ms: number): Position =>
  path.findLast((waypoint) => waypoint.ms <= ms)?.at ?? at

/** Returns the time at which the piece of a cue is gone; a ghost goes after its path. */
const goneAt = ({ path, show }: Cue<CascadePiece>): number =>
  show ? (path?.at(-1)?.ms ?? 0) : Number.POSITIVE_INFINITY

/** The gems that are seen on a board at a time at which none is on its way, as a list of `kind row,col`. */
function gemsAt(line: Timeline<CascadePiece>, after: Board, ms: number): string[] {
  const inCells = [...positions(after)].map((at): [number, Cue<CascadePiece>] => [
    valueAt(after, at),
    line.cues.find((cue) => !cue.show && isSame(cue.at, at)) ?? { motion: 'fall', at },
  ])
  const ghosts = line.cues.flatMap((cue): [number, Cue<CascadePiece>][] =>
    cue.show?.type === 'gem' && goneAt(cue) >= ms ? [[cue.show.kind, cue]] : [],
  )
  return [...inCells, ...ghosts]
    .map(([kind, cue]) => ({ kind, at: seenAt(cue, ms) }))
    .filter(({ at }) => isInside(after, at))
    .map(({ kind, at }) => `${kind} ${at.row},${at.col}`)
    .sort()
}

const listOf = (board: Board) =>
  [...positions(board)].map((at) => `${valueAt(board, at)} ${at.row},${at.col}`).sort()

/** The board after an event. */
function follow(board: Board, event: CascadeEvent): Board {
  const cells = board.cells.slice()
  const put = (at: Position, kind: number) => cells.set([kind], toIndex(board, at))
  if (event.type === 'swapped') {
    put(event.from, valueAt(board, event.to))
    put(event.to, valueAt(board, event.from))
  } else if (event.type === 'fell') {
    for (const { from, to } of event.slides) put(to, valueAt(board, from))
    for (const { to, kind } of event.drops) put(to, kind)
  }
  return { ...board, cells }
}

test('a cascade shows each gem once, in every place where it was, until it goes', () => {
  let state = rules.deal(OPTIONS, 'film')
  for (let turn = 0; turn < 60; turn++) {
    const { events, state: after } = playHint(state)
    const line = timeline(events, state)
    expect(gemsAt(line, after.board, 0)).toEqual(listOf(state.board))
    let { board } = state
    for (const event of events) {
      board = follow(board, event)
      if (event.type !== 'matched') continue
      const ms = line.stages?.[2 * event.step - 2] ?? Number.NaN
      expect(gemsAt(line, after.board, ms)).toEqual(listOf(board))
    }
    expect(board).toEqual(after.board)
    expect(gemsAt(line, board, line.shownAt ?? Number.NaN)).toEqual(listOf(board))
    expect(line.stages).toHaveLength(2 * events.filter(({ type }) => type === 'matched').length)
    state = after
  }
})

test('a swapped gem leaves from where it is seen, which a drag may have changed', () => {
  const state = rules.deal(OPTIONS, 'film')
  const { cues } = timeline(playHint(state).events, state)
  const starts = cues.map(({ path = [] }) => path.filter(({ ms }) => ms === 0).length)
  expect(Math.max(...starts)).toBe(1)
})

test('figures and words come after the last gem', () => {
  const state = rules.deal(OPTIONS, 'film')
  const line = timeline(playHint(state).events, state)
  const last = Math.max(...line.cues.flatMap(({ path = [] }) => path.map(({ ms }) => ms)))
  expect(line.shownAt).toBeGreaterThanOrEqual(last)
  expect(endOf(line)).toBeGreaterThanOrEqual(last)
})

test('each step sounds as its gems go, and the higher the more points it brings', () => {
  const board = boardOf('AAB\nCCA\nBBC')
  const stepOf = (step: number, points: number) =>
    ({
      type: 'matched',
      step,
      cells: [{ row: 0, col: step }],
      groups: [[1, 0, 0, 3]],
      points,
    }) as const
  const { sounds = [], stages = [] } = timeline([stepOf(1, 30), stepOf(2, 120), stepOf(3, 5_000)], {
    board,
  })
  expect(sounds.map(({ semitones }) => semitones)).toEqual([0, 6, 12])
  for (const [index, { sound, at }] of sounds.entries()) {
    expect(sound).toBe('match')
    expect(at).toBeGreaterThan(stages[2 * index] ?? Number.NaN)
    expect(at).toBeLessThan(stages[2 * index + 1] ?? Number.NaN)
  }
})

test('where a new board is dealt, the old one goes, and the new one comes', () => {
  const board = boardOf('AAB\nCCA\nBBC')
  const swapped = { type: 'swapped', from: { row: 0, col: 2 }, to: { row: 1, col: 2 } } as const
  const top = [0, 1, 2].map((col) => ({ row: 0, col }))
  const matched = { type: 'matched', step: 1, cells: top, groups: [], points: 30 } as const
  const drops = top.map(({ col }) => ({ from: { row: -1, col }, to: { row: 0, col }, kind: 4 }))
  const line = timeline(
    [swapped, matched, { type: 'fell', slides: [], drops }, { type: 'redealt', reason: 'dead' }],
    { board },
  )
  const motions = line.cues.map(({ motion, show }) => `${motion} ${show?.type ?? ''}`.trim())
  const count = (motion: string) => motions.filter((other) => other === motion).length
  expect([count('fall gem'), count('sprout'), count('rise points')]).toEqual([12, 9, 1])
  expect(line.sounds?.at(-1)).toEqual({ sound: 'shuffle', at: line.shownAt })
})

test.each<[stage: number, gone: number, matched: number | undefined]>([
  [0, 0, undefined],
  [1, 0, 1],
  [2, 1, undefined],
  [3, 1, 2],
  [4, 2, undefined],
])('at stage %i, %i steps are gone, and step %s lines up', (stage, gone, matched) => {
  expect([stepsGone(stage), stepMatched(stage)]).toEqual([gone, matched])
})

const [A, B] = [
  { row: 0, col: 0 },
  { row: 0, col: 1 },
]

test.each<[string, Parameters<typeof timeline>[0], readonly Cue<CascadePiece>[]]>([
  ['a selected gem', [{ type: 'selected', at: A, kind: 1 }], [{ motion: 'select', at: A }]],
  [
    'a refused swap',
    [{ type: 'refused', code: 'no-match', move: { type: 'swap', from: A, to: B } }],
    [
      { motion: 'mismatch', at: A },
      { motion: 'mismatch', at: B },
    ],
  ],
  ['a hint', [{ type: 'hinted', swap: { from: A, to: B } }], []],
])('%s ends what is still being shown', (_, events, cues) => {
  expect(timeline(events, rules.deal(OPTIONS, 'film'))).toEqual({ cuts: true, cues })
})

test('gems are marked where they match, from its stage until they go', () => {
  const state = rules.deal(OPTIONS, 'film')
  const { events } = playHint(state)
  const line = timeline(events, state)
  for (const event of events) {
    if (event.type !== 'matched') continue
    const [matched = 0, fell] = line.stages?.slice(2 * event.step - 2) ?? []
    const marks = line.cues.filter(
      (cue) => cue.motion === 'mark' && endOf({ cues: [cue] }) === fell,
    )
    expect(marks.map(({ at }) => at)).toEqual(event.cells)
    expect(marks.every(({ delay = 0 }) => delay < matched)).toBe(true)
  }
})
