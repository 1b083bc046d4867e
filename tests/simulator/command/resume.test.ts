import { beforeEach, describe, expect, test } from 'vitest'
import { openCommand } from '../../support/command'

const { folder, read, simulate, write } = openCommand('simulate')

const RUN = ['--games', '90', '--kinds', '6', '--threads', '1', '--seed', 'resume']
const PART = [...RUN, '--shard', '2/3', '--resume', '--json', 'part.json']

await simulate([...RUN, '--shard', '2/3', '--json', 'part.json'])
const whole = read('part.json')
beforeEach(() => write('part.json', whole))

describe('a part that is resumed', () => {
  test('is played when it is missing', async () => {
    const { status, stderr } = await simulate([...PART, '--json', 'new.json'])
    expect([status, stderr]).toEqual([0, ''])
    expect(read('new.json')).toBe(whole)
  })

  test('is kept when it is complete', async () => {
    // White space that no run would write.
    const spaced = whole.replace('{', '{ ')
    write('part.json', spaced)
    const { status, stdout, stderr } = await simulate(PART)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('30 of 90 games')
    expect(read('part.json')).toBe(spaced)
  })

  test.each([
    [/.+/s, '', 'part.json is not JSON; its games are played again'],
    [/.{9}$/s, '', 'part.json is not JSON; its games are played again'],
    [/"played"/, '"game"', 'part.json is not a report that --json wrote; its games are played'],
    [/900,\n *"dead"/, '901, "dead"', 'part.json has figures that cannot all be true'],
  ])('is played again when it is damaged: %s', async (part, damage, sentence) => {
    write('part.json', whole.replace(part, damage))
    const { status, stderr } = await simulate(PART)
    expect(status).toBe(0)
    expect(stderr).toContain(`simulate: ${sentence}`)
    expect(read('part.json')).toBe(whole)
  })

  test.each([
    ['{}', 'is not a report that --json wrote'],
    ['{ "name": "mine" }', 'is not a report that --json wrote'],
    ['[1, 2', 'is not JSON'],
    ['my notes', 'is not JSON'],
  ])('is refused, and left alone, when it never was a report: %s', async (text, problem) => {
    write('part.json', text)
    const { status, stdout, stderr } = await simulate(PART)
    const sentence = `simulate: part.json ${problem}; name another file or remove it\n`
    expect([status, stdout, stderr]).toEqual([2, '', sentence])
    expect(read('part.json')).toBe(text)
  })

  test('is played again when it was stopped early', async () => {
    await simulate([...RUN, '--shard', '4/9', '--json', 'part.json'])
    const { status, stderr } = await simulate(PART)
    const sentence = 'simulate: part.json has 10 of 30 games; all are played again\n'
    expect([status, stderr]).toEqual([0, sentence])
    expect(read('part.json')).toBe(whole)
  })

  test.each([
    [['--kinds', '7'], 'part.json has other settings; name another file or remove it'],
    [['--shard', '3/3'], 'part.json has games of other parts; name another file or remove it'],
  ])('is refused with %j', async (args, sentence) => {
    const { status, stdout, stderr } = await simulate([...PART, ...args])
    expect([status, stdout, stderr]).toEqual([2, '', `simulate: ${sentence}\n`])
    expect(read('part.json')).toBe(whole)
  })

  test('leaves no other file', async () => {
    const list = folder('one')
    await simulate([...PART, '--json', 'one/part.json'])
    await simulate([...PART, '--json', 'one/part.json'])
    expect(list()).toEqual(['part.json'])
  })
})
