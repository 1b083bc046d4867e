import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_KINDS } from '#src/games/cascade/rules/board.ts'
import { shapeOf } from '#src/games/cascade/ui/Gem.tsx'
import { CLOTHS } from '#src/ui/kit/Trail.tsx'

type Colours = Readonly<Record<string, string>>

const css = readFileSync('src/ui/kit/tokens.css', 'utf8')

/** The colours that rules give under a selector, alone or among others; later ones win. */
function coloursOf(selector: string, scheme: 'light' | 'dark' = 'dark'): Colours {
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selectors = '']) =>
    selectors
      .replace(/\/\*.*?\*\//gs, '')
      .split(',')
      .some((one) => one.trim() === selector),
  )
  if (rules.length === 0) throw new Error(`There is no rule for ${selector}`)
  const text = rules
    .map(([, , declarations]) => declarations)
    .join('')
    .replaceAll(/light-dark\((.*?), (.*?)\)/g, scheme === 'light' ? '$1' : '$2')
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)].map(([, name, colour]) => [name, colour]),
  )
}

const dark = coloursOf(':root')
const light = coloursOf(':root', 'light')
const highContrast = { ...dark, ...coloursOf('[data-theme="contrast"]') }
const THEMES: Readonly<Record<string, Colours>> = { dark, light, contrast: highContrast }

/** A table is the same in the dark theme and in the light one. */
const TABLES_IN_THEMES: Readonly<Record<string, Colours>> = {
  night: { ...dark, ...coloursOf('[data-table="night"]') },
  paper: { ...light, ...coloursOf('[data-table="paper"]') },
  felt: { ...dark, ...coloursOf('[data-table="felt"]') },
  'paper in high contrast': { ...light, ...coloursOf('[data-theme="contrast"]', 'light') },
  'felt in high contrast': {
    ...highContrast,
    ...coloursOf('[data-theme="contrast"] [data-table="felt"]'),
  },
}

/** Returns the channels of an opaque colour, each 0 … 1. */
function channels(hex: string): readonly number[] {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((d) => d + d).join('') : hex.slice(1)
  if (digits.length !== 6) throw new Error(`${hex} is not opaque`)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
}

/** Relative luminance, as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(colours: Colours, one: string, other: string): number {
  const [light = 0, dim = 0] = [one, other]
    .map((name) => luminance(colours[name] ?? `no colour ${name}`))
    .sort((a, b) => b - a)
  return (light + 0.05) / (dim + 0.05)
}

const RINGS = 'ring-selected ring-hint ring-mismatch'

/** The contrast that text, graphics and the lines of a grid need. */
const [TEXT, SIGN, LINE] = [4.5, 3, 1.5] as const

/** Colours on grounds in every theme; the tray of Cascade's gems is dark in each. */
const IN_THEMES = [
  ['text muted accent', TEXT, 'table table-deep table-lift'],
  ['gold-ink', TEXT, 'gold'],
  ['tile-ink', TEXT, 'tile tile-selected tile-hint tile-mismatch tile-hover'],
  ['path accent focus', SIGN, 'table table-deep table-lift'],
  [RINGS, SIGN, 'table table-deep table-lift'],
  ['tool-ink', SIGN, 'hint new debug menu go'],
  ['text', SIGN, 'go'],
  ['hint', SIGN, 'table table-lift tile-hint'],
  ['gold leaf ring-mismatch tool-ink focus-tray', SIGN, 'tray'],
  ['grid-line', LINE, 'table table-deep table-lift'],
] as const

/** Elements on a board's background beside its tiles. */
const ON_TABLES = [
  ['text muted', TEXT],
  ['path accent focus hint', SIGN],
  [`${RINGS} ring-opponent`, SIGN],
  ['grid-line', LINE],
] as const

/** Colours that are on the cloths of trails. */
const ON_CLOTHS = [
  ['text muted accent', TEXT],
  ['path focus', SIGN],
] as const

/** Pairs of the names in two lists whose contrast is too low. */
const faint = (colours: Colours, inks: string, grounds: string, least: number) =>
  inks
    .split(' ')
    .flatMap((ink) => grounds.split(' ').map((ground) => [ink, ground] as const))
    .filter(([ink, ground]) => contrast(colours, ink, ground) < least)

