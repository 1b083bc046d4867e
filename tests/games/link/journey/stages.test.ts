import { describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { playMove, startSession, stateOf } from '#src/engine/session.ts'
import type { Match } from '#src/games/link/board/pairs.ts'
import { JOURNEY, limitFor, STAGES_EACH } from '#src/games/link/choice.ts'
import { startGrading } from '#src/games/link/grade/engine/grade.ts'
import { GAMES, RISKS } from '#src/games/link/grade/engine/scales.ts'
import { STAGES, type Stage } from '#src/games/link/journey/stages.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen } from '#src/games/link/screen.tsx'
import type { Link } from '#src/games/link/types.ts'

const gardens = JOURNEY.map((gravity, index) => ({
  gravity,
  stages: STAGES.filter(({ garden }) => garden === index + 1),
}))

/** Plays the games of a grade, one of which clears the board. */
function grade({ options, seed }: Stage) {
  const { board, gravity } = rules.deal(options, seed)
  const grading = startGrading(board, gravity)
  while (grading.counts.played < GAMES) grading.playNext()
  return { ...grading.grade(), line: grading.line() ?? [] }
}

function outcomeOf({ options, seed }: Stage, line: readonly Match[]) {
  let session = startSession(rules, options, seed)
  for (const match of line) {
    const played = playMove(rules, session, { type: 'attempt', ...match }, 0)
    if (!played.ok) return undefined
    session = played.state
  }
  return rules.outcome(stateOf(session))?.result
}

describe.each(gardens)('the garden of gravity $gravity', ({ gravity, stages }) => {
  test('has ten stages of its gravity, which rise from a small board to the arcade’s', () => {
    expect(stages.map(({ stage }) => stage)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(stages.every(({ options }) => options.gravity === gravity)).toBe(true)
    const tiles = stages.map(({ limitMs }) => limitMs / limitFor(1))
    expect([tiles[0], tiles.at(-1)]).toEqual([48, 144])
    expect(new Set(tiles).size).toBe(STAGES_EACH)
    const cells = stages.map(({ options: { rows, cols } }) => cols * rows)
    for (const sizes of [tiles, cells]) expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes)
  })

  test('has boards that the rules clear, of the risk of the table, each harder than the one before', () => {
    const grades = stages.map(grade)
    expect(grades.map(({ risk }) => risk)).toEqual(stages.map(({ risk }) => risk))
    expect(stages.map((stage, index) => outcomeOf(stage, grades[index]?.line ?? []))).toEqual(
      stages.map(() => 'won'),
    )
    const cleared = grades.map(({ cleared }) => cleared)
    expect(cleared.toSorted((a, b) => b - a)).toEqual(cleared)
    expect(new Set(cleared).size).toBe(STAGES_EACH)
  })
})

test('gardens get harder, and the last ends merciless', () => {
  const steps = gardens.map(({ stages }) =>
    stages.reduce((sum, { risk }) => sum + RISKS.indexOf(risk), 0),
  )
  expect(steps.toSorted((a, b) => a - b)).toEqual(steps)
  expect(new Set(steps).size).toBe(JOURNEY.length)
  expect(STAGES.at(-1)?.risk).toBe('merciless')
})

test.each([
  ['journey-3', undefined],
  ['journey-3-7', undefined],
  ['journey-3-7-no-net', false],
  ['journey-3-9', false],
  ['journey-3-10', false],
])('%s is dealt as in the table, and every game on it counts', async (address, net) => {
  const route = parseRoute<Link>(screen, address, '2026-11-21')
  if (!route.ok) throw new Error(route.code)
  const settled = await screen.route.settle?.(route.value)
  const stage = STAGES.find(({ choice }) => choice === address.replace('-no-net', ''))
  expect(settled).toMatchObject({ kind: address, seed: stage?.seed, repeats: true })
  expect(settled?.options).toEqual({ ...stage?.options, ...(net === false && { net }) })
})
