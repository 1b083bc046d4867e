import { expect, test } from 'vitest'
import { rules } from '#src/games/link/rules/rules.ts'
import { boardBegun, prune } from '#src/saves/saved-games.ts'

const gameOf = (at: number, left: number, more: object = {}) => ({
  at,
  left,
  href: '/link',
  save: { moves: left > 0 ? [1] : [] },
  ...more,
})

const [dealt, played, over] = [0, 30, 0]

const again = gameOf(1, dealt, { earlier: [{ moves: [1] }] })

test.each<[what: string, a: unknown, b: object, c: object, gone: readonly string[]]>([
  ['the oldest only dealt', gameOf(1, dealt), gameOf(2, dealt), gameOf(3, dealt), ['a']],
  ['none played before those dealt', gameOf(1, played), gameOf(2, dealt), gameOf(3, dealt), []],
  ['the oldest played', gameOf(1, played), gameOf(2, played), gameOf(3, played), ['a']],
  ['none before one that undo brings back', again, gameOf(2, over), gameOf(3, over), []],
  ['damaged ones first', 'garbage', gameOf(2, dealt), gameOf(1, dealt), ['a']],
])('of saves with a seed, %s goes; with moves it is set aside', (_, a, b, c, gone) => {
  const games: Readonly<Record<string, unknown>> = { a, b, c }
  const saves = Object.entries(games).map(([name, game]) => [`link/shared/${name}`, game] as const)
  const kinds = ['link/shared/open', 'link/classic', 'aside/link/shared/a/1']
  const others = kinds.map((key) => [key, gameOf(0, dealt)] as const)
  const saved = new Map<string, unknown>([...saves, ...others])
  const kept = prune(saved, 'link/shared/', 'link/shared/open', 9, 2)
  const left = [...saved.keys()].filter((key) => !kept.has(key))
  expect(left).toEqual(gone.map((name) => `link/shared/${name}`))
  const isEmpty = (name: string) => JSON.stringify(games[name]) === JSON.stringify(gameOf(1, dealt))
  const aside = gone.filter((name) => !isEmpty(name)).map((name) => `aside/link/shared/${name}/9`)
  expect([...kept.keys()].filter((key) => !saved.has(key))).toEqual(aside)
})

test('an address leads to the board of its latest game in progress, if it has one', () => {
  const of = (seed: string) => ({ save: { options: { level: 'novice' }, seed, moves: [1] } })
  const boardIn = (games: Readonly<Record<string, unknown>>) =>
    boardBegun(rules, new Map(Object.entries(games)), 'link/journey-1/')?.seed
  const others = {
    'link/journey-1-2/a': gameOf(9, played, of('other stage')),
    'aside/link/journey-1/a/9': gameOf(9, played, of('aside')),
    'link/journey-1/b': gameOf(8, over, of('over')),
    'link/journey-1/c': 'garbage',
  }
  expect(boardIn(others)).toBeUndefined()
  const begun = { d: gameOf(2, played, of('later')), e: gameOf(1, played, of('sooner')) }
  const own = Object.entries(begun).map(([name, game]) => [`link/journey-1/${name}`, game] as const)
  expect(boardIn({ ...others, ...Object.fromEntries(own) })).toBe('later')
})
