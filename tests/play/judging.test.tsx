// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { playMove, startSession } from '#src/engine/session.ts'
import { type Judgements, useJudgements } from '#src/play/judge/judgements.ts'
import { startOpponent } from '../support/memory/opponent'
import { rules } from '../support/memory/rules'
import { screen as memory } from '../support/memory/screen'
import story from '../support/memory/story'
import { openSession } from '../support/playing'

const ENDED = [0, 2, 1, 3].reduce(
  (session, card) => {
    const played = playMove(rules, session, { type: 'turn', card }, 0)
    return played.ok ? played.state : session
  },
  startSession(rules, { pairs: 2, deal: 1 }, 'seed 10'),
)

/** Judges the same game in as many components; returns what they know, and how the judging goes. */
function judgeIn(components: number) {
  const playing = openSession(
    memory,
    { session: { ...ENDED, past: [...ENDED.past] } },
    startOpponent(),
  )
  const signals: AbortSignal[] = []
  let answer: (judgements: Judgements) => void = () => {}
  const judging = new Promise<Judgements>((resolve) => {
    answer = resolve
  })
  const judge = vi.fn((_, __, ___, signal: AbortSignal) => {
    signals.push(signal)
    return judging
  })
  const hooks = Array.from({ length: components }, () =>
    renderHook(() => useJudgements(playing, { ...story, judge }), {
      wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    }),
  )
  return { hooks, judge, signals, answer }
}

test('components that wait share one judging, also when the first one leaves', async () => {
  const { hooks, judge, signals, answer } = judgeIn(3)
  hooks[0]?.unmount()
  expect(signals[0]?.aborted).toBe(false)
  await act(async () => answer([undefined]))
  expect(hooks.slice(1).map(({ result }) => result.current.answer)).toEqual([
    [undefined],
    [undefined],
  ])
  expect(judge).toHaveBeenCalledTimes(1)
})

test('the last one that leaves aborts', () => {
  const { hooks, signals } = judgeIn(2)
  hooks[0]?.unmount()
  expect(signals[0]?.aborted).toBe(false)
  hooks[1]?.unmount()
  expect(signals[0]?.aborted).toBe(true)
})
