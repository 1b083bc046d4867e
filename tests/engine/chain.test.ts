import { describe, expect, test } from 'vitest'
import {
  addGame,
  type Chain,
  dealAgain,
  MAX_CHAINED_GAMES,
  MAX_CHAINED_MOVES,
  parseSaves,
  stepsBack,
  stepsOn,
} from '#src/engine/chain.ts'
import { finish, restore } from '#src/engine/restore.ts'
import {
  elapsed,
  makeSave,
  playMove,
  redo,
  type Save,
  startSession,
  stateOf,
  takeAssist,
  undo,
} from '#src/engine/session.ts'
import { type MemoryGame, makeText, rules } from '../support/memory/rules/rules'

type MemoryChain = Chain<MemoryGame>

const options = { pairs: 2, deal: 1 } as const

/** Seeds whose rows are `abab` and `abba`. */
const SEEDS = ['seed 10', 'seed 3']

const dealt = (seed: string) => startSession(rules, options, seed)
const start: MemoryChain = { session: dealt('seed 10'), earlier: [], later: [] }

/** Formats cards: a letter each, capital if face up, a dot if removed. */
const row = ({ session }: MemoryChain): string => makeText(stateOf(session)).split(' ')[2] ?? ''

function play(chain: MemoryChain, card: number, now = 0): MemoryChain {
  const played = playMove(rules, chain.session, { type: 'turn', card }, now)
  if (!played.ok) throw new Error(`card ${card}: ${played.code}`)
  return { ...chain, session: played.state, later: [] }
}

function back(chain: MemoryChain): MemoryChain {
  const session = undo(rules, chain.session, () => true, 0)
  if (session !== chain.session) return { ...chain, session }
  return finish(stepsBack(rules, chain, 0)) ?? chain
}

function on(chain: MemoryChain): MemoryChain {
  const session = redo(rules, chain.session, () => true, 0)
  if (session !== chain.session) return { ...chain, session }
  return finish(stepsOn(rules, chain, 0)) ?? chain
}

/** Saves a chain and reads it again. */
function reload({ session, earlier, later }: MemoryChain): MemoryChain {
  const save = restore(rules, makeSave(rules, session, 0))
  if (!save.ok) throw new Error(save.code)
  const stored: unknown[] = JSON.parse(JSON.stringify([earlier, later]))
  const [before = [], after = []] = stored.map((saves) => parseSaves(rules, saves))
  return { session: save.value, earlier: before, later: after }
}

/** Follows a script: a digit turns a card, `u` undoes, `r` redoes, `n` deals another game, `a` the same again. */
function follow(script: string, afterStep = (chain: MemoryChain) => chain): MemoryChain {
  const step = (chain: MemoryChain, act: string): MemoryChain => {
    if (act === 'u') return back(chain)
    if (act === 'r') return on(chain)
    if (act === 'n') return addGame(rules, chain, dealt('seed 3'), 0)
    if (act === 'a') return addGame(rules, chain, dealAgain(chain.session), 0)
    return play(chain, Number(act))
  }
  return [...script].reduce((chain, act) => afterStep(step(chain, act)), start)
}

describe.each([
  ['at once', (chain: MemoryChain) => chain],
  ['with a reload after every step', reload],
])('%s', (_, afterStep) => {
  test.each([
    ['undo', '02nu', '.b.b'],
    ['undo after two deals', '02nnu', '.b.b'],
    ['undo after its first move', '02n0uu', '.b.b'],
    ['undo after a restart', '02au', '.b.b'],
    ['undo after a restart and its first move', '02a0uu', '.b.b'],
    ['undo through three games', '02n0a03uuuuuu', 'Abab'],
    ['undo further into the game before', '02nuu', 'Abab'],
    ['undo, its undone move included', '02unur', '.b.b'],
    ['undo, whose undone moves can be redone', '02uunurr', '.b.b'],
    ['redo', '02n0uur', 'abba'],
    ['redo to its last move', '02n0uurr', 'Abba'],
    ['redo through three games', '0n0a3uuuuurrrrr', 'abbA'],
    ['no redo after a move', '0nu2r', '.b.b'],
    ['no redo of moves after a restart', '02ar', 'abab'],
    ['no undo past the first game', '02uuuu', 'abab'],
    ['no undo past a board without a move', 'nu', 'abba'],
  ])('%s: after "%s" the row is %s', (_, script, expected) => {
    expect(row(follow(script, afterStep))).toBe(expected)
  })
})

test('dealt rows are as the tests read them', () => {
  expect(SEEDS.map((seed) => row({ ...start, session: dealt(seed) }))).toEqual(['abab', 'abba'])
})

test('every game keeps its own time and assists', () => {
  const first = play(start, 0, 1_000)
  const helped = { ...first, session: takeAssist(first.session, 'hint') }
  const again = addGame(rules, helped, dealAgain(helped.session), 9_000)
  expect(again.session).toMatchObject({ stopwatch: { ms: 0, since: null }, assists: {} })
  const restored = finish(stepsBack(rules, play(again, 2, 20_000), 60_000))
  expect(restored?.session.assists).toEqual({ hint: 1 })
  // Eight seconds, and the clock runs again.
  expect(restored && elapsed(restored.session.stopwatch, 61_000)).toBe(9_000)
})

/** A save of `count` moves that turn one card after another. */
const saveOf = (count: number, seed = 'seed 10'): Save<MemoryGame> => ({
  ...makeSave(rules, dealt(seed), 0),
  moves: Array.from({ length: count }, (_, card) => ({ type: 'turn', card: card % 4 })),
})

describe('of untrusted games', () => {
  const good = makeSave(rules, play(start, 0).session, 0)

  test.each<[string, unknown, number]>([
    ['no list', { 0: good }, 0],
    ['nothing', undefined, 0],
    ['a damaged one', [good, { ...good, seed: '' }, 'save', null, good], 2],
    ['too many', Array(MAX_CHAINED_GAMES + 5).fill(good), MAX_CHAINED_GAMES],
    ['too many moves', [saveOf(2), saveOf(MAX_CHAINED_MOVES - 1), saveOf(1)], 2],
    ['one with too many moves', [good, saveOf(MAX_CHAINED_MOVES + 1)], 1],
  ])('%s: the last within the bounds are kept', (_, input, kept) => {
    expect(parseSaves(rules, input)).toHaveLength(kept)
  })

  test('those with illegal moves are passed over', () => {
    const illegal = { ...good, moves: [...good.moves, ...good.moves] }
    const chain = { ...start, earlier: [good, illegal, illegal] }
    const restored = finish(stepsBack(rules, chain, 0))
    expect([restored && row(restored), restored?.earlier]).toEqual(['Abab', []])
    expect(finish(stepsBack(rules, { ...start, earlier: [illegal] }, 0))).toBeUndefined()
  })
})

test('the oldest games are dropped first', () => {
  let chain = start
  for (let game = 0; game < MAX_CHAINED_GAMES + 3; game++)
    chain = addGame(rules, play(chain, 0), dealt(`game ${game}`), 0)
  expect(chain.earlier).toHaveLength(MAX_CHAINED_GAMES)
  expect(chain.earlier[0]?.seed).toBe('game 2')
})
