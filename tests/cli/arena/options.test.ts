import { describe, expect, test } from 'vitest'
import { GAMES } from '#src/cli/arena/games.ts'
import { HELP, parseArena } from '#src/cli/arena/options.ts'

const parse = (line: string) => parseArena(line.split(' ').filter(Boolean))

describe('the command line', () => {
  test('parses a game, two players and options', () => {
    expect(parse('patches hard medium')).toMatchObject({
      value: { players: ['hard', 'medium'], board: 'small', games: 400, seed: '1' },
    })
    expect(parse('patches easy easy --games 2 --board large --seed k3f9')).toMatchObject({
      value: { players: ['easy', 'easy'], board: 'large', games: 2, seed: 'k3f9' },
    })
  })

  test.each(['--help', '-h', 'patches --help'])('asks for help by %s', (line) => {
    expect(parse(line)).toEqual({ ok: true, value: 'help' })
  })

  test.each([
    ['', 'game is missing; accepted: patches, garden'],
    ['chess hard medium', 'game is "chess"; accepted: patches, garden'],
    ['patches', 'players are not two; accepted: beginner, easy, fair, medium, hard'],
    ['patches hard', 'players are not two'],
    ['patches hard medium easy', 'players are not two'],
    ['patches hard genius', 'genius is not a player; accepted: beginner, easy, fair, medium, hard'],
    ['patches hard medium --board huge', '--board is "huge"; accepted: small, large'],
    ['patches hard medium --games 3', '--games is "3"; accepted: an even number from 2 to 100000'],
    ['patches hard medium --games many', '--games is "many"; accepted: an even number'],
    ['patches hard medium --games 0', '--games is "0"; accepted: an even number'],
    ['patches hard medium --games', '--games is empty; accepted: an even number'],
    ['patches hard medium --seed=', '--seed is empty; accepted: any text'],
    ['patches hard medium --speed 3', '--speed is not an option; --help'],
  ])('%j is refused', (line, detail) => {
    const parsed = parse(line)
    expect(parsed).toMatchObject({ ok: false, detail: expect.stringContaining(detail) })
    expect(parsed).not.toMatchObject({ detail: expect.stringContaining('\n') })
  })

  test('lists every game and its players in the help', () => {
    for (const { id, players } of GAMES) {
      for (const word of [id, ...players]) expect(HELP).toContain(word)
    }
  })
})
