import { describe, expect, test } from 'vitest'
import { type Address, parseRoute } from '#src/define/route.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { limitFor, nextChoice, parseChoice, requestOf, stageOf } from '#src/games/link/choice.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { screen } from '#src/games/link/screen.tsx'

const TODAY = '2026-11-21'

const routeOf = (address: Address) => parseRoute(screen, address, TODAY)

const dailyOf = (day: string) =>
  ({ choice: 'daily', seed: `daily ${day}`, address: `daily-${day}`, once: true }) as const

describe('an address', () => {
  test.each([
    ['classic', { options: { level: 'classic', gravity: 'none' } }],
    ['expert-down', { options: { level: 'expert', gravity: 'down' } }],
    ['hard-hard', { options: { level: 'hard', gravity: 'none' } }],
    ['expert-down-merciless', { options: { level: 'expert', gravity: 'down' } }],
    ['daily', { options: { level: 'hard' }, daily: dailyOf('2026-11-21') }],
    ['daily-2026-11-21', { options: { level: 'hard' }, daily: dailyOf('2026-11-21') }],
    ['daily-2025-02-28', { options: { level: 'hard' }, daily: dailyOf('2025-02-28') }],
    ['journey-1', { options: { level: 'expert', gravity: 'none' } }],
    ['journey-7', { options: { level: 'expert', gravity: 'out' } }],
    [
      'custom-12x10-20-in',
      {
        options: {
          level: 'custom',
          cols: '12',
          rows: '10',
          kinds: '20',
          gravity: 'in',
          walls: 'none',
        },
      },
    ],
    [
      'custom-9x9-12-pillars',
      {
        options: {
          level: 'custom',
          cols: '9',
          rows: '9',
          kinds: '12',
          gravity: 'none',
          walls: 'pillars',
        },
      },
    ],
  ])('%s is read', (text, choice) => {
    expect(parseChoice(text, TODAY)).toEqual(choice)
  })

  test.each([
    '',
    'Classic',
    'classic-',
    'classic-sideways',
    'classic-down-up',
    'classic-easy-down',
    'classic-any',
    'daily-easy',
    'daily-down',
    'daily-2026-11-22',
    'daily-2026-13-01',
  ])('%j is none', (text) => expect(parseChoice(text, TODAY)).toBeUndefined())

  test.each([
    'journey',
    'journey-0',
    'journey-8',
    'journey-100',
    'custom-6x6',
    'custom-6x6-111',
    'custom-6x6-4-maze',
    'custom-6x6-4-easy',
    'custom-6x6-4-pillars-down',
    'classic-pillars',
    ' classic',
  ])('%j is none either', (text) => expect(parseChoice(text, TODAY)).toBeUndefined())

  const names = [...LEVELS, 'custom-30x2-36', 'custom-4x6-2']
  test('a custom board may have walls and gravity', () => {
    const asked = routeOf('custom-12x10-20-in-courtyard')
    expect(asked.ok && asked.value.options).toMatchObject({ gravity: 'in', walls: 'courtyard' })
  })

  test.each(names.flatMap((name) => GRAVITIES.map((gravity) => [name, gravity] as const)))(
    '%s may gravity %s',
    (name, gravity) => {
      const asked = routeOf(gravity === 'none' ? name : `${name}-${gravity}`)
      expect(asked.ok && asked.value.options).toMatchObject({ level: name.split('-')[0], gravity })
    },
  )
})

test.each([
  ['normal-hard', { level: 'normal', gravity: 'none', risk: 'hard' }],
  ['hard-hard', { level: 'hard', gravity: 'none', risk: 'hard' }],
  ['expert-in-easy', { level: 'expert', gravity: 'in', risk: 'easy' }],
  ['hard', undefined],
  ['hard-down', undefined],
  ['custom-6x6-4', undefined],
  ['journey-3', undefined],
  ['daily', undefined],
  ['shared', undefined],
])('%s requests the difficulty %o', (choice, request) => {
  expect(requestOf(choice)).toEqual(request)
})

describe('the way on', () => {
  test.each([
    ['novice', 'normal'],
    ['classic', 'courtyard'],
    ['pillars', 'expert'],
    ['expert', undefined],
    ['hard-up', 'classic-up'],
    ['normal-easy', 'hard-easy'],
    ['pillars-in-hard', 'expert-in-hard'],
    ['expert-up', undefined],
    ['journey-1', 'journey-2'],
    ['journey-7', undefined],
    ['daily', undefined],
    ['shared', undefined],
    ['custom-6x6-4', undefined],
  ])('from %s is %s', (from, to) => expect(nextChoice(from)).toBe(to))

  test('knows the stage of a journey and of nothing else', () => {
    expect(['journey-3', 'journey', 'novice', 'journey-3-4'].map(stageOf)).toEqual([
      3,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('takes eight seconds a pair', () => expect(limitFor(144)).toBe(72 * 8_000))
})

describe('what is asked for', () => {
  test.each([
    ['nothing', 'unknown-choice', 'nothing'],
    ['x'.repeat(99), 'unknown-choice', 'x'.repeat(40)],
    ['custom-31x4-8', 'bad-size', '31'],
    ['custom-1x4-8', 'bad-size', '1'],
    ['custom-5x5-8', 'odd-tiles', '5 × 5'],
    ['custom-5x9-8-courtyard', 'odd-tiles', '5 × 9'],
    ['custom-6x6-37', 'bad-kinds', '37'],
    ['custom-6x6-1', 'bad-kinds', '1'],
  ])('as %s is refused as %s', (asked, code, detail) => {
    expect(routeOf(asked)).toEqual({ ok: false, code, detail })
  })

  test('as a stage of the journey is its board', () => {
    expect(routeOf('journey-2')).toEqual({
      ok: true,
      value: {
        choice: 'journey-2',
        options: { level: 'expert', gravity: 'down', layout: 'even' },
        moves: [],
      },
    })
  })

  test('as the daily board has the seed of the day', () => {
    const asked = routeOf('daily')
    expect(asked.ok && asked.value).toMatchObject({ seed: 'daily 2026-11-21', once: true })
  })

  test('as a shared game has its seed and its moves', () => {
    const linked = { game: 'link', options: { level: 'hard' }, seed: 's', moves: [1] }
    const asked = routeOf(linked)
    expect(asked.ok && asked.value).toMatchObject({ choice: 'shared', seed: 's', moves: [1] })
  })
})
