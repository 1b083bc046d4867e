// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { linkSettings } from '#src/games/link/settings.ts'
import { settingsStore } from '#src/ui/settings.ts'

const KEY = 'pairwise/settings'

/** Loads the settings with this value in storage. */
async function settingsFrom(stored: string) {
  localStorage.setItem(KEY, stored)
  await settingsStore.persist.rehydrate()
  return settingsStore.getState().values
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

  test('of a game migrate from the old shared key', async () => {
    localStorage.setItem(KEY, inStorage({ countdown: true, faces: 'letters', theme: 'light' }))
    await linkSettings.persist.rehydrate()
    const defaults = linkSettings.getInitialState().values
    expect(linkSettings.getState().values).toEqual({
      ...defaults,
      countdown: true,
      faces: 'letters',
    })
  })
})
