import { describe, expect, test } from 'vitest'
import type { Strength } from '#src/engine/fields.ts'
import { stateOf } from '#src/engine/session.ts'
import { judgeChoice, judgeMoves, oddsAt } from '#src/games/patches/ai/judge.ts'
import { type Opponent, runOpponent } from '#src/games/patches/opponent.ts'
import type { Placement } from '#src/games/patches/rules/types.ts'
import { type View, viewFor } from '#src/games/patches/rules/view.ts'
import { afterPaint } from '#src/ui/painted.ts'

import { startGame } from './games'
import { placementOf } from './rules/playing'

interface Question {
  readonly view: View
  readonly level: Strength
  /** Answers what `gc2 1,3` says; resolves when that has been heard. */
  answer(text: string): Promise<void>
}

/** Resolves once the opponent has heard of what was done, and the game of its answer. */
const heard = () =>
  new Promise<void>((done) => setTimeout(() => afterPaint(() => setTimeout(done))))

/** A game whose opponent answers when the test says so. */
function seat() {
  const game = startGame()
  const questions: Question[] = []
  const opponent: Opponent = {
    decide: (view, level) =>
      new Promise<Placement>((resolve) => {
        const answer = async (text: string) => {
          resolve(placementOf(text))
          await heard()
        }
        questions.push({ view, level, answer })
      }),
    judge: async (moves, level, report) => judgeMoves(moves, level, report),
    judgeChoice: async (view, made) => judgeChoice(view, made),
    odds: async (view, level, made) => oddsAt(view, level, made),
    end: () => {},
  }
  const stop = runOpponent({ store: game.store, worker: opponent })
  return { ...game, questions, stop }
}

const START = '. . . ./. . bc1 ./. rs3 . ./. . . .'

describe('the opponent', () => {
  test('is asked once the user has sealed a placement, and both tiles come together', async () => {
    const game = seat()
    game.choose('yc3 2,2')
    expect(game.questions).toHaveLength(0)
    game.do.submit()
    await heard()
    expect(game.questions).toHaveLength(1)
    expect(game.rows()).toBe(START)
    await game.questions[0]?.answer('bc3 1,1')
    expect(game.rows()).toBe('. . . ./. O O ./. O yc3 ./. . . .')
    expect(game.questions).toHaveLength(1)
  })

  test('gets the same view, whatever the user has sealed', async () => {
    const asking = ['yc3 2,2', 'yc4 3,0'].map(async (placement) => {
      const game = seat()
      game.choose(placement)
      game.do.submit()
      await heard()
      const [{ view, level } = { view: null, level: null }] = game.questions
      expect(view).toEqual(viewFor(stateOf(game.store.getState().session), 'opponent'))
      return { view, level }
    })
    const asked = await Promise.all(asking)
    expect(asked[0]).toEqual(asked[1])
    expect(asked[0]).toMatchObject({ level: 'easy' })
  })

  test('is asked again after an answer that came as the game was paused', async () => {
    const game = seat()
    game.choose('yc3 2,2')
    game.do.submit()
    await heard()
    game.do.pause()
    void game.questions[0]?.answer('bc3 1,1')
    // In the pause's own task.
    for (let turn = 0; turn < 20; turn++) await null
    game.do.resume()
    await heard()
    expect(game.questions).toHaveLength(2)
    await game.questions[1]?.answer('bc3 1,1')
    expect(game.rows()).toBe('. . . ./. O O ./. O yc3 ./. . . .')
  })

  test('is asked for another cell after a collision that it lost', async () => {
    const game = seat()
    game.choose('yc3 2,2')
    game.do.submit()
    await heard()
    await game.questions[0]?.answer('bc3 2,2')
    expect(game.questions).toHaveLength(2)
    expect(game.questions[1]?.view.phase).toMatchObject({ type: 'replay', player: 'opponent' })
    await game.questions[1]?.answer('bc3 3,3')
    expect(game.rows()).toBe('. . . ./. . U ./. U U ./. . . bc3')
  })

  test('is not asked while the user has a tile to replay', async () => {
    const game = seat()
    game.choose('yc3 1,1')
    game.do.submit()
    await heard()
    await game.questions[0]?.answer('bc3 1,1')
    expect(game.phase()).toBe('replay')
    expect(game.questions).toHaveLength(1)
  })
})

describe('an answer', () => {
  test('to a placement that was taken back is dropped; the next one is requested again', async () => {
    const game = seat()
    game.choose('yc3 2,2')
    game.do.submit()
    await heard()
    game.do.unseal()
    await heard()
    await game.questions[0]?.answer('bc3 1,1')
    expect(game.rows()).toBe(START)
    game.do.submit()
    await heard()
    expect(game.questions).toHaveLength(2)
    await game.questions[0]?.answer('bc4 1,1')
    expect(game.rows()).toBe(START)
    await game.questions[1]?.answer('bc3 1,1')
    expect(game.rows()).not.toBe(START)
  })

  test('that comes in a pause is dropped, and asked for again after it', async () => {
    const game = seat()
    game.choose('yc3 2,2')
    game.do.submit()
    await heard()
    game.do.pause()
    await heard()
    await game.questions[0]?.answer('bc3 1,1')
    expect(game.rows()).toBe(START)
    game.do.resume()
    await heard()
    expect(game.questions).toHaveLength(2)
  })

  test('after a round was taken back is requested again', async () => {
    const game = seat()
    game.choose('yc3 2,2')
    game.do.submit()
    await heard()
    await game.questions[0]?.answer('bc3 1,1')
    game.do.undo()
    await heard()
    game.choose('yc3 2,2')
    game.do.submit()
    await heard()
    expect(game.questions).toHaveLength(2)
    expect(game.questions[1]?.view).toEqual(game.questions[0]?.view)
  })

  test('is not waited for once the page has gone', async () => {
    const game = seat()
    game.choose('yc3 2,2')
    game.do.submit()
    await heard()
    game.stop()
    await game.questions[0]?.answer('bc3 1,1')
    expect(game.rows()).toBe(START)
    game.do.unseal()
    await heard()
    game.do.submit()
    await heard()
    expect(game.questions).toHaveLength(1)
  })
})