/** Returns the hue of a colour in degrees; `undefined` for greys. */
function hue(hex: string): number | undefined {
  const [r = 0, g = 0, b = 0] = channels(hex)
  const chroma = Math.max(r, g, b) - Math.min(r, g, b)
  if (chroma === 0) return undefined
  const degrees = Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * (180 / Math.PI)
  return (degrees + 360) % 360
}

const differ = (one: string, other: string, degrees: number): boolean => {
  const [a, b] = [hue(one), hue(other)]
  if (a === undefined || b === undefined) return a !== b
  return Math.min(Math.abs(a - b), 360 - Math.abs(a - b)) > degrees
}

describe('a ring of focus', () => {
  test.each(Object.entries({ ...THEMES, ...TABLES_IN_THEMES }))(
    'has a hue of its own: %s',
    (_, { focus = '', ...colours }) => {
      const alike = RINGS.split(' ').filter((ring) => !differ(focus, colours[ring] ?? '', 45))
      expect(alike).toEqual([])
    },
  )

  test('has this colour in every sheet', () => {
    const colours = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .flatMap((path) => readFileSync(`src/${path}`, 'utf8').match(/:focus-visible[^}]*\}/g) ?? [])
      .flatMap((rule) => [...rule.matchAll(/var\(--(?!cell|ring,)([\w-]+)\)/g)])
      .map(([, name]) => name)
    expect(new Set(colours)).toEqual(new Set(['focus', 'focus-tray']))
  })

  test('is hidden by no sheet but those of boards, which draw it on the tile', () => {
    const hiding = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .filter((path) => /outline[-\w]*:\s*(none|0)/.test(readFileSync(`src/${path}`, 'utf8')))
    expect(hiding.toSorted()).toEqual([
      'games/cascade/ui/Cell.module.css',
      'games/link/ui/Tile.module.css',
      'ui/board/Board.module.css',
    ])
  })
})

test('nothing in the light theme is brown', () => {
  const { accent = '' } = THEMES.light ?? {}
  expect(hue(accent)).toBeGreaterThan(180)
})

describe('contrast', () => {
  test('is computed as in WCAG', () => {
    const colours = { white: '#ffffff', black: '#000', grey: '#777777' }
    expect(contrast(colours, 'white', 'black')).toBe(21)
    expect(contrast(colours, 'white', 'grey')).toBeCloseTo(4.48, 2)
  })

  describe.each(Object.entries(THEMES))('in the %s theme', (_, colours) => {
    test.each(IN_THEMES)('of %s is enough, %d : 1, on %s', (inks, least, grounds) => {
      expect(faint(colours, inks, grounds, least)).toEqual([])
    })
  })

  describe.each(Object.entries(TABLES_IN_THEMES))('on the table %s', (_, colours) => {
    test.each(ON_TABLES)('of %s is enough, %d : 1', (inks, least) => {
      expect(faint(colours, inks, 'table table-deep', least)).toEqual([])
    })
  })

  test.each(ON_CLOTHS)('of %s on a cloth is enough, %d : 1', (inks, least) => {
    for (const cloths of CLOTHS)
      for (const [index, theme] of [light, dark].entries()) {
        const colours = { ...theme, cloth: cloths[index] ?? '' }
        expect(faint(colours, inks, 'cloth', least)).toEqual([])
      }
  })

  test('of every gem on a tray is sufficient', () => {
    const kinds = Array.from({ length: MAX_KINDS }, (_, index) => index + 1)
    const ratio = (kind: number) => contrast({ ...dark, gem: shapeOf(kind).fill }, 'gem', 'tray')
    expect(kinds.filter((kind) => ratio(kind) < 3)).toEqual([])
  })

  test.each(['light', 'contrast'])(
    'of a ring in the %s theme is enough beside its tile too',
    (name) => {
      expect(faint(THEMES[name] ?? {}, RINGS, 'tile', SIGN)).toEqual([])
    },
  )
})
