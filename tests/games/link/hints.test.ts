import { describe, expect, test } from 'vitest'
import type { GameStoreApi } from '#src/define/session.ts'
import { makeRandom } from '#src/engine/random.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { makeBoard, tilesOf } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import type { LinkOptions } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { findDeal } from '#src/games/link/solver/find.ts'
import { proveByPlayouts } from '#src/games/link/solver/playouts.ts'
import { solve } from '#src/games/link/solver/verdict.ts'
import { store as parts } from '#src/games/link/store.ts'
import type { Link } from '#src/games/link/types.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { sampled } from '../../support/effort'
import { playedAtRandom } from './rules/playing'

/** Looks for each verdict: fewer than in play, so that there are more games. */
const BUDGET = 1_000_000

/** Deals tried under each gravity, and random games from each: the larger the board, the dearer a deal. */
const DEALS: readonly [name: string, options: object, deals: number, games: number][] = [
  ['5 × 4', { level: 'custom', rows: 4, cols: 5, kinds: 10 }, 150, 2],
  ['6 × 6', { level: 'custom', rows: 6, cols: 6, kinds: 9 }, 100, 2],
  ['novice', { level: 'novice' }, 100, 2],
  ['normal', { level: 'normal' }, 50, 2],
  ['hard', { level: 'hard' }, 5, 10],
  ['classic', { level: 'classic' }, 3, 10],
  ['expert', { level: 'expert' }, 3, 10],
]

function parse(options: object): LinkOptions {
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.code)
  return parsed.value
}

/** A session after random play, without a verdict. */
function openAfterRandomPlay(options: LinkOptions, seed: string, game: number): GameStoreApi<Link> {
  const dealt = rules.deal(options, seed)
  const random = makeRandom(dealt.seed, `game ${game}`)
  const state = playedAtRandom(dealt, random.below(tilesOf(dealt.board).length / 2), random)
  const session = { ...startSession(rules, options, seed), dealt: state }
  return makeGameStore<Link>({ rules, store: parts }, 'play', { session }, () => 0)
}

/** Computes the verdict where no clearing line is known, as the driver does. */
function computeVerdict(store: GameStoreApi<Link>): void {
  const { verdict, setVerdict: tell } = store.getState()
  const { board, gravity } = stateOf(store.getState().session)
  if (!verdict) tell(solve(board, gravity, BUDGET))
}

/** Takes the hinted pair. */
function followHint(store: GameStoreApi<Link>): void {
  store.getState().hint()
  const { hinted, select } = store.getState()
  for (const place of hinted) select(place)
}

/** Returns `true` if the position is called clearable; its hints are then followed to the end. */
function clearsByHints(store: GameStoreApi<Link>): boolean {
  computeVerdict(store)
  const start = stateOf(store.getState().session)
  const wasClearable = store.getState().verdict?.status === 'clearable'
  for (let left = tilesOf(start.board).length; wasClearable && left > 0; left -= 2) {
    followHint(store)
    const { board } = stateOf(store.getState().session)
    expect(tilesOf(board), makeBoard(start.board)).toHaveLength(left - 2)
    computeVerdict(store)
  }
  return wasClearable
}

describe.each(GRAVITIES)('under gravity %s', (gravity) => {
  test.each(DEALS)('hints clear what can be cleared: %s', (_, options, deals, games) => {
    let cleared = 0
    for (let seed = 0; seed < sampled(deals); seed++) {
      const found = findDeal(parse({ ...options, gravity }), `hints ${seed}`, proveByPlayouts)
      for (let game = 0; game < games; game++) {
        const { value } = found
        if (clearsByHints(openAfterRandomPlay(value.options, value.seed, game))) cleared++
      }
    }
    expect(cleared).toBeGreaterThan(0)
  })
})
