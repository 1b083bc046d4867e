import { expect, test } from 'vitest'
import { prune } from '#src/saves/saved-games.ts'

const gameOf = (at: number, left: number, more: object = {}) => ({
  at,
  left,
  href: '/link',
  save: { moves: left > 0 ? [1] : [] },
  ...more,
})

const [dealt, played, over] = [0, 30, 0]

test.each<[what: string, games: Record<string, unknown>, gone: readonly string[]]>([
  [
    'the oldest that were only dealt',
    { a: gameOf(1, dealt), b: gameOf(2, dealt), c: gameOf(3, dealt) },
    ['a'],
  ],
  [
    'none played before those only dealt',
    { a: gameOf(1, played), b: gameOf(2, dealt), c: gameOf(3, dealt) },
    [],
  ],
  [
    'the oldest played',
    { a: gameOf(1, played), b: gameOf(2, played), c: gameOf(3, played) },
    ['a'],
  ],
  [
    'none before one that undo brings back',
    { a: gameOf(1, dealt, { earlier: [{ moves: [1] }] }), b: gameOf(2, over), c: gameOf(3, over) },
    [],
  ],
  ['damaged ones first', { a: 'garbage', b: gameOf(2, dealt), c: gameOf(1, dealt) }, ['a']],
])('of saves with a seed, %s goes; with moves it is set aside', (_, games, gone) => {
  const saves = Object.entries(games).map(([name, game]) => [`link/shared/${name}`, game] as const)
  const others = [
    ['link/shared/open', gameOf(0, dealt)],
    ['link/classic', gameOf(0, dealt)],
    ['aside/link/shared/a/1', gameOf(0, dealt)],
  ] as const
  const saved = new Map<string, unknown>([...saves, ...others])
  const options = { prefix: 'link/shared/', slot: 'link/shared/open', now: 9, count: 2 }
  const kept = prune(saved, options)
  const left = [...saved.keys()].filter((key) => !kept.has(key))
  expect(left).toEqual(gone.map((name) => `link/shared/${name}`))
  const isEmpty = (name: string) => JSON.stringify(games[name]) === JSON.stringify(gameOf(1, dealt))
  const aside = gone.filter((name) => !isEmpty(name)).map((name) => `aside/link/shared/${name}/9`)
  expect([...kept.keys()].filter((key) => !saved.has(key))).toEqual(aside)
})
