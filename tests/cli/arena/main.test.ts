import { expect, test } from 'vitest'
import { HELP } from '#src/cli/arena/options.ts'
import { openCommand } from '../../support/command'

const { bash, run } = openCommand('arena')

test('prints only the result without a terminal', () => {
  const args = ['garden', 'medium', 'easy', '--games', '4', '--board', 'easy', '--seed', 'k3']
  const { status, stdout, stderr } = run(args)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('medium against easy, easy board, seed k3, 4 games\n')
  expect(stdout).toMatch(/^mean margin +\S+ \[\S+, \S+\]$/m)
})

test('prints help', () => {
  expect(run(['--help'])).toEqual({ status: 0, stdout: HELP, stderr: '' })
})

test('refuses an invalid option in one line', () => {
  const { status, stdout, stderr } = run(['garden', 'medium', 'easy', '--games', '3'])
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toBe('arena: --games is "3"; accepted: an even number from 2 to 100000\n')
})

test('exits silently when the reader is gone', () => {
  const { status, stderr } = bash(
    `arena garden medium easy --games 4 | true; exit \${PIPESTATUS[0]}`,
  )
  expect([status, stderr]).toEqual([141, ''])
})
