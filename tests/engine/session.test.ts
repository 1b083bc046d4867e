import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  currentState,
  makeSave,
  parseSave,
  playMove,
  redo,
  replay,
  type Session,
  startSession,
  undo,
} from '../../src/engine/session'
import { repeats } from '../support/effort'
import { makeRow } from '../support/null-game/rules/row'
import { rules } from '../support/null-game/rules/rules'
import type { NullGame, NullMove } from '../support/null-game/rules/types'

type NullSession = Session<NullGame>

const options = { tiles: 3, deal: 1 } as const
const tap = (cell: number): NullMove => ({ type: 'tap', cell })

/** This seed deals a row of six that reads `#.#.#.`. */
const start = startSession(rules, options, 'seed 10')

function play(session: NullSession, cell: number): NullSession {
  const played = playMove(rules, session, tap(cell))
  if (!played.ok) throw new Error(`cell ${cell}: ${played.code}`)
  return played.state
}

const row = (session: NullSession): string => makeRow(currentState(session))

/** One letter a step: a digit taps that cell, `u` undoes, `r` redoes. */
const follow = (script: string): NullSession =>
  [...script].reduce((session, step) => {
    if (step === 'u') return undo(session)
    return step === 'r' ? redo(session) : play(session, Number(step))
  }, start)

test.each([
  ['', '#.#.#.', 0],
  ['0', '..#.#.', 0],
  ['024', '......', 0],
  ['u', '#.#.#.', 0],
  ['r', '#.#.#.', 0],
  ['0u', '#.#.#.', 1],
  ['0ur', '..#.#.', 0],
  ['02u', '..#.#.', 1],
  ['02uu', '#.#.#.', 2],
  ['02uur', '..#.#.', 1],
  ['02uurr', '....#.', 0],
  ['02uurrr', '....#.', 0],
  ['02uuuu', '#.#.#.', 2],
  ['02u4', '..#...', 0],
  ['02u4r', '..#...', 0],
  ['024uuu4', '#.#...', 0],
])('after "%s" the row is %s and %i can be redone', (script, expected, redoable) => {
  const session = follow(script)
  expect(row(session)).toBe(expected)
  expect(session.future).toHaveLength(redoable)
})

test('what a player counts as one move is undone and redone as one', () => {
  const counts = (step: { move: NullMove }) => step.move.cell !== 2
  const session = follow('024')
  expect(row(undo(session, counts))).toBe('....#.')
  expect(row(undo(undo(session, counts), counts))).toBe('#.#.#.')
  expect(row(redo(undo(undo(session, counts), counts), counts))).toBe('..#.#.')
  expect(redo(redo(undo(undo(session, counts), counts), counts), counts)).toEqual(session)
  expect(undo(session, () => false)).toBe(session)
  expect(redo(undo(session), () => false)).toEqual(undo(session))
})

test('a session starts with nothing played and nothing undone', () => {
  const dealt = rules.deal(options, 'seed 10')
  expect(startSession(rules, options, 'seed 10')).toEqual({
    options,
    seed: 'seed 10',
    dealt,
    past: [],
    future: [],
  })
})

test('a refused move has the code of the rules, and the session stays', () => {
  const session = follow('0')
  const before = structuredClone(session)
  expect(playMove(rules, session, tap(0))).toEqual({ ok: false, code: 'empty' })
  expect(playMove(rules, follow('024'), tap(0))).toEqual({ ok: false, code: 'over' })
  expect(session).toEqual(before)
})

test('an accepted move hands on the events of the rules', () => {
  const played = playMove(rules, start, tap(2))
  expect(played).toMatchObject({ ok: true, events: [{ type: 'taken', cell: 2 }] })
})

describe('a save', () => {
  const save = makeSave(rules, follow('024u'), 1234.5)

  test('holds the moves played and not those undone', () => {
    expect(save).toEqual({
      version: 1,
      game: 'null',
      options,
      seed: 'seed 10',
      moves: [tap(0), tap(2)],
      elapsedMs: 1234.5,
      assists: { hint: 0, undo: 0, shuffle: 0, equal: 0, matches: 0 },
    })
  })

  test.each([
    ['nothing', undefined, 'not-a-save'],
    ['null', null, 'not-a-save'],
    ['text', 'save', 'not-a-save'],
    ['a list', [save], 'not-a-save'],
    ['no version', { ...save, version: undefined }, 'not-a-save'],
    ['another version', { ...save, version: 2 }, 'other-version'],
    ['another game', { ...save, game: 'chess' }, 'other-game'],
    ['no seed', { ...save, seed: '' }, 'not-a-save'],
    ['a seed of 65 letters', { ...save, seed: 'x'.repeat(65) }, 'not-a-save'],
    ['a number for a seed', { ...save, seed: 7 }, 'not-a-save'],
    ['options of none', { ...save, options: undefined }, 'bad-options'],
    ['options out of range', { ...save, options: { tiles: 10, deal: 1 } }, 'bad-options'],
    ['a deal to come', { ...save, options: { tiles: 3, deal: 2 } }, 'bad-options'],
    ['moves that are no list', { ...save, moves: { 0: tap(0) } }, 'not-a-save'],
    ['a move of no form', { ...save, moves: [tap(0), { type: 'hop' }] }, 'bad-move'],
    ['too many moves', { ...save, moves: Array(100_001).fill(tap(0)) }, 'not-a-save'],
    ['time running backwards', { ...save, elapsedMs: -1 }, 'not-a-save'],
    ['endless time', { ...save, elapsedMs: Number.POSITIVE_INFINITY }, 'not-a-save'],
  ])('of %s is refused', (_, input, code) => {
    expect(parseSave(rules, input)).toMatchObject({ ok: false, code })
  })

  test('names the move that has no form, or that the rules refuse', () => {
    const shapeless = parseSave(rules, { ...save, moves: [tap(0), 'tap'] })
    expect(shapeless).toMatchObject({ code: 'bad-move', detail: '2: bad-move' })
    const refused = replay(rules, { ...save, moves: [tap(0), tap(2), tap(2)] })
    expect(refused).toEqual({ ok: false, code: 'bad-move', detail: '3: empty' })
  })

  test('is replayed from its deal', () => {
    expect(replay(rules, save)).toEqual({ ok: true, value: follow('02') })
  })

  test('may be any JSON without anything throwing', () => {
    const damaged = fc
      .tuple(fc.constantFrom(...Object.keys(save)), fc.jsonValue())
      .map(([name, value]) => ({ ...save, [name]: value }))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged), (input) => {
        const parsed = parseSave(rules, input)
        if (parsed.ok) expect(replay(rules, parsed.value)).toHaveProperty('ok')
        else expect(parsed.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: repeats(2_000) },
    )
  })
})
