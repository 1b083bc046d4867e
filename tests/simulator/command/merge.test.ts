import { truncateSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { openCommand } from '../../support/command'

const { bash, fileOf, folder, read, simulate, write } = openCommand('simulate')

const SETTINGS = ['--games', '90', '--kinds', '6', '--threads', '1', '--seed', 'merge']
const PARTS = ['1.json', '2.json', '3.json']
const list = folder('nothing')

/** Makes a sparse file. */
function makeHole(name: string, bytes: number): void {
  write(name, '')
  truncateSync(fileOf(name), bytes)
}

const play = async (name: string, ...args: readonly string[]) =>
  expect((await simulate([...SETTINGS, ...args, '--json', name])).status).toBe(0)

beforeAll(async () => {
  for (const k of ['1', '2', '3']) await play(`${k}.json`, '--shard', `${k}/3`)
  await play('half.json', '--shard', '1/2')
  await play('other.json', '--shard', '2/3', '--kinds', '7')
  makeHole('600-mb.json', 600_000_000)
  makeHole('3-gb.json', 3_000_000_000)
  write('empty.json', '')
  write('text.json', 'These are no figures.')
  write('cut.json', read('2.json').slice(0, 5000))
  write('object.json', '{}')
  write('deep.json', '['.repeat(5_000_000))
  write('newer.json', read('2.json').replace('"version": 2', '"version": 3'))
  write('settings.json', read('2.json').replace('"kinds": 6', '"kinds": 99'))
  write('values.json', read('2.json').replace('"kinds": 6', '"kinds": 6, "values": "1:1"'))
}, 120_000)

const WRONG: readonly [files: string, line: string][] = [
  ['1.json 3.json', '30 of 90 games are in no file, 30 to 59: a part is missing or was stopped'],
  ['2.json', '60 of 90 games are in no file, the first of them 0 to 29: a part is missing'],
  ['1.json 2.json 2.json', '2.json has games that the files before it have as well'],
  ['1.json 2.json 3.json half.json', 'half.json has games that the files before it have as well'],
  ['1.json other.json 3.json', 'other.json has other settings than the files before it'],
  ['1.json 600-mb.json', '600-mb.json is too large for a report: more than 16 MB'],
  ['3-gb.json 1.json', '3-gb.json is too large for a report: more than 16 MB'],
  ['/dev/zero', '/dev/zero is too large for a report: more than 16 MB'],
  ['none.json', 'cannot read none.json: there is no such file'],
  ['nothing', 'cannot read nothing: it is a folder; name a file in it'],
  ['1.json/2.json', 'cannot read 1.json/2.json: a part of its path is a file, not a folder'],
  ['empty.json', 'empty.json is not JSON'],
  ['text.json', 'text.json is not JSON'],
  ['1.json cut.json', 'cut.json is not JSON'],
  ['deep.json', 'deep.json is not JSON'],
  ['object.json', 'object.json is not a report that --json wrote'],
  ['newer.json', 'newer.json is not a report that --json wrote'],
  ['settings.json', 'settings.json has settings that are not accepted (kinds)'],
  ['values.json', 'values.json has settings that are not accepted (values)'],
]

describe('invalid merges', () => {
  test.each(WRONG)('refuses %s in one line', async (files, line) => {
    write('nothing/whole.json', 'an earlier file')
    const args = ['merge', ...files.split(' '), '--json', 'nothing/whole.json']
    const { status, stdout, stderr } = await simulate(args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^simulate: .*\n$/)
    expect(stderr).toContain(`simulate: ${line}`)
    expect(list()).toEqual(['whole.json'])
    expect(read('nothing/whole.json')).toBe('an earlier file')
  })
})

/** Single changes to a valid part, and the field that is named. */
const IMPOSSIBLE: readonly [path: string, value: unknown, field: string][] = [
  ['played', [[30, 50]], 'swaps'],
  ['played', [[60, 30]], 'played'],
  ['played', [[30, 91]], 'played'],
  ['played', [[70, 100]], 'played'],
  ['played', [30, 40].map((start) => [start, 50]), 'played'],
  ['findings.swaps', 901, 'swaps'],
  ['findings.dead', 901, 'swaps'],
  ['findings.quantities.points.games', '29', 'points'],
  ['findings.quantities.points.count', '899', 'points'],
  ['findings.quantities.points.sum', '1', 'points'],
  ['findings.quantities.points.sum', '9'.repeat(60), 'points'],
  ['findings.quantities.gems.squares', '0', 'gems'],
  ['findings.quantities.gems.xx', '0', 'gems'],
  ['findings.quantities.steps.xn', '1', 'steps'],
  ['findings.quantities.steps.nn', '1', 'steps'],
  ['findings.quantities.gems.xxx', '1', 'gems'],
  ['findings.quantities.steps.xxn', '1', 'steps'],
  ['findings.quantities.steps.xnn', '1', 'steps'],
  ['findings.quantities.steps.nnn', '1', 'steps'],
  ['findings.sizes.1.xxx', '1', 'sizes'],
  ['findings.sizes.1.xxn', '1', 'sizes'],
  ['findings.sizes.1.xnn', '1', 'sizes'],
  ['findings.sizes.1.nnn', '1', 'sizes'],
  ['findings.quantities.steps.bins', [[0, 900]], 'steps'],
  ['findings.quantities.steps.bins', [[101, 900]], 'steps'],
  ['findings.quantities.steps.bins', [], 'steps'],
  ['findings.quantities.legalSwaps.bins.0.1', 1, 'legalSwaps'],
  ['findings.quantities.legalSwaps.bins.0.0', 113, 'legalSwaps'],
  ['findings.quantities.gamePoints.sum', '1', 'gamePoints'],
  ['findings.sizes.0.count', '1', 'sizes'],
  ['findings.sizes.1.bins.0.1', 1, 'sizes'],
  ['findings.sizes.6', undefined, 'sizes'],
]

/** Merges after a change of the value at a path; `undefined` removes a list's last item. */
function mergeChanged(path: string, value: unknown) {
  const report: unknown = JSON.parse(read('2.json'))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), report)
  if (value === undefined && Array.isArray(parent)) parent.pop()
  else Reflect.set(Object(parent), last, value)
  write('changed.json', JSON.stringify(report))
  return simulate('merge 1.json changed.json 3.json')
}

