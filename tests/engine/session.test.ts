import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSave, restore } from '#src/engine/restore.ts'
import {
  elapsed,
  isOver,
  makeSave,
  playMove,
  playOn,
  redo,
  replayOf,
  resumeClock,
  type Session,
  standAt,
  startClock,
  startSession,
  stateOf,
  stopClock,
  stoppedAt,
  takeAssist,
  undo,
} from '#src/engine/session.ts'
import { repeats } from '../support/effort'
import { type MemoryGame, type MemoryMove, makeText, rules } from '../support/memory/rules/rules'

type MemorySession = Session<MemoryGame>

const options = { pairs: 2, deal: 1 } as const
const turn = (card: number): MemoryMove => ({ type: 'turn', card })
const every = () => true

/** A seed that deals the row `abab`. */
const start = startSession(rules, options, 'seed 10')

function play(session: MemorySession, card: number, now = 0): MemorySession {
  const played = playMove(rules, session, turn(card), now)
  if (!played.ok) throw new Error(`card ${card}: ${played.code}`)
  return played.state
}

/** Formats cards: a letter each, capital if face up, a dot if removed. */
const row = (session: MemorySession): string => makeText(stateOf(session)).split(' ')[2] ?? ''

/** Follows a script: a digit flips a card, `u` undoes, `r` redoes. */
const follow = (script: string): MemorySession =>
  [...script].reduce((session, step) => {
    if (step === 'u') return undo(rules, session, every, 0)
    return step === 'r' ? redo(rules, session, every, 0) : play(session, Number(step))
  }, start)

test.each([
  ['', 'abab', 0],
  ['0', 'Abab', 0],
  ['0213', '....', 0],
  ['u', 'abab', 0],
  ['r', 'abab', 0],
  ['0u', 'abab', 1],
  ['0ur', 'Abab', 0],
  ['02u', 'Abab', 1],
  ['02uu', 'abab', 2],
  ['02uur', 'Abab', 1],
  ['02uurr', '.b.b', 0],
  ['02uurrr', '.b.b', 0],
  ['02uuuu', 'abab', 2],
  ['02u1', 'abab', 0],
  ['02u1r', 'abab', 0],
  ['021uuu1', 'aBab', 0],
])('after "%s" the row is %s and %i can be redone', (script, expected, redoable) => {
  const session = follow(script)
  expect(row(session)).toBe(expected)
  expect(session.future).toHaveLength(redoable)
})

test('undoes and redoes a turn of several moves at once', () => {
  const begins = (step: { move: MemoryMove }) => step.move.card !== 2
  const session = follow('021')
  const undone = undo(rules, session, begins, 0)
  const undoneTwice = undo(rules, undone, begins, 0)
  expect([row(undone), row(undoneTwice)]).toEqual(['.b.b', 'abab'])
  expect(redo(rules, undoneTwice, begins, 0).past).toEqual(undone.past)
  expect(redo(rules, undone, begins, 0).past).toEqual(session.past)
  // Redoes to the end without another turn.
  expect(redo(rules, undoneTwice, () => false, 0).past).toEqual(session.past)
})

test('starts without past and future', () => {
  const dealt = rules.deal(options, 'seed 10')
  const none = { past: [], future: [], stopwatch: stoppedAt(0), assists: {} }
  expect(start).toEqual({ options, seed: 'seed 10', dealt, ...none })
})

test('keeps the session on a refused move', () => {
  const session = follow('0')
  const before = structuredClone(session)
  expect(playMove(rules, session, turn(0), 0)).toEqual({ ok: false, code: 'is-up' })
  expect(playMove(rules, start, turn(4), 0)).toEqual({ ok: false, code: 'no-card' })
  expect(playMove(rules, follow('0213'), turn(0), 0)).toEqual({ ok: false, code: 'over' })
  expect(session).toEqual(before)
})

test('returns the events of an accepted move', () => {
  const played = playMove(rules, start, turn(2), 0)
  expect(played).toMatchObject({ ok: true, events: [{ type: 'turned', card: 2, face: 1 }] })
})

