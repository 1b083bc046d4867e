import { expect, test } from 'vitest'
import type { Assists } from '#src/engine/session.ts'
import { starsOf } from '#src/games/link/stars.ts'

const LIMIT_MS = 576_000

test.each<[string, number, Assists, number]>([
  ['half the time', LIMIT_MS / 2, {}, 3],
  ['all the time', LIMIT_MS, {}, 3],
  ['more than the time', LIMIT_MS + 1, {}, 2],
  ['half the time', LIMIT_MS / 2, { hint: 1 }, 2],
  ['half the time', LIMIT_MS / 2, { undo: 2 }, 2],
  ['half the time', LIMIT_MS / 2, { shuffle: 1, equal: 4 }, 2],
  ['half the time', LIMIT_MS / 2, { forced: 1 }, 2],
  ['more than the time', 1.5 * LIMIT_MS, { forced: 3 }, 1],
  ['half the time', LIMIT_MS / 2, { forced: 0 }, 3],
  ['half the time', LIMIT_MS / 2, { 'played-on': 1 }, 1],
])('%s, %i ms, with assists %j earns %i stars', (_, ms, assists, stars) => {
  expect(starsOf({ ms, assists, limitMs: LIMIT_MS })).toBe(stars)
})

test.each<[{ net?: false }, Assists, number]>([
  [{}, {}, 2],
  [{ net: false }, {}, 3],
  [{ net: false }, { undo: 1 }, 2],
  [{ net: false }, { 'played-on': 1 }, 0],
])('where the last star needs no net, %j with assists %j earns %i stars', (net, assists, stars) => {
  const cleared = { ms: 1, limitMs: LIMIT_MS, needsNoNet: true, assists, ...net }
  expect(starsOf(cleared)).toBe(stars)
})
