// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { playBatch } from '#src/games/cascade/lab/batch.ts'
import { CSV_HEADER, makeReport, reportOf } from '#src/games/cascade/lab/report.ts'
import { parseSettings } from '#src/games/cascade/lab/settings.ts'
import type { Laboratory } from '#src/games/cascade/laboratory.ts'
import LabPage from '#src/games/cascade/ui/LabPage.tsx'

/** A laboratory without workers. */
const HERE: Laboratory = {
  concurrency: 1,
  play: async (settings, games) => playBatch(settings, games),
  dispose: () => {},
}

/** A laboratory that never finishes its second batch. */
const slow = (): Laboratory => ({
  ...HERE,
  play: (settings, games) =>
    games[0] === 0 ? HERE.play(settings, games) : new Promise<never>(() => {}),
})

function renderLab(laboratory = HERE) {
  render(
    <I18nProvider i18n={i18n}>
      <LabPage query="" openLaboratory={() => laboratory} />
    </I18nProvider>,
  )
  return { user: userEvent.setup() }
}

/** Preloads the drawing library, which is large. */
beforeAll(() => import('#src/games/cascade/ui/plot.ts'), 60_000)

const run = (name = 'Run A') => within(screen.getByRole('region', { name }))
const field = (name: string) => run().getByRole('textbox', { name })
const press = (name: string) => run().getByRole('button', { name })

async function runOf(games: string) {
  const { user } = renderLab()
  await user.clear(field('Games'))
  await user.type(field('Games'), games)
  await user.click(press('Run'))
  await run().findByText(new RegExp(`^Complete: ${games} games`))
  return { user }
}

const REFUSED: readonly [field: string, text: string, accepted: string][] = [
  ['Rows', '2', 'Enter a whole number from 3 to 32.'],
  ['Columns', 'x', 'Enter a whole number from 3 to 32.'],
  ['Kinds', '17', 'Enter a whole number from 3 to 16.'],
  ['Games', '200001', 'Enter a whole number from 1 to 200000.'],
  ['Swaps per game', '0', 'Enter a whole number from 1 to 1000000.'],
  ['Burn-in swaps', '-1', 'Enter a whole number from 0 to 1000000.'],
  ['Weights', '1,2', 'Enter a whole number from 1 to 100 for each kind, separated by commas.'],
]

describe('the lab', () => {
  test('shows each figure of a run with its interval, and its histogram', async () => {
    await runOf('40')
    const points = run().getByRole('row', { name: /^Points per swap/ })
    const [mean, interval, , count] = within(points).getAllByRole('cell')
    expect(mean?.textContent).toMatch(/^\d+\.\d+$/)
    expect(interval?.textContent).toMatch(/^\d+\.\d+ – \d+\.\d+$/)
    expect(count?.textContent).toBe('1,200')
    expect(run().getAllByRole('row')).toHaveLength(1 + 5 + 8 + 2)
    expect(await run().findAllByRole('img')).toHaveLength(6)
  })

  test('gives an upper bound to events that did not occur', async () => {
    await runOf('40')
    const cuts = run().getByRole('row', { name: /^Cut cascades per 1000 swaps/ })
    const [rate, , , count] = within(cuts).getAllByRole('cell')
    expect([rate?.textContent, count?.textContent]).toEqual(['<\u00a03.191', '0'])
  })

  test('copies the report, the table of games and the command', async () => {
    const { user } = await runOf('40')
    const settings = parseSettings({ games: 40 })
    if (!settings.ok) throw new Error(settings.code)
    const { findings, games } = playBatch(settings.value, [0, 40])
    await user.click(press('Copy as JSON'))
    const report = reportOf({ settings: settings.value, games, findings })
    expect(await navigator.clipboard.readText()).toBe(makeReport(report))
    await user.click(press('Copy as CSV'))
    const csv = await navigator.clipboard.readText()
    expect(csv.startsWith(CSV_HEADER)).toBe(true)
    expect(csv.trim().split('\n')).toHaveLength(41)
    await user.click(press('Copy as command line'))
    expect(await navigator.clipboard.readText()).toMatch(/^npm run simulate -- .*--games=40 /)
    expect(run().getByText('Copied')).toBeDefined()
  })

  test.each(REFUSED)('refuses %s of %s, says what is accepted, and goes there', async (...row) => {
    const [name, text, needs] = row
    const { user } = renderLab()
    await user.clear(field(name))
    await user.type(field(name), `${text}{Enter}`)
    expect(run().getByText(needs).id).toBe(field(name).getAttribute('aria-describedby'))
    expect(document.activeElement).toBe(field(name))
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(run().queryByRole('progressbar')).toBeNull()
  })

  test('keeps the complete part when cancelled', async () => {
    const { user } = renderLab(slow())
    await user.click(press('Run'))
    expect(press('Run')).toHaveProperty('disabled', true)
    await user.click(press('Cancel'))
    expect(await run().findByText(/^Cancelled: [\d,]+ of 3,400 games/)).toBeDefined()
    expect(run().getByRole('row', { name: /^Points per swap/ })).toBeDefined()
    expect(press('Copy as JSON')).toBeDefined()
    expect(press('Run')).toHaveProperty('disabled', false)
  })

  test('shows two runs side by side, each with its own settings', async () => {
    const { user } = renderLab()
    await user.click(screen.getByRole('button', { name: 'Two runs side by side' }))
    const agentOf = (name: string) => run(name).getByRole('combobox', { name: 'Agent' })
    expect(agentOf('Run A')).toHaveProperty('value', 'random')
    expect(agentOf('Run B')).toHaveProperty('value', 'greedy')
    await user.selectOptions(agentOf('Run A'), 'Looks ahead')
    expect(agentOf('Run B')).toHaveProperty('value', 'greedy')
    await user.click(screen.getByRole('button', { name: 'Two runs side by side' }))
    expect(screen.queryByRole('region', { name: 'Run B' })).toBeNull()
  })
})
