// @vitest-environment jsdom
import { startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n, type Messages, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import { FACE_SETS, type FaceSet, linkSettings } from '#src/games/link/settings.ts'
import { emoji, loadFaces } from '#src/games/link/tiles/faces.ts'
import forms from '#src/games/link/tiles/forms.json'
import { animals, food, mahjong, radicals, readings } from '#src/games/link/tiles/picture-sets.tsx'
import { shapes } from '#src/games/link/tiles/shapes.tsx'
import { letters, type TileSet } from '#src/games/link/tiles/tile-set.tsx'
import { settings } from '#src/games/link/ui/SettingRows.tsx'
import { messages as english } from '#src/locales/en.po'
import { messages as vietnamese } from '#src/locales/vi.po'
import { messages as chinese } from '#src/locales/zh-Hant.po'
import { formName } from '#src/ui/names.ts'
import type { Language } from '#src/ui/settings.ts'
import { openSession, renderPlaying } from '../../../support/playing'

const SETS: Readonly<Record<FaceSet, TileSet>> = {
  emoji,
  animals,
  food,
  mahjong,
  radicals,
  readings,
  shapes,
  letters,
}
const KINDS = Array.from({ length: 36 }, (_, index) => index + 1)
const CATALOGUES: Readonly<Record<Language, Messages>> = {
  en: english,
  vi: vietnamese,
  'zh-Hant': chinese,
}

beforeEach(() => linkSettings.getState().reset())

describe.each(Object.entries(CATALOGUES))('in %s', (locale, messages) => {
  const speaker = setupI18n({ locale, messages: { [locale]: messages } })

  test.each(Object.entries(SETS))('the set %s has a name for each of 36 kinds', (_, { name }) => {
    const names = KINDS.map((kind) => name(speaker, kind))
    expect(new Set(names).size).toBe(36)
    expect(names.filter((one) => one === '' || one.includes('link.'))).toEqual([])
  })
})

test.each([
  ['emoji', emoji, 1, 'Grinning face'],
  ['animals', animals, 36, 'Peacock'],
  ['food', food, 7, 'Melon'],
  ['mahjong', mahjong, 2, '1 of dots'],
  ['mahjong', mahjong, 4, 'Red dragon'],
  ['radicals', radicals, 1, '火 huǒ (fire)'],
  ['readings', readings, 5, '水 shuǐ (water)'],
  ['shapes', shapes, 13, 'Hollow circle'],
] as const)('a kind of %s is called by what is seen', (_, { name }, kind, words) => {
  expect(name(i18n, kind)).toBe(words)
})

test.each(forms)('a $form is called so', ({ form }) => {
  expect(formName(i18n, form)).toBe(form)
})

test('a game goes on with another set', async () => {
  const options = { level: 'literal', board: 'AAB.\nB...', gravity: 'none' } as const
  const session = startSession(rules, options, 'seed')
  const pending = () => new Promise<never>(() => {})
  const solver = {
    findDeal: pending,
    findGradedDeal: pending,
    findShuffle: pending,
    findOpening: pending,
    verdictOf: pending,
    lastClearable: pending,
    gradeOf: pending,
    tilesLeft: pending,
    decideBoards: pending,
    statusAfter: pending,
    end: () => {},
  }
  const { user } = renderPlaying(openSession(linkScreen, { session }, solver))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Grinning face, row 1, column 1')
  await act(async () => {
    linkSettings.getState().change({ faces: 'shapes' })
    loadFaces()
    await import('#src/games/link/tiles/shapes.tsx')
  })
  await screen.findByRole('button', { name: 'Full circle, row 1, column 2' })
  await press('Full circle, row 1, column 2')
  expect(screen.queryByRole('button', { name: /^Full circle/ })).toBeNull()
  expect(screen.getAllByRole('button', { name: /^Full square, row/ })).toHaveLength(2)
})

describe('the settings', () => {
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio')

  function renderRows() {
    render(<I18nProvider i18n={i18n}>{settings.Rows && <settings.Rows />}</I18nProvider>)
    return userEvent.setup()
  }

  test('offer every set as one of a group', () => {
    renderRows()
    expect(screen.getByRole('group', { name: 'Tile faces' })).toBeDefined()
    expect(radios().map(({ value }) => value)).toEqual([...FACE_SETS])
    expect(screen.getByRole('radio', { name: 'Pictures', checked: true })).toBeDefined()
  })

  test('take a set', async () => {
    const user = renderRows()
    await user.click(screen.getByRole('radio', { name: 'Mahjong' }))
    expect(linkSettings.getState().values.faces).toBe('mahjong')
    expect(screen.getByRole('radio', { name: 'Mahjong', checked: true })).toBeDefined()
  })
})
