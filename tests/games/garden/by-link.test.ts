// @vitest-environment jsdom
import '../../support/browser'
import { beforeEach, describe, expect, test } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import { makeCheckedLink, writeGame } from '#src/engine/game-code.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { makeRandom } from '#src/engine/random.ts'
import { type Session, startSession } from '#src/engine/session.ts'
import { runSides } from '#src/games/garden/by-link.ts'
import { codeMove } from '#src/games/garden/rules/code.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenGame, GardenOptions, Side } from '#src/games/garden/rules/types.ts'
import { screen } from '#src/games/garden/screen.tsx'
import { readLinked } from '#src/play/session/linked.ts'
import { openSession } from '../../support/playing'
import { playOut } from './rules/playing'

const NAMED: GardenOptions = { difficulty: 'friend', deal: 1, a: 'An', b: 'Bình' }
/** The same board without names, whose code can hold a time-out. */
const UNNAMED: GardenOptions = { difficulty: 'friend', deal: 1 }

/** A board of its own for each test, whose side nothing knows. */
let board = 0
const seedNow = () => `seed ${board}`

/** The first moves of one random game, in which An moves first. */
function played(moves: number, stream = 'friends'): Session<GardenGame> {
  const turns = playOut(rules.deal(NAMED, seedNow()), makeRandom(stream))
  const steps = [...turns].flatMap(({ move, ...turn }) => (move ? { move, ...turn } : []))
  return { ...startSession(rules, NAMED, seedNow()), past: steps.slice(0, moves) }
}

/** Writes a game for a link to the board with names. */
function linkOf(session: Session<GardenGame>): string {
  const address = makeLinkCode({ game: 'garden', options: NAMED, seed: seedNow() })
  const text = writeGame({ rules, codeMove }, session, address)
  return makeCheckedLink(address, { use: 'turn', text })
}

async function read(link: string) {
  const route = parseRoute(screen, link, '2026-11-21')
  if (!route.ok || !route.value.linked) throw new Error('It is no link')
  return readLinked(screen, route.value, route.value.linked, new AbortController().signal)
}

/** Opens a link over the game that is saved here; returns why it is not taken, or the moves on the board. */
async function open(link: string, saved?: Session<GardenGame>) {
  const linked = await read(link)
  if (!linked.ok) return linked.code
  const game = linked.value.goOn?.(saved)
  if (!game) throw new Error('There is no game to go on with')
  return game.ok ? game.value.past.length : `${game.code} ${game.detail}`
}

/** Plays a side at this device. */
function sit(side: Side): void {
  const session = played(side === 'human' ? 0 : 1)
  const playing = openSession(screen, { session: played(0) }, screen.worker.start(), 'friend')
  runSides({ ...playing, sent: session })
  expect(playing.store.getState().side).toBe(side)
}

beforeEach(() => {
  board += 1
  history.replaceState(null, '')
})

test.each([
  ['human', 'won', 'won'],
  ['ai', 'won', 'lost'],
  ['ai', 'lost', 'won'],
  ['ai', 'drawn', 'drawn'],
] as const)(
  'at the device of %s, a game that is %s by the rules is %s',
  (side, result, expected) => {
    const { store } = openSession(screen, { session: played(1) }, screen.worker.start(), 'friend')
    store.getState().takeSide(side, false)
    expect(screen.byLink?.resultHere(store.getState(), result)).toBe(expected)
  },
)

describe('a link over a game by link', () => {
  // Odd moves are An's. What is taken is shown but for the last move, which is played before the eyes.
  test.each<[side: Side, here: number, sent: number, expected: number | string]>([
    ['human', 1, 2, 1],
    ['human', 3, 4, 3],
    ['human', 3, 3, 3],
    ['human', 3, 2, 3],
    ['human', 2, 3, 'own-moves 3'],
    ['human', 1, 4, 'own-moves 3'],
    ['human', 2, 7, 'own-moves 3, 5, 7'],
    ['human', 0, 1, 'own-moves 1'],
    ['ai', 0, 1, 0],
    ['ai', 2, 3, 2],
    ['ai', 2, 4, 'own-moves 4'],
    ['ai', 2, 7, 'own-moves 4, 6'],
  ])('of %s after %i moves, with %i: %s', async (side, here, sent, expected) => {
    sit(side)
    expect(await open(linkOf(played(sent)), played(here))).toBe(expected)
  })

  test('is taken whole where no game of this board was opened', async () => {
    expect(await open(linkOf(played(7)))).toBe(6)
  })

  test('with another first move is refused', async () => {
    sit('human')
    expect(await open(linkOf(played(4, 'others')), played(3))).toBe('forked 1')
  })

  test('with moves of one’s own is taken once that is agreed to, and no other link', async () => {
    sit('human')
    history.replaceState({ agreed: location.hash }, '')
    expect(await open(linkOf(played(7)), played(2))).toBe(6)
    location.hash = '#/other'
    expect(await open(linkOf(played(7)), played(2))).toBe('own-moves 3, 5, 7')
  })

  test.each([0, 1, 2])('with a time-out after %i moves is refused', async (moves) => {
    const { past } = played(moves)
    const side = moves % 2 === 0 ? 'human' : 'ai'
    const steps = [...past.map(({ move }) => move), { type: 'time-out', side } as const]
    // Written by rules that have a clock.
    const timed = startSession(rules, UNNAMED, seedNow())
    let state = timed.dealt
    const forged = steps.map((move) => {
      const turn = rules.play(state, move)
      if (!turn.ok) throw new Error(turn.code)
      state = turn.state
      return { move, state, events: turn.events }
    })
    expect(await open(linkOf({ ...timed, past: forged }), played(moves))).toBe('bad-code')
  })
})
