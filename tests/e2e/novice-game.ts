import type { Page } from '@playwright/test'
import { makeSave, startSession, stateOf } from '#src/engine/session.ts'
import type { Match } from '#src/games/link/board/pairs.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { played } from '../support/link-of'
import {
  attempt,
  clearAtOnce,
  clearingLine,
  figureOf,
  findDifferent,
  readBoard,
  tilesIn,
} from './link-board'
import { expect } from './page'
import { openBeside, savedMoves, writeStoredSave } from './stored-saves'

/** The slot of this level. */
export const SLOT = 'link/novice'

/** Plays three matches and a miss on a new novice board, and waits until they are saved. */
export async function playALittle(page: Page): Promise<void> {
  await clearAtOnce(page, 21)
  await attempt(page, findDifferent(await readBoard(page)))
  await expect(figureOf(page, 'moves')).toHaveText('4')
  await expect.poll(() => savedMoves(page, SLOT)).toBe(4)
}

/** Opens a novice game that was saved after as much: faster, where how it was saved is another test's. */
export async function openALittle(page: Page): Promise<void> {
  await storeALittle(page)
  await page.goto(`/#/${SLOT}`)
  await expect(tilesIn(page)).toHaveCount(42)
  await expect(page.getByRole('toolbar')).toBeVisible()
}

/** Stores such a game. */
export async function storeALittle(page: Page): Promise<void> {
  await openBeside(page)
  await writeStoredSave(page, SLOT, { at: 1, left: 42, href: `/${SLOT}`, save: saveALittle() })
}

function saveALittle() {
  const options = rules.parseOptions({ level: 'novice', gravity: 'none' })
  if (!options.ok) throw new Error(options.code)
  const dealt = startSession(rules, options.value, 'little')
  const moves = clearingLine(stateOf(dealt).board).slice(0, 3).map(attempted)
  const miss = attempted(findDifferent(stateOf(played(rules, dealt, moves)).board))
  return makeSave(rules, played(rules, dealt, [...moves, miss]), 0)
}

const attempted = (match: Match) => ({ type: 'attempt', ...match }) as const
