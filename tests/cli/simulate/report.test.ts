// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
import { SURVEYED_AGENTS } from '#src/games/cascade/lab/engine/strategies.ts'
import { openCommand } from '../../support/command'

const { bash, folder, read, run: simulate, write } = openCommand('simulate')

const RUN = ['report', '--sizes', '5,4', '--kinds', '4,6', '--games', '60', '--seed', '<b>&']

let made: ReturnType<typeof simulate>
beforeAll(() => {
  made = simulate([...RUN, '--threads', '1', '--html', 'page.html'])
})

const pageOf = (file: string) => new DOMParser().parseFromString(read(file), 'text/html')

/** Cells of a table by row. */
const cellsOf = (table: Element | null | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )

describe('a report', () => {
  test('is a page of plots and tables by size and kinds', () => {
    expect(made).toEqual({ status: 0, stdout: 'wrote page.html\n', stderr: '' })
    const page = pageOf('page.html')
    const titles = [...page.querySelectorAll('h2')].map((title) => title.textContent)
    expect(titles).toEqual([
      'Legal swaps on the first board',
      ...SURVEYED_AGENTS.map((agent) => `Points of the first swap, with its cascade: ${agent}`),
      'Dead ends in 1000 swaps (random, games of 30 swaps)',
    ])
    const plots = [...page.querySelectorAll('svg[role=img]')]
    expect(plots.map((plot) => plot.getAttribute('aria-label'))).toEqual(
      titles.map((title) => `${title}, by the side of the board. The table below has the figures.`),
    )
    for (const table of page.querySelectorAll('table')) {
      const rows = cellsOf(table)
      expect(rows.map(([size]) => size)).toEqual(['4 × 4', '5 × 5'])
      for (const cell of rows.flatMap(([, ...cells]) => cells)) expect(cell).toMatch(/^[<\d]/)
    }
    for (const plot of plots) {
      const lines = [...plot.querySelectorAll('[aria-label=line] path')]
      expect(lines).toHaveLength(2)
      for (const line of lines) expect(line.getAttribute('d')).toMatch(/^[ML\d. ,]+$/)
    }
    expect(page.body.textContent).toContain('seed <b>&')
  })

  test('has the figures of runs with the same settings', () => {
    const run = '--rows 5 --cols 5 --kinds 6 --games 60 --seed <b>&'.split(' ')
    simulate([...run, '--swaps', '1', '--agent', 'greedy', '--json', 'first.json'])
    simulate([...run, '--json', 'games.json'])
    const { quantities } = JSON.parse(read('first.json')).figures
    const { redeals } = JSON.parse(read('games.json')).figures
    const [legalSwaps, ...tables] = pageOf('page.html').querySelectorAll('table')
    const greedy = tables[SURVEYED_AGENTS.indexOf('greedy')]
    const deadEnds = tables.at(-1)
    expect(cellsOf(legalSwaps)[1]?.[2]).toContain(`${quantities.legalSwaps.mean.toPrecision(3)} ±`)
    expect(cellsOf(greedy)[1]?.[2]).toContain(`${quantities.points.mean.toPrecision(3)} ±`)
    expect(cellsOf(deadEnds)[1]?.[2]).toContain(`${redeals.perThousand.toPrecision(3)} `)
  })

  test('loads nothing and allows nothing to be loaded', () => {
    const page = pageOf('page.html')
    const policy = page.querySelector('meta[http-equiv=Content-Security-Policy]')
    expect(policy?.getAttribute('content')).toMatch(/^default-src 'none';/)
    expect(page.querySelectorAll('script, img, iframe, object, [src]')).toHaveLength(0)
    expect(read('page.html')).not.toMatch(/https?:|url\(|@import/)
  })

  test('is the same for any threads', () => {
    simulate([...RUN, '--threads', '3', '--html', '3.html'])
    expect(read('3.html')).toBe(read('page.html'))
  })

  test('replaces an earlier page only with --force', () => {
    write('earlier.html', 'an earlier page')
    const { status, stdout, stderr } = simulate([...RUN, '--html', 'earlier.html'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe('simulate: earlier.html already exists; use --force to replace it\n')
    expect(read('earlier.html')).toBe('an earlier page')
    expect(simulate([...RUN, '--html', 'earlier.html', '--force']).status).toBe(0)
    expect(read('earlier.html')).toContain('<!doctype html>')
  })

  test('keeps an earlier page when the disk is full', () => {
    const list = folder('full')
    write('full/page', 'an earlier page')
    const args = 'report --sizes 4 --kinds 5 --games 9 --force --html full/page'
    const { status, stderr } = bash(`ulimit -f 1; simulate ${args}`)
    expect(status).toBe(1)
    expect(stderr).toContain('simulate: cannot write full/page: it would be larger than')
    expect(list()).toEqual(['page'])
    expect(read('full/page')).toBe('an earlier page')
  })
})