describe('contradictory figures', () => {
  test.each(IMPOSSIBLE)('refuses %s as %j and names %s', async (path, value, field) => {
    const { status, stdout, stderr } = await mergeChanged(path, value)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('simulate: changed.json has figures that cannot all be true')
    expect(stderr).toContain(`(${field})\n`)
  })

  test.each([
    ['played', [[0.5, 1]]],
    ['played', []],
    ['findings.swaps', -1],
    ['findings.swaps', 1e300],
    ['findings.quantities.points.sum', '-1'],
    ['findings.quantities.points.sum', 1],
    ['findings.quantities.points.sum', '1e9'],
    ['findings.quantities.points', null],
    ['findings.sizes', 'none'],
  ])('%s as %j is no report', async (path, value) => {
    const { status, stderr } = await mergeChanged(path, value)
    const sentence = 'simulate: changed.json is not a report that --json wrote\n'
    expect([status, stderr]).toEqual([2, sentence])
  })
})

describe('valid merges', () => {
  test('merge parts in any order, into one of them, and through a pipe', async () => {
    await play('whole.json')
    write('into.json', read('3.json'))
    const into = await simulate('merge 2.json into.json 1.json --json into.json')
    const piped = bash('simulate merge <(cat 1.json) 3.json <(cat 2.json) --json piped.json')
    expect([into.status, piped.status]).toEqual([0, 0])
    for (const name of ['into.json', 'piped.json']) expect(read(name)).toBe(read('whole.json'))
  })

  test('merge some parts with --partial and the rest later', async () => {
    const some = ['merge', '--partial', '3.json', '1.json', '--json', 'some.json']
    expect((await simulate(some)).stdout).toContain('60 of 90 games')
    const { status, stdout } = await simulate([
      'merge',
      'some.json',
      '2.json',
      '--json',
      'all.json',
    ])
    expect(status).toBe(0)
    expect(stdout).toContain('90 of 90 games')
    expect(PARTS.map(read).every((part) => part !== read('some.json'))).toBe(true)
  })
})
