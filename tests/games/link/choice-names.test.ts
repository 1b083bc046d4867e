import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { type LinkChoice, nameOf, parseChoice } from '#src/games/link/choice.ts'
import { messages } from '#src/locales/en.po'

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

function choiceOf(text: string): LinkChoice {
  const choice = parseChoice(text)
  if (!choice) throw new Error(`There is no ${text}`)
  return choice
}

const board = { rows: 8, cols: 20, cells: new Uint8Array(160) }

describe('a kind of game is named as it looks', () => {
  test.each([
    ['expert', 'in a wide window', 'Expert · 16\u00a0×\u00a09'],
    ['expert-down', 'in a wide window', 'Expert · 16\u00a0×\u00a09 · Tiles fall down'],
    ['expert-down', 'in an upright window', 'Expert · 9\u00a0×\u00a016 · Tiles slide right'],
    ['hard-right', 'in an upright window', 'Hard · 10\u00a0×\u00a012 · Tiles fall down'],
    ['novice-up', 'in an upright window', 'Novice · 6\u00a0×\u00a08 · Tiles slide left'],
    ['classic-left', 'in an upright window', 'Classic · 8\u00a0×\u00a020 · Tiles rise'],
    ['classic-in', 'in an upright window', 'Classic · 8\u00a0×\u00a020 · Tiles close in'],
    ['custom-6x6-9-down', 'in an upright window', 'Custom · 6\u00a0×\u00a06 · Tiles fall down'],
    ['custom-4x8-9-down', 'in an upright window', 'Custom · 4\u00a0×\u00a08 · Tiles fall down'],
    ['custom-4x8-9-down', 'in a wide window', 'Custom · 8\u00a0×\u00a04 · Tiles slide right'],
    ['custom-9x9-9-pillars', 'in a wide window', 'Custom · 9\u00a0×\u00a09 · Pillars'],
    [
      'custom-4x8-9-down-courtyard',
      'in a wide window',
      'Custom · 8\u00a0×\u00a04 · Tiles slide right · Courtyard',
    ],
    ['courtyard-in', 'in a wide window', 'Courtyard · 14\u00a0×\u00a010 · Tiles close in'],
    ['normal-fiendish', 'in a wide window', 'Normal · 10\u00a0×\u00a08 · Fiendish'],
    ['hard-hard', 'in a wide window', 'Hard · 12\u00a0×\u00a010 · Tricky'],
    [
      'expert-down-easy',
      'in an upright window',
      'Expert · 9\u00a0×\u00a016 · Tiles slide right · Gentle',
    ],
    ['novice-no-net', 'in a wide window', 'Novice · 8\u00a0×\u00a06 · No net'],
    ['hard-hard-no-net', 'in a wide window', 'Hard · 12\u00a0×\u00a010 · Tricky · No net'],
    ['daily', 'in an upright window', 'Daily board'],
    ['journey-3', 'in an upright window', 'Sky lanterns 1'],
    ['journey-3-7-no-net', 'in a wide window', 'Sky lanterns 7 · No net'],
  ])('%s, %s: %s', (text, window, name) => {
    expect(nameOf(i18n, choiceOf(text), window === 'in an upright window')).toBe(name)
  })
})

test.each<[string, Gravity, boolean, string]>([
  ['classic', 'none', false, 'Classic · 20\u00a0×\u00a08'],
  ['classic', 'none', true, 'Classic · 8\u00a0×\u00a020'],
  ['classic-down', 'down', true, 'Classic · 8\u00a0×\u00a020 · Tiles slide right'],
  ['custom-20x8-24-down', 'down', true, 'Custom · 8\u00a0×\u00a020 · Tiles slide right'],
  ['hard-hard', 'none', false, 'Hard · 20\u00a0×\u00a08'],
  ['journey-3', 'up', false, 'Sky lanterns 1 · 20\u00a0×\u00a08 · Tiles rise'],
  ['journey-3', 'up', true, 'Sky lanterns 1 · 8\u00a0×\u00a020 · Tiles slide left'],
  ['shared', 'right', true, 'Shared game · 8\u00a0×\u00a020 · Tiles fall down'],
  ['custom-20x8-24-in-pillars', 'in', true, 'Custom · 8\u00a0×\u00a020 · Tiles close in · Pillars'],
])('%s with %s, upright: %s, has the title %s', (text, gravity, isUpright, title) => {
  expect(nameOf(i18n, choiceOf(text), isUpright, { dealt: { board, gravity } })).toBe(title)
})
