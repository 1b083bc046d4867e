import { describe, expect, test } from 'vitest'
import { type Opponent, runOpponent } from '#src/games/patches/opponent.ts'
import type { Choice, Level } from '#src/games/patches/rules/types.ts'
import { type View, viewFor } from '#src/games/patches/rules/view.ts'
import { stateNow } from '#src/games/patches/store.ts'
import { choiceOf } from './rules/playing'
import { lay } from './tables'

interface Question {
  readonly view: View
  readonly level: Level
  /** Answers what `gc2 1,3` says; resolves when that has been heard. */
  answer(text: string): Promise<void>
}

/** A table at which every question to the opponent is kept, until the test answers it. */
function seat() {
  const table = lay()
  const questions: Question[] = []
  const opponent: Opponent = {
    decide: (view, level) =>
      new Promise<Choice>((resolve) => {
        const answer = async (text: string) => {
          resolve(choiceOf(text))
          await new Promise((done) => setTimeout(done))
        }
        questions.push({ view, level, answer })
      }),
    end: () => {},
  }
  const stop = runOpponent({ store: table.store, worker: opponent })
  return { ...table, questions, stop }
}

const START = '. . . ./. . bc1 ./. rs3 . ./. . . .'

describe('the opponent', () => {
  test('is asked once the user has sealed a choice, and both tiles come together', async () => {
    const table = seat()
    table.choose('yc3 2,2')
    expect(table.questions).toHaveLength(0)
    table.do.submit()
    expect(table.questions).toHaveLength(1)
    expect(table.rows()).toBe(START)
    await table.questions[0]?.answer('bc3 1,1')
    expect(table.rows()).toBe('. . . ./. O O ./. O yc3 ./. . . .')
    expect(table.questions).toHaveLength(1)
  })

  test('is told the same, whatever the user has sealed', () => {
    const asked = ['yc3 2,2', 'yc4 3,0'].map((choice) => {
      const table = seat()
      table.choose(choice)
      table.do.submit()
      const [{ view, level } = { view: null, level: null }] = table.questions
      expect(view).toEqual(viewFor(stateNow(table.store.getState()), 'opponent'))
      return { view, level }
    })
    expect(asked[0]).toEqual(asked[1])
    expect(asked[0]).toMatchObject({ level: 'easy' })
  })

  test('is asked for another cell after a collision that it lost', async () => {
    const table = seat()
    table.choose('yc3 2,2')
    table.do.submit()
    await table.questions[0]?.answer('bc3 2,2')
    expect(table.questions).toHaveLength(2)
    expect(table.questions[1]?.view.phase).toMatchObject({ type: 'replay', player: 'opponent' })
    await table.questions[1]?.answer('bc3 3,3')
    expect(table.rows()).toBe('. . . ./. . U ./. U U ./. . . bc3')
  })

  test('is not asked while the user has a tile to replay', async () => {
    const table = seat()
    table.choose('yc3 1,1')
    table.do.submit()
    await table.questions[0]?.answer('bc3 1,1')
    expect(table.phase()).toBe('replay')
    expect(table.questions).toHaveLength(1)
  })
})

describe('an answer', () => {
  test('to a choice that was taken back is dropped; the next one is asked for anew', async () => {
    const table = seat()
    table.choose('yc3 2,2')
    table.do.submit()
    table.do.undo()
    await table.questions[0]?.answer('bc3 1,1')
    expect(table.rows()).toBe(START)
    table.do.submit()
    expect(table.questions).toHaveLength(2)
    await table.questions[0]?.answer('bc4 1,1')
    expect(table.rows()).toBe(START)
    await table.questions[1]?.answer('bc3 1,1')
    expect(table.rows()).not.toBe(START)
  })

  test('that comes in a pause is dropped, and asked for again after it', async () => {
    const table = seat()
    table.choose('yc3 2,2')
    table.do.submit()
    table.do.pause()
    await table.questions[0]?.answer('bc3 1,1')
    expect(table.rows()).toBe(START)
    table.do.resume()
    expect(table.questions).toHaveLength(2)
  })

  test('after a round was taken back is asked for anew', async () => {
    const table = seat()
    table.choose('yc3 2,2')
    table.do.submit()
    await table.questions[0]?.answer('bc3 1,1')
    table.do.undo()
    table.choose('yc3 2,2')
    table.do.submit()
    expect(table.questions).toHaveLength(2)
    expect(table.questions[1]?.view).toEqual(table.questions[0]?.view)
  })

  test('is not waited for once the page has gone', async () => {
    const table = seat()
    table.choose('yc3 2,2')
    table.do.submit()
    table.stop()
    await table.questions[0]?.answer('bc3 1,1')
    expect(table.rows()).toBe(START)
    table.do.undo()
    table.do.submit()
    expect(table.questions).toHaveLength(1)
  })
})