/** A session after flipping these cards, one per second. */
const played = (...cards: readonly number[]): MemorySession =>
  cards.reduce((session, card, second) => play(session, card, second * 1_000), start)

describe('clock and assists', () => {
  test('runs the clock from the first move to the last', () => {
    expect(elapsed(start.stopwatch, 9_000)).toBe(0)
    expect(elapsed(played(0).stopwatch, 9_000)).toBe(9_000)
    const over = played(0, 2, 1, 3)
    expect(isOver(rules, over)).toBe(true)
    expect(elapsed(over.stopwatch, 9_000)).toBe(3_000)
    expect(elapsed(startClock(rules, over, 5_000).stopwatch, 9_000)).toBe(3_000)
  })

  test('lets the player stop and start the clock', () => {
    const paused = stopClock(played(0), 500)
    expect(elapsed(paused.stopwatch, 9_000)).toBe(500)
    const again = startClock(rules, paused, 2_000)
    expect(elapsed(again.stopwatch, 3_000)).toBe(1_500)
    expect([row(paused), row(again)]).toEqual(['Abab', 'Abab'])
  })

  test('begins each assist separately', () => {
    const helped = takeAssist(takeAssist(takeAssist(played(0), 'hint'), 'equal'), 'hint')
    expect(helped.assists).toEqual({ hint: 2, equal: 1 })
    expect(row(helped)).toBe('Abab')
  })

  test('begins undo as an assist and keeps the clock running', () => {
    const undone = undo(rules, played(0, 2, 1, 3), every, 5_000)
    expect(row(undone)).toBe('.B.b')
    expect(undone.assists).toEqual({ undo: 1 })
    expect(elapsed(undone.stopwatch, 6_000)).toBe(4_000)
    expect(undo(rules, start, every, 0)).toBe(start)
    expect(undo(rules, undone, () => false, 0)).toBe(undone)
  })

  test('redoes without counting an assist', () => {
    const undone = undo(rules, played(0, 2, 1, 3), every, 5_000)
    const redone = redo(rules, undone, every, 6_000)
    expect(row(redone)).toBe('....')
    expect(redone.assists).toEqual({ undo: 1 })
    expect(elapsed(redone.stopwatch, 9_000)).toBe(4_000)
    expect(redo(rules, redone, every, 0)).toBe(redone)
    expect(row(redo(rules, undone, () => false, 0))).toBe('....')
  })

  test('resumes the clock of a game that was begun and goes on', () => {
    const watchOf = (session: MemorySession) => resumeClock(rules, session, 9_000).stopwatch
    expect(watchOf(start).since).toBeNull()
    expect(watchOf(stopClock(played(0, 2), 4_000))).toEqual({ ms: 4_000, since: 9_000 })
    expect(watchOf(played(0, 2, 1, 3))).toEqual(stoppedAt(3_000))
  })

  test('replays from any step, keeping moves to redo', () => {
    const helped = takeAssist(played(0, 2, 1, 3), 'hint')
    const again = replayOf(helped, 0)
    expect(row(again)).toBe('abab')
    expect([again.stopwatch, again.assists]).toEqual([stoppedAt(0), {}])
    expect(row(redo(rules, again, every, 0))).toBe('Abab')
    expect(row(standAt(again, 2))).toBe('.b.b')
    expect(replayOf(helped, 1).stopwatch).toEqual(stoppedAt(helped.past[0]?.ms ?? -1))
    expect(replayOf(start, 0)).toEqual(start)
  })

  test('plays on from a step with the clock and the help of then', () => {
    const helped = play(takeAssist(played(0, 2), 'hint'), 1)
    const next = playOn(standAt(replayOf(play(helped, 3), 0), 3))
    expect([row(next), next.future]).toEqual(['.B.b', []])
    expect(next.assists).toEqual({ hint: 1, 'played-on': 1 })
    expect(next.stopwatch).toEqual(stoppedAt(helped.past.at(-1)?.ms ?? -1))
  })

  test('restores a save with a stopped clock', () => {
    const session = takeAssist(played(0, 2), 'hint')
    const save = makeSave(rules, session, 4_000)
    expect(save).toMatchObject({ elapsedMs: 4_000, assists: { hint: 1 } })
    const restored = restore(rules, save)
    expect(restored).toEqual({ ok: true, value: { ...session, stopwatch: stoppedAt(4_000) } })
    expect(restore(rules, { ...save, moves: [turn(4)] })).toMatchObject({ ok: false })
  })
})

