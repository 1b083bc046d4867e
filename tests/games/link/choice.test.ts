import { describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { type LinkChoice, limitFor, optionsOf, parseChoice } from '#src/games/link/choice.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { screen } from '#src/games/link/screen.tsx'
import { nextChoice } from '#src/games/link/ui/end/next.ts'

const TODAY = '2026-11-21'

const routeOf = (address: string) => parseRoute(screen, address, TODAY)

const optionsIn = (text: string): unknown => {
  const choice = parseChoice(text)
  return choice && optionsOf(choice)
}

const CUSTOM = { type: 'custom', level: 'custom', gravity: 'none', walls: 'none' } as const
const GRADED = { type: 'graded', level: 'expert', gravity: 'down' } as const

describe('an address', () => {
  test.each<[string, LinkChoice]>([
    ['classic', { type: 'level', level: 'classic', gravity: 'none' }],
    ['expert-down', { type: 'level', level: 'expert', gravity: 'down' }],
    ['hard-hard', { type: 'graded', level: 'hard', gravity: 'none', risk: 'hard' }],
    ['expert-down-merciless', { ...GRADED, risk: 'merciless' }],
    ['novice-no-net', { type: 'level', level: 'novice', gravity: 'none', net: false }],
    ['expert-down-hard-no-net', { ...GRADED, risk: 'hard', net: false }],
    ['daily', { type: 'daily' }],
    ['daily-2026-11-21', { type: 'daily', day: '2026-11-21' }],
    ['daily-2025-02-28', { type: 'daily', day: '2025-02-28' }],
    ['journey', { type: 'journey' }],
    ['journey-1', { type: 'journey', garden: 1, stage: 1 }],
    ['journey-7', { type: 'journey', garden: 7, stage: 1 }],
    ['journey-3-7', { type: 'journey', garden: 3, stage: 7 }],
    ['journey-3-10', { type: 'journey', garden: 3, stage: 10 }],
    ['journey-3-no-net', { type: 'journey', garden: 3, stage: 1, net: false }],
    ['journey-3-8-no-net', { type: 'journey', garden: 3, stage: 8, net: false }],
    ['shared', { type: 'shared' }],
    ['custom-12x10-20-in', { ...CUSTOM, cols: 12, rows: 10, kinds: 20, gravity: 'in' }],
    [
      'custom-12x10-20-in-pillars-no-net',
      { ...CUSTOM, cols: 12, rows: 10, kinds: 20, gravity: 'in', walls: 'pillars', net: false },
    ],
    ['custom-9x9-12-pillars', { ...CUSTOM, cols: 9, rows: 9, kinds: 12, walls: 'pillars' }],
  ])('%s is read', (text, choice) => {
    expect(parseChoice(text)).toEqual(choice)
  })

  test.each([
    ['classic', { level: 'classic', gravity: 'none' }],
    ['hard-hard', { level: 'hard', gravity: 'none' }],
    ['hard-hard-no-net', { level: 'hard', gravity: 'none', net: false }],
    ['expert-down-merciless', { level: 'expert', gravity: 'down' }],
    ['daily-2026-11-21', { level: 'hard' }],
    ['journey-1', { level: 'expert', gravity: 'none' }],
    ['journey-7', { level: 'expert', gravity: 'out' }],
    [
      'custom-12x10-20-in',
      { level: 'custom', cols: 12, rows: 10, kinds: 20, gravity: 'in', walls: 'none' },
    ],
  ])('%s has the options %j', (text, options) => {
    expect(optionsIn(text)).toMatchObject(options)
  })

  test.each(['journey', 'shared', 'daily-2026-11-22'])('%s has no board', (text) => {
    expect(routeOf(text)).toEqual({ ok: false, code: 'unknown-choice', detail: text })
  })

  const none = `
    Classic classic- classic-sideways classic-down-up classic-easy-down classic-any classic-pillars
    daily-easy daily-down daily-2026-13-01
    journey-0 journey-8 journey-100 journey-3-1 journey-3-11 journey-3-07 journey-3-9-no-net
    journey-no-net custom-6x6 custom-6x6-111 custom-6x6-4-maze custom-6x6-4-easy
    custom-6x6-4-pillars-down`
  test.each(['', ' classic', ...none.trim().split(/\s+/)])('%j is none', (text) => {
    expect(parseChoice(text)).toBeUndefined()
  })

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
    ['journey-1', 'journey-1-2'],
    ['journey-3-9', 'journey-3-10'],
    ['journey-3-7-no-net', 'journey-3-8-no-net'],
    ['journey-3-8-no-net', 'journey-3-9'],
    ['journey-3-10', 'journey'],
    ['daily', 'journey'],
    ['shared', undefined],
    ['custom-6x6-4', undefined],
  ])('from %s is %s', (from, to) => {
    const choice = parseChoice(from)
    expect(choice && nextChoice(choice)).toEqual(to && parseChoice(to))
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
        choice: { type: 'journey', garden: 2, stage: 1 },
        kind: 'journey-2',
        href: '/link/journey-2',
        options: { level: 'expert', gravity: 'down', layout: 'even' },
      },
    })
  })

  test('as the daily board has the seed of the day', () => {
    const asked = routeOf('daily')
    expect(asked.ok && asked.value).toEqual({
      choice: { type: 'daily', day: '2026-11-21' },
      kind: 'daily',
      href: '/link/daily-2026-11-21',
      options: { level: 'hard', gravity: 'none', layout: 'even' },
      seed: 'daily 2026-11-21',
    })
  })

  test('as a shared game has its seed and its code', () => {
    const asked = routeOf('link?level=hard&seed=s&g=BAAAA')
    const linked = { board: 'link?level=hard&seed=s', code: { use: 'g', text: 'BAAAA' } }
    expect(asked.ok && asked.value).toMatchObject({ kind: 'shared', seed: 's', linked })
  })
})
