// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isMotionReduced } from '#src/ui/page.ts'
import { settingsStore } from '#src/ui/settings.ts'

const KEY = 'pairwise/settings'

/** Loads the settings with this value in storage. */
async function settingsFrom(stored: string) {
  localStorage.setItem(KEY, stored)
  vi.resetModules()
  const settings = await import('#src/ui/settings.ts')
  return settings.settingsStore.getState().values
}

const DEFAULTS = settingsStore.getInitialState().values

const inStorage = (state: unknown) => JSON.stringify({ state, version: 1 })

beforeEach(() => {
  settingsStore.getState().reset()
  localStorage.clear()
})

describe('settings', () => {
  test('are saved and restored', async () => {
    settingsStore.getState().change({ clock: false, shortcuts: false })
    const stored = localStorage.getItem(KEY)
    settingsStore.getState().reset()
    expect(await settingsFrom(stored ?? '')).toEqual({
      ...DEFAULTS,
      clock: false,
      shortcuts: false,
    })
  })

  test('replace each invalid value by its default', async () => {
    const stored = { clock: 'yes', shortcuts: false, detail: null, theme: 'pink', volume: 7 }
    expect(await settingsFrom(inStorage(stored))).toEqual({ ...DEFAULTS, shortcuts: false })
  })

  test('drop unknown entries', async () => {
    expect(await settingsFrom(inStorage({ clock: false, evil: 1 }))).not.toHaveProperty('evil')
  })

  test.each(['null', '[]', '"no"', '7'])('stored as %s take their defaults', async (state) => {
    expect(await settingsFrom(`{"state":${state},"version":1}`)).toEqual(DEFAULTS)
  })

  test.each(['', '{{{', '[]', '{"version":1}'])(
    'damaged as %j take their defaults',
    async (text) => {
      expect(await settingsFrom(text)).toEqual(DEFAULTS)
    },
  )

  test('last as long as the page where storage is not allowed', async () => {
    const refuse = () => {
      throw new DOMException('not here', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    expect(await settingsFrom(inStorage({ clock: false }))).toEqual(DEFAULTS)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    settingsStore.getState().change({ clock: false })
    expect(settingsStore.getState().values.clock).toBe(false)
    vi.restoreAllMocks()
  })
})

test.each([
  ['system', true, true],
  ['system', false, false],
  ['reduced', false, true],
  ['full', true, false],
] as const)(
  'motion as %s, reduced by the system: %j, is reduced: %j',
  (motion, matches, isReduced) => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: matches && media === '(prefers-reduced-motion: reduce)',
    }))
    settingsStore.getState().change({ motion })
    expect(isMotionReduced()).toBe(isReduced)
  },
)
