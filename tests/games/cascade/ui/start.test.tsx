// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import Start from '#src/games/cascade/ui/start/Start.tsx'

const { hook, navigate, history } = memoryLocation({ path: '/cascade', record: true })

beforeEach(() => navigate('/cascade'))

const renderPart = (part: React.ReactNode) =>
  render(
    <I18nProvider i18n={i18n}>
      <Router hook={hook}>{part}</Router>
    </I18nProvider>,
  )

test('the start page opens boards of up to 32 × 32', async () => {
  renderPart(<Start />)
  for (const name of [/^Columns/, /^Rows/])
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: '40' } })
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(history.at(-1)).toBe('/cascade/custom-32x32-7-30')
})

test('agents and the lab get the board that was chosen', async () => {
  renderPart(<Start />)
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Watch an agent')).toBe('#/cascade/watch-greedy')
  expect(addressOf('Lab')).toBe('#/cascade/lab')
  fireEvent.change(screen.getByRole('slider', { name: /^Columns/ }), { target: { value: '12' } })
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Line by line')
  expect(addressOf('Watch an agent')).toBe('#/cascade/watch-greedy-12x8-7-lines')
  expect(addressOf('Lab')).toBe('#/cascade/lab?rows=8&cols=12&kinds=7&counting=lines')
})

test('the start page explains the game', async () => {
  renderPart(<Start />)
  await userEvent.click(screen.getByRole('button', { name: 'How to play' }))
  const rules = await screen.findByRole('dialog', { name: 'How to play' })
  expect(rules.textContent).toContain('Enlarge and shrink a large board')
})
