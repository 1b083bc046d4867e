import { expect, test } from 'vitest'
import { startSession } from '#src/engine/session.ts'
import { type GameResult, mergeResults } from '#src/play/results.ts'
import { recordResults } from '#src/play/use-autosave.ts'
import { startOpponent } from '../support/memory/opponent'
import { rules } from '../support/memory/rules'
import { screen } from '../support/memory/screen'
import { openSession } from '../support/playing'

/** The cards read `abab`. */
const FIRST = 'seed 10'
const deal = (seed: string) => startSession(rules, { pairs: 2, deal: 1 }, seed)

/** Follows a script: a digit turns a card, `n` deals another game, `a` the same again, `u` undoes. */
function resultsOf(script: string): readonly string[] {
  const playing = openSession(screen, { session: deal(FIRST) }, startOpponent())
  let results: readonly GameResult[] = []
  recordResults(
    playing,
    () => performance.now(),
    (result) => {
      results = mergeResults(results, [{ ...result, at: results.length }], 0)
    },
  )
  const { turn, deal: dealNext, restart, undo } = playing.store.getState()
  for (const act of script) {
    if (act === 'n') dealNext(deal(`${FIRST} ${script.length}`))
    else if (act === 'a') restart()
    else if (act === 'u') undo()
    else turn(Number(act))
  }
  return results.map(
    ({ seed, end, moves }) => `${seed === FIRST ? 'first' : 'next'} ${end} ${moves}`,
  )
}

test.each([
  ['a new game alone gives nothing up', '0n', []],
  ['its first move does', '0n0', ['first left 1']],
  ['two new games give up once', '0nn0', ['first left 1']],
  ['a game taken back and given up again counts once', '0n0uu2n0', ['first left 2']],
  ['a game taken back and won is won', '0n0uu213', ['first won 4']],
  ['a restart gives nothing up', '0a0', []],
  ['a restarted game is given up once, as it was last', '02a0n0', ['first left 1']],
  ['a finished game is not given up', '0213n0', ['first won 4']],
])('%s: "%s"', (_, script, expected) => {
  expect(resultsOf(script)).toEqual(expected)
})
