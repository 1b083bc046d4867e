import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIGURES } from '#src/games/link/grade/engine/figures.ts'
import { writePage } from './page'

test('docs/grades.md is written from the figures', () => {
  expect(readFileSync('docs/grades.md', 'utf8')).toBe(writePage(FIGURES))
})
