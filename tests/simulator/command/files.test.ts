import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openCommand, until } from '../../support/command'
import { chosen } from '../../support/effort'

const { bash, fileOf, folder, read, simulate, start, write } = openCommand('simulate')

/** More games than can finish. */
const ENDLESS = ['--games', '1000000000', '--threads', '1']
const EARLIER = 'an earlier file\n'

const lines = (text: string) => text.split('\n').filter(Boolean)

describe('a full disk', () => {
  test.each(chosen(['json', 'csv', 'csv-swaps'], 1))(
    'keeps the existing --%s file and reports the failure',
    (kind) => {
      const list = folder(`full-${kind}`)
      write(`full-${kind}/out`, EARLIER)
      // The limit simulates a full disk: a short write, then none.
      const run = `simulate --games 200 --threads 1 --${kind} full-${kind}/out`
      const { status, stderr } = bash(`ulimit -f 1; ${run}`)
      expect(status).toBe(1)
      expect(stderr).toContain(`simulate: cannot write full-${kind}/out: it would be larger than`)
      expect(stderr).not.toContain(' at ')
      expect(list()).toEqual(['out'])
      expect(read(`full-${kind}/out`)).toBe(EARLIER)
    },
  )

  test('stops a long run at once and keeps the other file', () => {
    folder('full-both')
    const run = `simulate ${ENDLESS.join(' ')} --json full-both/a --csv full-both/b`
    const { status, stdout, stderr } = bash(`ulimit -f 100; ${run}`)
    expect(status).toBe(1)
    const [, games] =
      /stopped; (\d+) games are complete and kept in full-both\/a\n/.exec(stderr) ?? []
    expect(stdout).toContain(`${games} of 1000000000 games`)
    expect(JSON.parse(read('full-both/a')).played).toEqual([[0, Number(games)]])
    expect(existsSync(fileOf('full-both/b'))).toBe(false)
  })

  test.runIf(existsSync('/dev/full'))(
    'is reported for a device and for standard output',
    async () => {
      for (const kind of ['json', 'csv']) {
        const { status, stderr } = await simulate(['--games', '9', `--${kind}`, '/dev/full'])
        expect(status).toBe(1)
        const sentence = 'simulate: cannot write /dev/full: the disk is full; free some space'
        expect(stderr).toContain(sentence)
      }
      const { status, stderr } = bash('simulate --games 9 > /dev/full')
      expect(status).toBe(1)
      expect(lines(stderr)).toEqual([expect.stringContaining('standard output: the disk is full')])
    },
  )

  test('is reported when standard output is a file', () => {
    const { status, stderr } = bash('ulimit -f 1; simulate --games 9 --kinds 16 > table.txt')
    expect(status).toBe(1)
    expect(lines(stderr)).toEqual([expect.stringContaining('cannot write to standard output: ')])
  })
})

describe('an interrupted run', () => {
  test('keeps existing files when killed', async () => {
    const list = folder('killed')
    for (const name of ['json', 'csv']) write(`killed/${name}`, EARLIER)
    const { run, ended } = start([...ENDLESS, '--json', 'killed/json', '--csv', 'killed/csv'])
    await until(() => longestIn('killed') > 100)
    run.kill('SIGKILL')
    await ended
    expect(read('killed/json')).toBe(EARLIER)
    expect(read('killed/csv')).toBe(EARLIER)
    expect(list().filter((name) => !name.endsWith('.tmp'))).toEqual(['csv', 'json'])
  })

  test('that was killed leaves what the next one clears away, unless another still writes', async () => {
    const list = folder('again')
    const running = start([...ENDLESS, '--csv', 'again/csv'])
    const killed = start([...ENDLESS, '--csv', 'again/csv', '--json', 'again/json'])
    await until(() => list().length === 3)
    killed.run.kill('SIGKILL')
    await killed.ended
    expect(list()).toHaveLength(3)
    await simulate(['--games', '9', '--csv', 'again/csv', '--json', 'again/json'])
    expect(list()).toEqual(['csv', expect.stringMatching(/^csv\..*\.tmp$/), 'json'])
    running.run.kill('SIGTERM')
    expect(await running.ended).toBe(143)
    expect(list()).toEqual(['csv', 'json'])
  })

  const signals = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const
  test.each(chosen(signals, 1))(
    'by %s keeps what is complete and says how much',
    async (signal, code) => {
      const list = folder(signal)
      const { run, ended, stderr } = start([...ENDLESS, '--csv', `${signal}/csv`])
      await until(() => longestIn(signal) > 100)
      run.kill(signal)
      expect(await ended).toBe(code)
      expect(list()).toEqual(['csv'])
      const games = lines(read(`${signal}/csv`)).length - 1
      const kept = `${games} games are complete and kept in ${signal}/csv`
      expect(stderr()).toBe(`simulate: stopped; ${kept}\n`)
    },
  )

  test('keeps existing files before the first game ends, and exits on a second Ctrl-C', async () => {
    const list = folder('early')
    for (const name of ['json', 'csv']) write(`early/${name}`, EARLIER)
    const slow = '--rows 32 --cols 32 --agent lookahead --swaps 1000000 --games 1 --threads 1'
    const { run, ended } = start([...slow.split(' '), '--json', 'early/json', '--csv', 'early/csv'])
    await until(() => list().length === 4)
    const again = setInterval(() => run.kill('SIGINT'), 300)
    expect(await ended).toBe(130)
    clearInterval(again)
    expect(list()).toEqual(['csv', 'json'])
    expect(read('early/json') + read('early/csv')).toBe(EARLIER + EARLIER)
  })
})

