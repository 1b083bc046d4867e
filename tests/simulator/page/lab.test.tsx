// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Laboratory } from '#src/simulator/laboratory.ts'
import LabPage from '#src/simulator/page/LabPage.tsx'
import { CSV_HEADER, makeReport, reportOf } from '#src/simulator/report/report.ts'
import { playBatch } from '#src/simulator/runs/batch.ts'
import { settingsOf } from '../../support/settings'

/** A laboratory without workers. */
const HERE: Laboratory = {
  concurrency: 1,
  play: async (settings, games) => playBatch(settings, games),
  dispose: () => {},
}

/** A laboratory that never finishes its second batch; the first has at most this number of games. */
const slow = (most = Infinity): Laboratory => ({
  ...HERE,
  play: (settings, [from, to]) =>
    from === 0 ? HERE.play(settings, [0, Math.min(most, to)]) : new Promise<never>(() => {}),
})

function renderLab(query = '', laboratory = HERE) {
  const lab = (address: string) => (
    <I18nProvider i18n={i18n}>
      <LabPage query={address} openLaboratory={() => laboratory} />
    </I18nProvider>
  )
  const { rerender } = render(lab(query))
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    go: (address: string) => rerender(lab(address)),
  }
}

/** Preloads the drawing library, which is large. */
beforeAll(() => import('#src/simulator/plots/plot.ts'), 60_000)

const run = (name = 'Run A') => within(screen.getByRole('region', { name }))
const field = (name: string) => run().getByRole('textbox', { name })
const press = (name: string) => run().getByRole('button', { name })
/** Enters a text at once: each letter would draw the page. */
const enter = (name: string, value: string, part = run()) =>
  fireEvent.change(part.getByRole('textbox', { name }), { target: { value } })

const compared = () => screen.queryByRole('region', { name: 'Run B compared with run A' })

/** Two runs of the same five boards. */
const QUICK_PAIR = 'games=5&seed=one&b-agent=random&paired=yes'

const figures = (name = 'Figures of run A') => within(screen.getByRole('region', { name }))
const plots = () => within(screen.getByRole('region', { name: 'Distributions' }))

async function runOf(games: string) {
  const { user } = renderLab(`seed=1&games=${games}`)
  await user.click(press('Run'))
  await run().findByText(new RegExp(`^Complete: ${games} games`))
  return { user }
}

async function runBoth(query: string) {
  const { user } = renderLab(query)
  for (const name of ['Run A', 'Run B']) {
    await user.click(run(name).getByRole('button', { name: 'Run' }))
    await run(name).findByText(/^Complete/)
  }
  await waitFor(() => expect(plots().getAllByRole('img')).toHaveLength(6))
  return { user }
}

/** Fields in the order of the form's settings, what each refuses, and what it accepts. */
const REFUSED: readonly [field: string, text: string, accepted: string, needs: string][] = [
  ['Rows', '2', '9', 'Enter a whole number from 3 to 32.'],
  ['Columns', 'x', '6', 'Enter a whole number from 3 to 32.'],
  ['Kinds', '17', '6', 'Enter a whole number from 3 to 16.'],
  ['Weights', '1,x', '', 'Enter a whole number from 1 to 100 for each kind, separated by commas.'],
  ['Swaps per game', '0', '1', 'Enter a whole number from 1 to 1000000.'],
  ['Burn-in swaps', '-1', '0', 'Enter a whole number from 0 to 1000000.'],
  ['Games', '200001', '1', 'Enter a whole number from 1 to 200000.'],
  [
    'Stop at ±',
    '100%',
    '',
    'Enter a percentage below 100% like 0.1%, points per game like 30, or points per swap like 1/swap.',
  ],
]

