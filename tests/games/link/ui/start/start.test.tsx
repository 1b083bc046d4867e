// @vitest-environment jsdom
import '../../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import Start from '#src/games/link/ui/start/Start.tsx'

beforeEach(() => {
  location.hash = '#/link'
})

function renderStart() {
  render(
    <I18nProvider i18n={i18n}>
      <Start />
    </I18nProvider>,
  )
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const choose = (group: string, name: RegExp) =>
    user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }))
  const start = () => screen.getByRole('button', { name: 'Start' })
  return { user, choose, start }
}

test('offers any difficulty first, and says the kinds of tiles', async () => {
  const { choose } = renderStart()
  expect(screen.getByRole('radio', { name: 'Any', checked: true })).toBeDefined()
  expect(screen.getByText('8 kinds of tiles')).toBeDefined()
  await choose('Size', /^Expert 16.×.9/)
  expect(screen.getByText('36 kinds of tiles')).toBeDefined()
})

test('shows what a difficulty means and the kinds it takes', async () => {
  const { choose } = renderStart()
  await choose('Size', /^Normal 10.×.8/)
  await choose('Difficulty', /^Tricky/)
  expect(screen.getByRole('term').textContent).toBe('Risk')
  const [risk, players] = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(risk?.trim()).toBe('Tricky, 3 of 5')
  expect(players).toBe('52–140 of 256 random players clear it')
  expect(screen.getByText('20 kinds of tiles')).toBeDefined()
})

test.each([
  ['Any', '/link/normal'],
  ['Tricky', '/link/normal-hard'],
  ['Merciless', '/link/normal-merciless'],
])('starts a board of difficulty %s', async (difficulty, path) => {
  const { user, choose, start } = renderStart()
  await choose('Size', /^Normal 10.×.8/)
  await choose('Difficulty', new RegExp(`^${difficulty}`))
  await user.click(start())
  expect(`${location.pathname}${location.hash}`).toContain(path)
})

test('says that a size cannot have a difficulty, and offers the nearest', async () => {
  const { user, choose, start } = renderStart()
  await choose('Size', /^Classic 20.×.8/)
  await choose('Difficulty', /^Merciless/)
  expect(screen.getByText('No Classic board has this difficulty.')).toBeDefined()
  expect(start()).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Choose Fiendish instead' }))
  expect(document.activeElement).toBe(
    screen.getByRole('radio', { name: 'Fiendish', checked: true }),
  )
  expect(start()).toHaveProperty('disabled', false)
})

test('keeps gravity as it will be seen when another size is turned', async () => {
  const { user, choose, start } = renderStart()
  const gravity = screen.getByRole('combobox', { name: 'After a match' })
  await user.selectOptions(gravity, 'Tiles fall down')
  await choose('Size', /^Custom/)
  // Taller than wide, in a wide window.
  fireEvent.change(screen.getByRole('slider', { name: /^Columns/ }), { target: { value: '4' } })
  expect(screen.getByRole('option', { name: 'Tiles fall down', selected: true })).toBeDefined()
  await user.click(start())
  expect(`${location.pathname}${location.hash}`).toContain('/link/custom-4x8-16-right')
})

test('has no difficulties for a custom board', async () => {
  const { choose } = renderStart()
  await choose('Size', /^Custom/)
  expect(screen.queryByRole('group', { name: 'Difficulty' })).toBeNull()
})

test.each([
  ['Novice', /^Novice 8.×.6/, '/link/novice-no-net'],
  ['a board of one’s own', /^Custom/, '/link/custom-12x8-16-no-net'],
])('starts %s with no net, and says what that means', async (_, size, path) => {
  const { user, choose, start } = renderStart()
  await choose('Size', size)
  await user.click(screen.getByRole('switch', { name: /^No net/ }))
  expect(screen.getByText('No shuffles, one take-back: get stuck and you lose.')).toBeDefined()
  await user.click(start())
  expect(`${location.pathname}${location.hash}`).toContain(path)
})

const setSlider = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })

test('previews a custom board, and refuses an odd number of tiles unless walls make it even', async () => {
  const { user, choose, start } = renderStart()
  await choose('Size', /^Custom/)
  const preview = screen.getByRole('figure')
  expect(preview.textContent).toBe('96 tiles')
  expect(preview.querySelectorAll('[data-sample] > *')).toHaveLength(96)
  setSlider(/^Kinds/, '5')
  setSlider(/^Columns/, '9')
  setSlider(/^Rows/, '9')
  expect(screen.getByRole('alert').textContent).toMatch(/9.×.9 has an odd number of tiles/)
  expect(start()).toHaveProperty('disabled', true)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Walls' }), 'Pillars')
  expect(preview.textContent).toBe('72 tiles')
  await user.click(start())
  expect(`${location.pathname}${location.hash}`).toContain('/link/custom-9x9-5-pillars')
})
