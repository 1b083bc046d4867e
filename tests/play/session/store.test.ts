import { describe, expect, test } from 'vitest'
import type { GameStoreApi, Opened, PlayTypes, SessionApi, SessionOf } from '#src/define/session.ts'
import { parseSaves } from '#src/engine/chain.ts'
import { parseSave, restore } from '#src/engine/restore.ts'
import { makeSave, startSession, stateOf } from '#src/engine/session.ts'
import { rules as cascade } from '#src/games/cascade/rules/rules.ts'
import { store as cascadeStore } from '#src/games/cascade/store.ts'
import { rules as garden } from '#src/games/garden/rules/rules.ts'
import { store as gardenStore } from '#src/games/garden/store.ts'
import { rules as link } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { store as linkStore } from '#src/games/link/store.ts'
import { rules as patches } from '#src/games/patches/rules/rules.ts'
import { store as patchesStore } from '#src/games/patches/store.ts'
import { makeGameStore, type StoreParts } from '#src/play/session/store.ts'

/** Opens a store and plays legal moves of either side in it. */
function open<G extends PlayTypes>({ rules, store }: StoreParts<G>, opened: Opened<G>) {
  const apis: SessionApi<G>[] = []
  const slice: typeof store.slice = (set, get, session) => {
    apis.push(session)
    return store.slice(set, get, session)
  }
  const game = makeGameStore<G>({ rules, store: { ...store, slice } }, 'play', opened, () => 0)
  const playFirst = () => {
    for (const move of rules.legalMoves(stateOf(game.getState().session)))
      return apis[0]?.play(move)
  }
  const play = (moves: number) => {
    for (let move = 0; move < moves; move++) playFirst()
  }
  return { game, play }
}

/** Writes a game as a save and reads it as a reloaded page does. */
function reload<G extends PlayTypes>(parts: StoreParts<G>, store: GameStoreApi<G>): Opened<G> {
  const { session, earlier, later } = store.getState()
  const saved = [makeSave(parts.rules, session, 0), earlier, later]
  const [save, before, after]: unknown[] = JSON.parse(JSON.stringify(saved))
  const parsed = parseSave(parts.rules, save)
  const restored = parsed.ok ? restore(parts.rules, parsed.value) : parsed
  if (!restored.ok) throw new Error(restored.code)
  return {
    session: restored.value,
    earlier: parseSaves(parts.rules, before),
    later: parseSaves(parts.rules, after),
  }
}

function describeHistory<G extends PlayTypes>(
  parts: StoreParts<G>,
  options: G['Game']['Options'],
): void {
  const deal = (seed: string): SessionOf<G> => startSession(parts.rules, options, seed)
  const begin = () => {
    const opened = open(parts, { session: deal('first') })
    return { ...opened, deals: (seed: string) => opened.game.getState().deal(deal(seed)) }
  }

  type Act = (played: ReturnType<typeof begin>) => void
  const isOf = (store: GameStoreApi<G>) => {
    const { session } = store.getState()
    return [session.seed, session.past.length]
  }

  test.each<[string, Act, undos: number]>([
    ['a new game', ({ deals }) => deals('second'), 1],
    ['two new games', ({ deals }) => [deals('second'), deals('third')], 1],
    ['a restart', ({ game }) => game.getState().restart(), 1],
    ['a new game and its first move', ({ deals, play }) => [deals('second'), play(1)], 2],
    ['a restart and its first move', ({ game, play }) => [game.getState().restart(), play(1)], 2],
  ])(
    `${parts.rules.id}: after %s and a reload, undo brings the game back`,
    async (_, act, undos) => {
      const played = begin()
      played.play(4)
      act(played)
      const { game } = open(parts, reload(parts, played.game))
      for (let undo = 0; undo < undos; undo++) game.getState().undo()
      // A long game is restored in several tasks.
      await expect.poll(() => isOf(game)).toEqual(['first', 4])
      expect(game.getState().session.assists).toEqual({})
    },
  )

  test(`${parts.rules.id}: undone moves can be redone after a reload`, () => {
    const { game, play } = begin()
    play(4)
    game.getState().undo()
    const again = open(parts, reload(parts, game)).game
    expect(isOf(again)).toEqual(isOf(game))
    again.getState().redo()
    expect(isOf(again)).toEqual(['first', 4])
  })
}

test('a second undo waits for a long game that is being restored', async () => {
  const parts = { rules: link, store: linkStore }
  const size = { rows: 30, cols: 30, kinds: 36, walls: 'none' } as const
  const options = { level: 'custom', ...size, gravity: 'none', layout: 'even' } as const
  const shuffles = Array.from(
    { length: 20 },
    (_, number): LinkMove => ({ type: 'shuffle', layout: 'peeled', seed: `${number}` }),
  )
  const long = startSession(link, options, 'long')
  const save = { ...makeSave(link, long, 0), moves: shuffles }
  const opened = { session: startSession(link, options, 'next'), earlier: [save] }
  const { game } = open(parts, opened)
  game.getState().undo()
  game.getState().undo()
  expect(game.getState().session.seed).toBe('next')
  await expect.poll(() => game.getState().session.seed).toBe('long')
  expect(game.getState().session.past).toHaveLength(19)
})

describe('the history of a game', () => {
  describeHistory(
    { rules: link, store: linkStore },
    { level: 'novice', gravity: 'none', layout: 'even' },
  )
  describeHistory(
    { rules: cascade, store: cascadeStore },
    { rows: 8, cols: 8, kinds: 6, swaps: 30, counting: 'clusters', deal: 1 },
  )
  describeHistory({ rules: garden, store: gardenStore }, { difficulty: 'easy', deal: 1 })
  describeHistory(
    { rules: patches, store: patchesStore },
    { board: 'small', level: 'easy', deal: 1 },
  )
})