describe('the lab', () => {
  test('shows each figure of a run with its interval or bound, and its histogram', async () => {
    await runOf('40')
    const points = figures().getByRole('row', { name: /^Points per swap/ })
    const [mean, interval, , median, middle, count] = within(points).getAllByRole('cell')
    expect(mean?.textContent).toMatch(/^\d+\.\d+$/)
    expect(interval?.textContent).toMatch(/^\d+\.\d+ – \d+\.\d+$/)
    expect([median, middle].map((cell) => cell?.textContent)).toEqual(['30', '30 – 181'])
    expect(count?.textContent).toBe('1,200')
    expect(figures().getAllByRole('row')).toHaveLength(1 + 5 + 8 + 2)
    const cuts = figures().getByRole('row', { name: /^Cut cascades per 1000 swaps/ })
    const [rate, , , , , none] = within(cuts).getAllByRole('cell')
    expect([rate?.textContent, none?.textContent]).toEqual(['<\u00a03.191', '0'])
    expect(figures().getByText(/A cascade that goes on after 100 steps is cut/)).toBeDefined()
    expect(await plots().findAllByRole('img')).toHaveLength(6)
  })

  test('says that the intervals of few swaps are not sure, and that games all alike have none', async () => {
    const { user } = renderLab('games=3&swaps=1&kinds=6&seed=4')
    await user.click(press('Run'))
    const points = await figures().findByRole('row', { name: /^Points per game/ })
    const cells = within(points).getAllByRole('cell')
    expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['30.00', '–'])
    const note =
      /Of fewer than 10 games, or 300 swaps in all, .* There is no interval \(–\) of one game/
    expect(figures().getByText(note)).toBeDefined()
  })

  test('copies the report, the tables of figures and games, and the command', async () => {
    const { user } = await runOf('40')
    const settings = settingsOf({ games: 40 })
    const { findings, games } = playBatch(settings, [0, 40])
    const copy = async (name: string) => {
      await user.click(figures().getByRole('button', { name: `Copy ${name}` }))
      return await navigator.clipboard.readText()
    }
    const report = reportOf({ settings, games, findings })
    expect(await copy('Figures (JSON)')).toBe(makeReport(report))
    const table = await copy('Figures (CSV)')
    expect(table.split('\n')[0]).toBe('figure,count,mean,low,high,deviation,p5,p25,p50,p75,p95')
    expect(table.trim().split('\n')).toHaveLength(1 + 5 + 8 + 2)
    const csv = await copy('Games (CSV)')
    expect(csv.startsWith(CSV_HEADER)).toBe(true)
    expect(csv.trim().split('\n')).toHaveLength(41)
    expect(await copy('Command line')).toMatch(/^npm run simulate -- .*--games=40 /)
    expect(figures().getByText('Copied')).toBeDefined()
  })

  test('says what each wrong field needs until it is valid, and goes to the first', async () => {
    const { user } = renderLab()
    for (const [name, text] of REFUSED) enter(name, text)
    for (const [name] of REFUSED) expect(field(name).getAttribute('aria-invalid')).toBe('false')
    const needs = () =>
      REFUSED.map(([name]) => {
        const id = field(name).getAttribute('aria-describedby') ?? ''
        expect(field(name).getAttribute('aria-invalid')).toBe(`${id !== ''}`)
        return document.getElementById(id)?.textContent
      })
    for (const [index, [name, , accepted]] of REFUSED.entries()) {
      await user.click(press('Run'))
      expect(document.activeElement).toBe(field(name))
      expect(run().queryByRole('progressbar')).toBeNull()
      enter(name, accepted)
      expect(needs()).toEqual(REFUSED.map((row, at) => (at > index ? row[3] : undefined)))
    }
  })

  test('reports what of an address cannot be used, and applies the rest', () => {
    renderLab('rows=99&agent=clever&colour=red&cols=6&cols=7')
    expect(field('Rows')).toHaveProperty('value', '99')
    expect(run().getByText('Enter a whole number from 3 to 32.')).toBeDefined()
    expect(field('Columns')).toHaveProperty('value', '6')
    expect(run().getByRole('combobox', { name: 'Agent' })).toHaveProperty('value', 'random')
    expect(screen.getByRole('alert').textContent).toMatch(/agent=clever.*colour=red.*cols=7/)
  })

  test('folds settings that are seldom changed, unless the address has one', () => {
    renderLab('b-burn-in=3')
    const foldIn = (name: string) => run(name).getByText('More settings').closest('details')
    expect(foldIn('Run A')?.open).toBe(false)
    expect(foldIn('Run B')?.open).toBe(true)
  })

  test('stops when the points are precise enough, not for a pair', async () => {
    const { user } = renderLab('seed=1&until=20%25&b-agent=random')
    await user.click(press('Run'))
    expect(await run().findByText(/^Precise enough after [\d,]+ of 3,400 games/)).toBeDefined()
    expect(field('Stop at ±')).toHaveProperty('value', '20%')
    await user.click(run('Run B').getByRole('checkbox', { name: 'The boards of run A (paired)' }))
    expect(screen.queryByRole('textbox', { name: 'Stop at ±' })).toBeNull()
  })

  test('keeps the complete part when cancelled', async () => {
    const { user } = renderLab('', slow())
    await user.click(press('Run'))
    expect(press('Run')).toHaveProperty('disabled', true)
    await user.click(press('Cancel'))
    expect(await run().findByText(/^Cancelled after [\d,]+ of 3,400 games/)).toBeDefined()
    expect(figures().getByRole('row', { name: /^Points per swap/ })).toBeDefined()
    expect(figures().getByRole('button', { name: 'Download Figures (JSON)' })).toBeDefined()
    expect(press('Run')).toHaveProperty('disabled', false)
  })

  test('shows two runs side by side, each with its own settings', async () => {
    const { user } = renderLab()
    await user.click(screen.getByRole('button', { name: 'Two runs' }))
    const agentOf = (name: string) => run(name).getByRole('combobox', { name: 'Agent' })
    expect(agentOf('Run A')).toHaveProperty('value', 'random')
    expect(agentOf('Run B')).toHaveProperty('value', 'greedy')
    await user.selectOptions(agentOf('Run A'), 'Looks ahead')
    expect(agentOf('Run B')).toHaveProperty('value', 'greedy')
    await user.click(screen.getByRole('button', { name: 'Two runs' }))
    expect(screen.queryByRole('region', { name: 'Run B' })).toBeNull()
  })

  test('draws two runs above each other, with their difference in words and numbers', async () => {
    await runBoth('games=60&seed=1&b-games=60&b-agent=random&b-seed=other')
    const points = await plots().findByRole('img', {
      name: /^Points per swap\. Run A: mean .*Run B/,
    })
    expect(points.getAttribute('aria-label')).toMatch(/B − A: −?[\d.]+ \(−[\d.]+ to −?[\d.]+\)$/)
    const compared = within(screen.getByRole('region', { name: 'Run B compared with run A' }))
    expect(compared.getAllByRole('row')).toHaveLength(1 + 6 + 2)
    expect(compared.queryByText(/≠ 0$/)).toBeNull()
  })

  test('draws two equal runs alike, bar by bar, without a difference', async () => {
    const { user } = await runBoth('games=50&b-agent=random&paired=yes')
    expect(plots().getAllByText('B − A: 0')).toHaveLength(5)
    for (const summary of plots().getAllByText(/^: /)) await user.click(summary)
    const tables = plots().getAllByRole('table')
    expect(tables).toHaveLength(6)
    for (const table of tables) {
      const [, ...rows] = within(table).getAllByRole('row')
      expect(rows.length).toBeGreaterThan(2)
      for (const row of rows) {
        const [a, b] = within(row).getAllByRole('cell')
        expect(a?.textContent).toBe(b?.textContent)
      }
    }
  })

  test('names settings that were changed since the run, as the form does', async () => {
    const { user } = renderLab('games=20&seed=one&sweep=kinds&at=5')
    await user.click(press('Run'))
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    await run().findByText(/^Complete/)
    await sweep().findByText(/^Complete/)
    enter('Seed', '')
    expect(screen.queryByText(/^The settings have changed/)).toBeNull()
    enter('Seed', 'two')
    enter('Games', '')
    await user.selectOptions(run().getByRole('combobox', { name: 'Agent' }), 'Greedy')
    const changed = 'The settings have changed. These figures are for Agent: Random, Games: 20, and'
    expect(run().getByText(`${changed} Seed: one.`)).toBeDefined()
    expect(sweep().getByText(`${changed} Seed: one-kinds-5.`)).toBeDefined()
  })

  test('draws a seed for each run, unless one is entered', async () => {
    const { user } = renderLab('games=1')
    const runOnce = async () => {
      await user.click(press('Run'))
      await run().findByText(/^Complete/)
      return field('Seed')
    }
    const drawn = (await runOnce()).getAttribute('value')
    expect(drawn).toMatch(/./)
    expect(await runOnce()).not.toHaveProperty('value', drawn)
    enter('Seed', 'mine')
    expect(await runOnce()).toHaveProperty('value', 'mine')
    expect(await runOnce()).toHaveProperty('value', 'mine')
    enter('Seed', '')
    expect((await runOnce()).getAttribute('value')).toMatch(/./)
  })

  test('refuses two runs with one seed, unless they are paired', async () => {
    const { user } = renderLab('games=5&seed=one&b-seed=one')
    await user.click(run('Run B').getByRole('button', { name: 'Run' }))
    const seed = run('Run B').getByRole('textbox', { name: 'Seed' })
    expect(document.activeElement).toBe(seed)
    const needs = run('Run B').getByText('Run A has this seed. Enter another, or pair the runs.')
    expect(needs.id).toBe(seed.getAttribute('aria-describedby'))
    await user.click(run('Run B').getByRole('checkbox', { name: 'The boards of run A (paired)' }))
    expect(run('Run B').queryByRole('textbox', { name: 'Seed' })).toBeNull()
    for (const name of ['Run A', 'Run B']) {
      await user.click(run(name).getByRole('button', { name: 'Run' }))
      await run(name).findByText('Complete: 5 games', { exact: false })
    }
    const paired = within(compared() ?? document.body)
    expect(paired.getByText(/^Both runs played the same 5 boards/)).toBeDefined()
    const row = paired.getByRole('row', { name: /^Points per game .* \d+% \d+%$/ })
    const [, , difference, interval] = [...row.querySelectorAll('td')].map(
      (cell) => cell.textContent,
    )
    const drawn = `B − A: ${difference} (${interval?.replace(' ≠ 0', '')})`
    expect(plots().getByText(drawn)).toBeDefined()
    await user.click(run('Run B').getByRole('checkbox', { name: 'The boards of run A (paired)' }))
    expect(compared()).toBeNull()
    expect(screen.getByText(/^Both runs have the seed one, so they are not/)).toBeDefined()
    expect(plots().queryByText(/^B − A/)).toBeNull()
  })

  test.each([
    [
      'rows=6&b-rows=7&b-cols=7&b-kinds=6&b-weights=2,1,1,1,1,1&swaps=3&b-swaps=4&b-burn-in=1',
      'Rows, Columns, Kinds, Weights, Swaps per game, and Burn-in swaps',
    ],
    ['b-deal=even&kinds=9&b-kinds=9', 'Opening boards'],
  ])('does not compare a pair with %s, and says why', async (query, names) => {
    await runBoth(`${QUICK_PAIR}&${query}`)
    const why = `The runs are not compared game by game. Both need the same: ${names}.`
    expect(screen.getByText(/^The runs are not compared/).textContent).toBe(why)
    expect(compared()).toBeNull()
    expect(plots().queryByText(/^B − A/)).toBeNull()
  })

  test('compares a pair that differs only in how it plays and counts', async () => {
    await runBoth(`${QUICK_PAIR}&b-ties=first&b-counting=lines`)
    expect(screen.queryByText(/^The runs are not compared/)).toBeNull()
    expect(compared()?.textContent).toMatch(/Both runs played the same 5 boards/)
  })

  test('does not compare a pair of fewer and more games', async () => {
    const { user } = renderLab(QUICK_PAIR)
    await user.click(press('Run'))
    await run().findByText(/^Complete: 5 games/)
    enter('Games', '50')
    await user.click(run('Run B').getByRole('button', { name: 'Run' }))
    await run('Run B').findByText(/^Complete: 50 games/)
    expect(screen.getByText(/Both need the same: Games\.$/)).toBeDefined()
    expect(compared()).toBeNull()
  })

  test('gives each plot a table of its bars, also on a logarithmic scale and as a distribution function', async () => {
    const { user } = await runOf('40')
    const ticks = async () => (await plots().findAllByRole('img'))[3]?.textContent
    const before = await ticks()
    await user.click(plots().getByRole('checkbox', { name: 'Logarithmic scale' }))
    expect(await ticks()).not.toBe(before)
    expect(await ticks()).toContain('10%')
    await user.click(plots().getByText(': Points per game'))
    const table = async () => within(await plots().findByRole('table', { name: 'Points per game' }))
    const shares = (await table())
      .getAllByRole('cell')
      .map(({ textContent }) => Number.parseFloat(textContent))
    expect(shares.length).toBeGreaterThan(5)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0)
    await user.click(plots().getByRole('checkbox', { name: 'Distribution function' }))
    expect(plots().queryByRole('checkbox', { name: 'Logarithmic scale' })).toBeNull()
    const [, ...rows] = (await table()).getAllByRole('row')
    expect(rows.at(-1)?.textContent).toMatch(/100%$/)
    expect(rows[0]?.textContent).toMatch(/^≤ /)
  })
})

