// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { keyOf } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { legalSwaps, type Swap } from '#src/games/cascade/rules/swaps.ts'
import type { CascadeGame } from '#src/games/cascade/rules/types.ts'
import story from '#src/games/cascade/story.ts'
import { makeTurn } from '#src/play/story/turns.ts'
import { repeats } from '../../support/effort'

const { signal } = new AbortController()

/** Plays legal swaps at random. */
function playGame(swaps: number, seed: string): Session<CascadeGame> {
  const options = rules.parseOptions({ swaps, deal: 1 })
  if (!options.ok) throw new Error('no options')
  const random = makeRandom(seed, 'story')
  let session = startSession(rules, options.value, seed)
  while (session.past.length < swaps) {
    const found = legalSwaps(stateOf(session).board)
    const swap = found[random.below(found.length)]
    const played = swap && playMove(rules, session, { type: 'swap', ...swap }, 0)
    if (!played?.ok) throw new Error('a legal swap is refused')
    session = played.state
  }
  return session
}

test('tells a swap by its gems, what lined up first, and the points of all steps', () => {
  for (let seed = 0; seed < repeats(20); seed++) {
    const session = playGame(10, `${seed}`)
    for (const [index, step] of session.past.entries()) {
      const before = session.past[index - 1]?.state ?? session.dealt
      const turn = makeTurn(story, session, index, i18n)
      const [first, ...later] = step.events.filter((event) => event.type === 'matched')
      const points = step.state.points - before.points
      const { from, to } = step.move
      const counts = [first, ...later].map((event) => event?.cells.length).join(', then ')
      expect(turn?.text).toContain(`Matched ${counts}: ${points} points.`)
      expect(turn?.gain).toBe(`+${points}`)
      expect(turn?.pieces).toHaveLength(2)
      // What lines up is of the kind of a gem that moved.
      for (const { piece } of turn?.cells ?? []) expect(turn?.pieces).toContainEqual(piece)
      const lit = turn?.cells.map(({ at }) => keyOf(at))
      expect(new Set(lit)).toEqual(new Set([from, to, ...(first?.cells ?? [])].map(keyOf)))
    }
  }
})

const reversed = ({ from, to }: Swap): Swap => ({ from: to, to: from })

test('a swap is worth a share of the best of its board, however it is made', async () => {
  const session = playGame(12, 'seed')
  const reported: number[] = []
  const judgements = await story.judge(undefined, session, (done) => reported.push(done), signal)
  expect(judgements).toHaveLength(12)
  expect(reported.at(-1)).toBe(1)
  const past = session.past.map((step) => ({
    ...step,
    move: { ...step.move, ...reversed(step.move) },
  }))
  const again = await story.judge(undefined, { ...session, past }, () => {}, signal)
  for (const [index, judgement] of judgements.entries()) {
    const { value = -1, cost, lesson, note } = judgement ?? {}
    expect(value).toBeGreaterThan(0)
    expect(value).toBeLessThanOrEqual(1)
    expect(again[index]?.value).toBe(value)
    expect(cost).toBe(value < 0.5 ? 1 - value : 0)
    expect(lesson !== undefined).toBe(value < 0.5)
    expect(note?.(i18n)).toMatch(value === 1 ? /^The best swap: / : /^Best: row \d/)
  }
})

test('a lesson accepts the best swap and its like, not the one that was played', async () => {
  const session = playGame(30, 'lesson')
  const judgements = await story.judge(undefined, session, () => {}, signal)
  const lessons = judgements.flatMap((judgement, index) =>
    judgement?.lesson ? [{ index, lesson: judgement.lesson }] : [],
  )
  expect(lessons.length).toBeGreaterThan(0)
  for (const { index, lesson } of lessons) {
    const before = session.past[index - 1]?.state ?? session.dealt
    const played = session.past[index]?.move
    expect(rules.play(before, lesson.best).ok).toBe(true)
    expect(await lesson.isGood(lesson.best, signal)).toBe(true)
    expect(await lesson.isGood({ type: 'swap', ...reversed(lesson.best) }, signal)).toBe(true)
    expect(played && (await lesson.isGood(played, signal))).toBe(false)
    expect(lesson.ask(i18n)).toMatch(/more than half/)
    expect(lesson.why(i18n)).toMatch(/^Best: row \d/)
  }
})