describe('a save', () => {
  const save = makeSave(rules, { ...follow('0213uu'), stopwatch: stoppedAt(1234.5) }, 0)

  test('contains played moves and undone ones', () => {
    const moves = { moves: [turn(0), turn(2)], undone: [turn(1), turn(3)] }
    const clocks = Array(4).fill({ ms: 0, assists: {} })
    const spent = { elapsedMs: 1234.5, assists: { undo: 2 }, clocks }
    expect(save).toEqual({
      version: 1,
      game: 'memory',
      options,
      seed: 'seed 10',
      ...moves,
      ...spent,
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
    ['options out of range', { ...save, options: { pairs: 13, deal: 1 } }, 'bad-options'],
    ['a deal to come', { ...save, options: { pairs: 2, deal: 2 } }, 'bad-options'],
    ['moves that are no list', { ...save, moves: { 0: turn(0) } }, 'not-a-save'],
    ['a move of no form', { ...save, moves: [turn(0), { type: 'hop' }] }, 'bad-move'],
    ['too many moves', { ...save, moves: Array(100_001).fill(turn(0)) }, 'not-a-save'],
    ['time running backwards', { ...save, elapsedMs: -1 }, 'not-a-save'],
    ['endless time', { ...save, elapsedMs: Number.POSITIVE_INFINITY }, 'not-a-save'],
  ])('of %s is refused', (_, input, code) => {
    expect(parseSave(rules, input)).toMatchObject({ ok: false, code })
  })

  test('names a malformed or illegal move', () => {
    const shapeless = parseSave(rules, { ...save, moves: [turn(0), 'turn'] })
    expect(shapeless).toMatchObject({ code: 'bad-move', detail: '2: not-a-move' })
    const refused = restore(rules, { ...save, moves: [turn(0), turn(2), turn(2)] })
    expect(refused).toEqual({ ok: false, code: 'bad-move', detail: '3: no-card' })
  })

  test('is restored by replay from its deal', () => {
    const { dealt, past, future } = follow('0213uu')
    expect(restore(rules, save)).toMatchObject({ ok: true, value: { dealt, past, future } })
  })

  test.each<[string, unknown, readonly MemoryMove[]]>([
    ['that are missing', undefined, []],
    ['that are no list', 'turn', []],
    ['of no form', [turn(1), 'turn'], []],
    ['that are illegal from one on', [turn(1), turn(1), turn(3)], [turn(1)]],
  ])('is restored without undone moves %s', (_, undone, kept) => {
    const parsed = parseSave(rules, { ...save, undone })
    const restored = parsed.ok ? restore(rules, parsed.value) : parsed
    expect(restored.ok && restored.value.past).toHaveLength(2)
    expect(restored.ok && restored.value.future.map(({ move }) => move)).toEqual(kept)
  })

  test('never throws for arbitrary JSON', () => {
    const damaged = fc
      .tuple(fc.constantFrom(...Object.keys(save)), fc.jsonValue())
      .map(([name, value]) => ({ ...save, [name]: value }))
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged), (input) => {
        const parsed = parseSave(rules, input)
        if (parsed.ok) expect(restore(rules, parsed.value)).toHaveProperty('ok')
        else expect(parsed.code).toMatch(/^[a-z-]+$/)
      }),
      { numRuns: repeats(2_000) },
    )
  })
})