test('a run that cannot be stored is reported', async () => {
  const { user } = await runOf('5')
  await user.click(figures().getByRole('button', { name: 'Save run A' }))
  await screen.findByText('This browser cannot change its saved runs.')
})

const sweep = () => within(screen.getByRole('region', { name: 'Sweep' }))

describe('a sweep', () => {
  test('is focused when it is opened, not when the address has it', async () => {
    const { user } = renderLab('sweep=kinds')
    const title = () => screen.getByRole('heading', { name: 'Sweep' })
    expect(document.activeElement).not.toBe(title())
    await user.click(screen.getByRole('button', { name: 'Sweep' }))
    await user.click(screen.getByRole('button', { name: 'Sweep' }))
    expect(document.activeElement).toBe(title())
  })

  test('shows a curve of each figure, in words and as a table, and its files', async () => {
    const { user } = renderLab('games=40&sweep=kinds&at=5,6,7')
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    await sweep().findByText('Complete: 3 values, 120 games')
    await waitFor(() => expect(sweep().getAllByRole('img')).toHaveLength(6))
    const curve = sweep().getByRole('img', { name: /^Gems per swap\. Kinds\. 5: .* 6: .* 7: / })
    expect(curve.querySelectorAll('circle')).toHaveLength(3)
    await user.click(sweep().getByText(': Gems per swap'))
    expect(sweep().getAllByRole('row')).toHaveLength(4)
    await user.click(sweep().getByRole('button', { name: 'Copy Figures (CSV)' }))
    const csv = await navigator.clipboard.readText()
    expect(csv.split('\n')[0]).toBe('kinds,figure,count,mean,low,high,deviation,p5,p25,p50,p75,p95')
    expect(csv.match(/^[567],points,1200,/gm)).toHaveLength(3)
    await user.click(sweep().getByRole('button', { name: 'Copy Figures (JSON)' }))
    const reports: unknown = JSON.parse(await navigator.clipboard.readText())
    expect(reports).toMatchObject([5, 6, 7].map((kinds) => ({ settings: { kinds } })))
  })

  test('has curves of agents, with a legend', async () => {
    const { user } = renderLab('games=20&sweep=kinds&at=5,6&seed=one')
    await user.selectOptions(sweep().getByRole('combobox', { name: 'Curves' }), 'Agent')
    enter('One curve for each of', 'greedy,random', sweep())
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    await sweep().findByText('Complete: 4 values, 80 games')
    expect(sweep().getAllByText('Agent: Greedy')).toHaveLength(6)
    await sweep().findByRole('img', {
      name: /^Gems per swap\. Kinds\. Greedy\. 5: .* Random\. 5: /,
    })
    await user.click(sweep().getByText(': Gems per swap'))
    expect(sweep().getByRole('row', { name: /^Random · 6 / })).toBeDefined()
    await user.click(sweep().getByRole('button', { name: 'Copy Figures (CSV)' }))
    const csv = await navigator.clipboard.readText()
    expect(csv.split('\n')[0]).toBe(
      'kinds,agent,figure,count,mean,low,high,deviation,p5,p25,p50,p75,p95',
    )
    expect(csv.match(/^[56],(greedy|random),points,600,/gm)).toHaveLength(4)
  })

  test('draws a seed again once it was cleared', async () => {
    const { user } = renderLab('games=1&sweep=kinds&at=5')
    const runOnce = async () => {
      await user.click(sweep().getByRole('button', { name: 'Run' }))
      await sweep().findByText(/^Complete/)
      return field('Seed').getAttribute('value')
    }
    const drawn = await runOnce()
    expect(drawn).toMatch(/./)
    enter('Seed', '')
    const next = await runOnce()
    expect(next).toMatch(/./)
    expect(next).not.toBe(drawn)
  })

  test('of agents names each', async () => {
    const { user } = renderLab('games=10&swaps=2&sweep=agent')
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    await sweep().findByText(/^Complete/)
    await sweep().findByRole('img', {
      name: /^Points per game\. Agent\. Random: .* Greedy: .* Looks ahead/,
    })
  })

  test('has no interval with one game', async () => {
    const { user } = renderLab('games=1&sweep=kinds&at=5')
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    const points = { name: /^Points per game\. Kinds\. 5: [\d.,]+$/ }
    const plot = await sweep().findByRole('img', points)
    expect(plot.querySelector('[stroke="var(--path)"] > line')).toBeNull()
    await user.click(sweep().getByText(': Points per game'))
    expect(sweep().getByRole('row', { name: /^5 [\d.,]+ –$/ })).toBeDefined()
  })

  test('shows results as they come, and keeps them when cancelled', async () => {
    const { user } = renderLab('games=3400&sweep=size', slow())
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    expect(sweep().getByRole('progressbar')).toBeDefined()
    await user.click(sweep().getByRole('button', { name: 'Cancel' }))
    await sweep().findByText(/^Cancelled after [\d,]+ of 17,000 games/)
    await sweep().findByRole('img', { name: /^Gems per swap\. Rows and columns\. 6: / })
    await user.click(sweep().getByRole('button', { name: 'Dismiss' }))
    expect(sweep().queryByRole('progressbar')).toBeNull()
  })

  const pointsOf5 = async (user: UserEvent) => {
    await sweep().findByRole('img', { name: /^Points per game\. Kinds\. 5: / })
    await user.click(sweep().getByText(': Points per game'))
    return sweep().getByRole('row', { name: /^5 / }).textContent
  }

  test.each([
    ['no interval of three games', 3, /–$/],
    ['the interval of ten games', 10, / – [\d,]+$/],
  ])('that is cancelled shows %s', async (_, games, interval) => {
    const { user } = renderLab('games=3400&seed=1&sweep=kinds&at=5', slow(games))
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    await user.click(sweep().getByRole('button', { name: 'Cancel' }))
    expect(await pointsOf5(user)).toMatch(interval)
  })

  test('that is complete shows the interval of three games', async () => {
    const { user } = renderLab('games=3&seed=1&sweep=kinds&at=5')
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    await sweep().findByText(/^Complete/)
    expect(await pointsOf5(user)).toMatch(/ – [\d,]+$/)
  })

  test('goes on when the address changes', async () => {
    const { user, go } = renderLab('games=3400&sweep=size', slow())
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    go('games=3400&sweep=kinds&at=5,6')
    expect(sweep().getByRole('textbox', { name: 'Values' })).toHaveProperty('value', '5,6')
    expect(sweep().getByRole('progressbar')).toBeDefined()
    expect(sweep().getByRole('button', { name: 'Cancel' })).toBeDefined()
  })

  test('says what its values need, and which field of run A is wrong', async () => {
    const { user } = renderLab('sweep=size&at=2')
    const values = sweep().getByRole('textbox', { name: 'Values' })
    expect(values.getAttribute('aria-invalid')).toBe('true')
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    expect(document.activeElement).toBe(values)
    const needs = 'Enter up to 12 whole numbers from 3 to 32, separated by commas.'
    expect(sweep().getByText(needs).id).toBe(values.getAttribute('aria-describedby'))
    enter('Values', '8', sweep())
    enter('Games', '')
    await user.click(sweep().getByRole('button', { name: 'Run' }))
    expect(sweep().getByRole('alert').textContent).toBe('Correct Games in run A first.')
  })
})
