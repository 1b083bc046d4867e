import { expect, test } from 'vitest'
import { isCleared, withoutTiles } from '#src/games/link/board/board.ts'
import { parseChoice } from '#src/games/link/choice.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'
import { proveByPlayouts } from '#src/games/link/solver/playouts.ts'
import { repeats } from '../../../support/effort'

const DAY_MS = 86_400_000
const FIFTY_YEARS = 18_262

/** Tests for a valid clearing line of a day's board. */
function isFair(date: string): boolean {
  const { options, daily } = parseChoice('daily', date) ?? {}
  const parsed = parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.code)
  const board = deal(parsed.value, daily?.seed ?? '')
  const line = proveByPlayouts(board, parsed.value.gravity) ?? []
  return isCleared(line.reduce((rest, { from, to }) => withoutTiles(rest, from, to), board))
}

test('every daily board of fifty years is clearable', () => {
  const dates = Array.from({ length: repeats(FIFTY_YEARS) }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1) + day * DAY_MS).toISOString().slice(0, 10),
  )
  expect(dates.filter((date) => !isFair(date))).toEqual([])
})
