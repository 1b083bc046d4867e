import { expect, test } from 'vitest'
import { isOver, playMove, startSession, stateOf } from '#src/engine/session.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import { clearingOrder } from '#src/games/link/ui/end/clearing.ts'

/** Moves: attempts as "row,col row,col", and shuffles by their seed. */
const moveOf = (text: string): LinkMove => {
  const [from = '', to = ''] = text.split(' ')
  if (from === 'shuffle') return { type: 'shuffle', layout: 'peeled', seed: to }
  const at = (place: string) => {
    const [row = 0, col = 0] = place.split(',').map(Number)
    return { row, col }
  }
  return { type: 'attempt', from: at(from), to: at(to) }
}

function orderOf(board: string, gravity: Gravity, moves: readonly string[]): string {
  const parsed = rules.parseOptions({ level: 'literal', board, gravity })
  if (!parsed.ok) throw new Error(parsed.code)
  const { dealt, past } = moves.map(moveOf).reduce(
    (session, move) => {
      const played = playMove(rules, session, move, 0)
      if (!played.ok) throw new Error(played.code)
      return played.state
    },
    startSession(rules, parsed.value, 'seed'),
  )
  const { cols } = dealt.board
  const digits = Array.from(clearingOrder({ dealt, past })).join('')
  return digits.match(new RegExp(`.{${cols}}`, 'g'))?.join('/') ?? ''
}

test.each<[string, string, Gravity, string[], string]>([
  ['before the first match', 'AB\nAB', 'none', [], '00/00'],
  ['in the order of matches', 'AB\nAB', 'none', ['0,1 1,1', '0,0 1,0'], '21/21'],
  ['not at a mismatch', 'AB\nAB', 'none', ['0,0 0,1', '0,0 1,0'], '10/10'],
  ['beside walls and empty cells', 'A#A\nB.B', 'none', ['1,0 1,2'], '000/101'],
  ['where tiles fell', 'AB\nCC\nAB', 'down', ['1,0 1,1', '1,0 2,0', '1,1 2,1'], '23/11/23'],
  ['where tiles slid to the right', 'AABB', 'right', ['0,2 0,3', '0,2 0,3'], '2211'],
])('%s', (_, board, gravity, moves, expected) => {
  expect(orderOf(board, gravity, moves)).toBe(expected)
})

test('every tile of a cleared board has its match, after shuffles too', () => {
  const parsed = rules.parseOptions({ level: 'novice', gravity: 'in' })
  if (!parsed.ok) throw new Error(parsed.code)
  let session = startSession(rules, parsed.value, 'seed')
  for (let turn = 0; !isOver(rules, session); turn++) {
    const [match] = rules.legalMoves(stateOf(session))
    const move = turn % 7 ? match : moveOf(`shuffle ${turn}`)
    if (!move) break
    const played = playMove(rules, session, move, 0)
    if (!played.ok) throw new Error(played.code)
    session = played.state
  }
  const order = Array.from(clearingOrder(session))
  const { cells } = session.dealt.board
  for (let match = 1; match <= 24; match++) {
    const pair = order.flatMap((taken, cell) => (taken === match ? [cells[cell]] : []))
    expect(pair).toEqual([pair[0], pair[0]])
  }
  expect(Math.min(...order)).toBe(1)
})
