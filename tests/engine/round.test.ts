import { describe, expect, test } from 'vitest'
import { NO_ASSISTS } from '../../src/engine/assists'
import {
  isOver,
  newRound,
  playInRound,
  type Round,
  redoInRound,
  restartRound,
  restoreRound,
  saveRound,
  startClock,
  stateOf,
  stopClock,
  takeAssist,
  undoInRound,
} from '../../src/engine/round'
import { currentState, makeSave, startSession } from '../../src/engine/session'
import { elapsed, stoppedAt } from '../../src/engine/stopwatch'
import { makeRow } from '../support/null-game/rules/row'
import { rules } from '../support/null-game/rules/rules'
import type { NullGame, NullMove } from '../support/null-game/rules/types'

type NullRound = Round<NullGame>

const tap = (cell: number): NullMove => ({ type: 'tap', cell })
const every = () => true

/** This seed deals a row of six that reads `#.#.#.`. */
const session = startSession(rules, { tiles: 3, deal: 1 }, 'seed 10')
const start = newRound(session)

/** The round after these taps, one each second from the first. */
function played(...cells: readonly number[]): NullRound {
  return cells.reduce((round, cell, second) => {
    const next = playInRound(rules, round, tap(cell), second * 1_000)
    if (!next.ok) throw new Error(next.code)
    return next.state
  }, start)
}

const row = (round: NullRound) => makeRow(stateOf(round))

describe('a round', () => {
  test('begins with what was dealt, no time and no assists', () => {
    expect(start).toEqual({ session, watch: stoppedAt(0), assists: NO_ASSISTS })
    expect(stateOf(start)).toBe(session.dealt)
    expect(isOver(rules, start)).toBe(false)
  })

  test('has its clock run from the first move to the last', () => {
    expect(elapsed(start.watch, 9_000)).toBe(0)
    expect(elapsed(played(0).watch, 9_000)).toBe(9_000)
    const over = played(0, 2, 4)
    expect(isOver(rules, over)).toBe(true)
    expect(elapsed(over.watch, 9_000)).toBe(2_000)
    expect(elapsed(startClock(rules, over, 5_000).watch, 9_000)).toBe(2_000)
  })

  test('has its clock stopped and started by the player', () => {
    const paused = stopClock(played(0), 500)
    expect(elapsed(paused.watch, 9_000)).toBe(500)
    const again = startClock(rules, paused, 2_000)
    expect(elapsed(again.watch, 3_000)).toBe(1_500)
    expect([row(paused), row(again)]).toEqual(['..#.#.', '..#.#.'])
  })

  test('hands on what a move did, or why it was refused', () => {
    expect(playInRound(rules, start, tap(0), 0)).toMatchObject({
      ok: true,
      events: [{ type: 'taken', cell: 0 }],
    })
    expect(playInRound(rules, start, tap(1), 0)).toEqual({ ok: false, code: 'empty' })
  })

  test('counts each assist by itself', () => {
    const helped = takeAssist(takeAssist(takeAssist(played(0), 'hint'), 'equal'), 'hint')
    expect(helped.assists).toEqual({ hint: 2, undo: 0, shuffle: 0, equal: 1, matches: 0 })
    expect(row(helped)).toBe('..#.#.')
  })

  test('takes a step back as an assist, and goes on with its clock', () => {
    const undone = undoInRound(rules, played(0, 2, 4), every, 5_000)
    expect(row(undone)).toBe('....#.')
    expect(undone.assists).toEqual({ ...NO_ASSISTS, undo: 1 })
    expect(elapsed(undone.watch, 6_000)).toBe(3_000)
    expect(undoInRound(rules, start, every, 0)).toBe(start)
    expect(undoInRound(rules, undone, () => false, 0)).toBe(undone)
  })

  test('takes an undone step again, which is no assist', () => {
    const undone = undoInRound(rules, played(0, 2, 4), every, 5_000)
    const redone = redoInRound(rules, undone, every, 6_000)
    expect(row(redone)).toBe('......')
    expect(redone.assists).toEqual({ ...NO_ASSISTS, undo: 1 })
    expect(elapsed(redone.watch, 9_000)).toBe(3_000)
    expect(redoInRound(rules, redone, every, 0)).toBe(redone)
    expect(redoInRound(rules, undone, () => false, 0)).toBe(undone)
  })

  test('starts over from its deal, and what was played can be redone', () => {
    const helped = takeAssist(played(0, 2), 'hint')
    const again = restartRound(helped)
    expect(row(again)).toBe('#.#.#.')
    expect([again.watch, again.assists]).toEqual([stoppedAt(0), NO_ASSISTS])
    expect(row(redoInRound(rules, again, every, 0))).toBe('..#.#.')
    expect(restartRound(start)).toEqual(start)
  })

  test('is saved with its time and assists, and restored with its clock standing', () => {
    const round = takeAssist(played(0, 2), 'hint')
    const save = saveRound(rules, round, 4_000)
    expect(save).toEqual(makeSave(rules, round.session, 4_000, { ...NO_ASSISTS, hint: 1 }))
    const restored = restoreRound(rules, save)
    expect(restored).toEqual({
      ok: true,
      value: { session: round.session, watch: stoppedAt(4_000), assists: round.assists },
    })
    expect(restored.ok && currentState(restored.value.session)).toEqual(stateOf(round))
    expect(restoreRound(rules, { ...save, moves: [tap(1)] })).toMatchObject({ ok: false })
  })
})