/** Number of lines of the longest file in a folder, temporary or not. */
const longestIn = (path: string): number =>
  Math.max(...readdirSync(fileOf(path)).map((file) => lines(read(`${path}/${file}`)).length))

describe('the same file given twice', () => {
  const list = folder('one')
  folder('one/sub')
  write('one/there', EARLIER)
  symlinkSync('there', fileOf('one/link'))
  linkSync(fileOf('one/there'), fileOf('one/twin'))
  symlinkSync('later', fileOf('one/ahead'))
  symlinkSync('.', fileOf('one/here'))

  test.each([
    ['one/new', 'one/new'],
    ['one/new', './one/sub/../new'],
    ['one/new', fileOf('one/new')],
    ['one/new', 'one/here/new'],
    ['one/there', 'one/link'],
    ['one/there', 'one/twin'],
    ['one/later', 'one/ahead'],
  ])('is refused: %s and %s', async (json, csv) => {
    const before = list()
    const { status, stdout, stderr } = await simulate([...ENDLESS, '--json', json, '--csv', csv])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe(`simulate: --json ${json} and --csv ${csv} are the same file; name two\n`)
    expect(list()).toEqual(before)
    expect(read('one/there')).toBe(EARLIER)
  })

  test.each(['--shape', '--levels'])('is refused for %s, which is read', async (option) => {
    const { status, stdout, stderr } = await simulate([option, 'one/there', '--json', 'one/twin'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`${option} one/there and --json one/twin are the same file; name two`)
    expect(read('one/there')).toBe(EARLIER)
  })
})

describe('an unwritable file', () => {
  const list = folder('wrong')
  write('wrong/good', EARLIER)
  symlinkSync('circle', fileOf('wrong/circle'))

  test.each([
    ['wrong/none/out', 'there is no such folder; make it first'],
    ['wrong/good/out', 'a part of its path is a file, not a folder'],
    ['wrong', 'it is a folder; name a file in it'],
    ['wrong/circle', 'its links lead in a circle'],
    [`wrong/${'x'.repeat(300)}`, 'its name is too long'],
  ])('is found out before anything is played: %s', async (path, reason) => {
    for (const bad of ['--json', '--csv']) {
      const good = bad === '--json' ? '--csv' : '--json'
      const { status, stdout, stderr } = await simulate([...ENDLESS, bad, path, good, 'wrong/good'])
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toBe(`simulate: cannot write ${path}: ${reason}\n`)
    }
    expect(list()).toEqual(['circle', 'good'])
    expect(read('wrong/good')).toBe(EARLIER)
  })

  test('is the end of a process that leaves no other file, as are a failure and a bad report', () => {
    const list = folder('left')
    const runs = ['--csv left/none/out', '--agent "false ;"', 'merge missing']
    const line = runs.map((run) => `simulate ${run} --json left/out; echo $?`).join('; ')
    expect(bash(line).stdout).toBe('2\n1\n2\n')
    expect(list()).toEqual([])
  })

  test.runIf(existsSync('/proc/self'))(
    'in a folder that takes no files is told as that',
    async () => {
      const { status, stderr } = await simulate([...ENDLESS, '--json', '/proc/x'])
      const reason = 'its folder takes no files; choose another place'
      expect([status, stderr]).toEqual([2, `simulate: cannot write /proc/x: ${reason}\n`])
    },
  )
})

describe('an output file', () => {
  test('is written through a symbolic link, with its permissions', async () => {
    const list = folder('linked')
    write('linked/real', EARLIER)
    chmodSync(fileOf('linked/real'), 0o600)
    symlinkSync('real', fileOf('linked/link'))
    expect((await simulate(['--games', '9', '--csv', 'linked/link'])).status).toBe(0)
    expect(lstatSync(fileOf('linked/link')).isSymbolicLink()).toBe(true)
    expect(lines(read('linked/real'))).toHaveLength(10)
    expect(statSync(fileOf('linked/real')).mode & 0o777).toBe(0o600)
    expect(list()).toEqual(['link', 'real'])
  })

  test('can be a pipe', () => {
    const { status, stdout } = bash('simulate --games 9 --csv >(wc -l) > printed; wait $!')
    expect([status, stdout.trim()]).toEqual([0, '10'])
  })
})

describe('a closed pipe', () => {
  test('is ignored, and the files are written', () => {
    const run = `simulate --games 9 --json gone.json | true; exit \${PIPESTATUS[0]}`
    const { status, stderr } = bash(run)
    expect([status, stderr]).toEqual([141, ''])
    expect(JSON.parse(read('gone.json')).played).toEqual([[0, 9]])
  })

  test('is ignored by what only prints, or is refused', () => {
    const runs = ['--help', 'merge gone.json', '--colour 2>&1']
    const { stderr } = bash(runs.map((run) => `simulate ${run} | true`).join('; '))
    expect(stderr).not.toMatch(/Error| at /)
  })
})
