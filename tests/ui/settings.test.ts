// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { linkSettings } from '#src/games/link/settings.ts'
import { settingsStore } from '#src/ui/settings.ts'

const KEY = 'pairwise/settings'

/** What the settings are when this is found in storage. */
async function settingsFrom(kept: string) {
  localStorage.setItem(KEY, kept)
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
  test('are kept, and read again', async () => {
    settingsStore.getState().change({ clock: false, shortcuts: false })
    const kept = localStorage.getItem(KEY)
    settingsStore.getState().reset()
    expect(await settingsFrom(kept ?? '')).toEqual({ ...DEFAULTS, clock: false, shortcuts: false })
  })

  test('take the default for each bad value, and keep the good ones', async () => {
    const kept = { clock: 'yes', shortcuts: false, detail: null, theme: 'pink', volume: 7 }
    expect(await settingsFrom(inStorage(kept))).toEqual({ ...DEFAULTS, shortcuts: false })
  })

  test('that are not known are dropped', async () => {
    expect(await settingsFrom(inStorage({ clock: false, evil: 1 }))).not.toHaveProperty('evil')
  })

  test.each(['null', '[]', '"no"', '7'])('that are %s are the defaults', async (state) => {
    expect(await settingsFrom(`{"state":${state},"version":1}`)).toEqual(DEFAULTS)
  })

  test('of one game are read from where all of them stood before', async () => {
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
