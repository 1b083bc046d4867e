// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULTS, settingsStore } from '#src/ui/settings.ts'

const KEY = 'pairwise/settings'

/** What the settings are when this is found in storage. */
async function settingsFrom(kept: string) {
  localStorage.setItem(KEY, kept)
  await settingsStore.persist.rehydrate()
  const { change: _, ...settings } = settingsStore.getState()
  return settings
}

const inStorage = (state: unknown) => JSON.stringify({ state, version: 1 })

beforeEach(() => {
  settingsStore.setState(DEFAULTS)
  localStorage.clear()
})

describe('settings', () => {
  it('are kept, and read again', async () => {
    settingsStore.getState().change({ clock: false, countdown: true })
    const kept = localStorage.getItem(KEY)
    settingsStore.setState(DEFAULTS)
    expect(await settingsFrom(kept ?? '')).toEqual({ ...DEFAULTS, clock: false, countdown: true })
  })

  it('take the default for each bad value, and keep the good ones', async () => {
    const kept = { clock: 'yes', countdown: true, lostNotice: null, theme: 'pink', volume: 7 }
    expect(await settingsFrom(inStorage(kept))).toEqual({ ...DEFAULTS, countdown: true })
  })

  it('that are not known are dropped', async () => {
    expect(await settingsFrom(inStorage({ clock: false, evil: 1 }))).not.toHaveProperty('evil')
  })

  it.each(['null', '[]', '"no"', '7'])('that are %s are the defaults', async (state) => {
    expect(await settingsFrom(`{"state":${state},"version":1}`)).toEqual(DEFAULTS)
  })
})
