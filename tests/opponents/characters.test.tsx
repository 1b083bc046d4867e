// @vitest-environment jsdom
import '../support/browser'
import { i18n, setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { STRENGTHS, type Strength } from '#src/engine/fields.ts'
import { messages as english } from '#src/locales/en.po'
import { messages as vietnamese } from '#src/locales/vi.po'
import { messages as chinese } from '#src/locales/zh-Hant.po'
import { OPPONENT_NAMES } from '#src/opponents/characters.ts'
import { Face } from '#src/opponents/Face.tsx'
import { LINES } from '#src/opponents/lines.ts'
import { OpponentChips } from '#src/opponents/OpponentChips.tsx'
import { Farewell } from '#src/play/end/Farewell.tsx'

const show = (children: ReactNode) => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>)

function Choice({ opponents }: { opponents: readonly Strength[] }) {
  const [chosen, choose] = useState<Strength>('easy')
  const habit = `habit of ${chosen}`
  return <OpponentChips name="x" {...{ opponents, chosen, onChoose: choose, habit }} />
}

test('an opponent is chosen by name and strength, and how it plays is told', async () => {
  const user = userEvent.setup()
  show(<Choice opponents={['easy', 'fair', 'hard']} />)
  expect(screen.getByRole('group', { name: 'Opponent' })).toBeDefined()
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual(['Clover Easy', 'Fern Fair', 'Sage Hard'])
  await user.click(screen.getByRole('radio', { name: 'Sage Hard' }))
  expect(screen.getByText('habit of hard')).toBeDefined()
})

test.each([
  ['won', 'Wow! Will you show me how?'],
  ['lost', 'I won? I won! How did I do that?'],
  ['drawn', 'The same as you! Does that count?'],
] as const)('Pip speaks of a game that the player %s', (result, line) => {
  show(<Farewell opponent="beginner" result={result} />)
  expect(screen.getByRole('figure').textContent).toBe(`${line}Pip`)
})

test('each opponent has a shape and a colour of its own, and three moods', async () => {
  const faces = STRENGTHS.flatMap((strength) =>
    (['calm', 'glad', 'sorry'] as const).map((mood) => (
      <Face key={`${strength} ${mood}`} {...{ strength, mood }} />
    )),
  )
  const { container } = show(faces)
  await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(faces.length))
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
  expect(new Set(drawings).size).toBe(faces.length)
  const shapes = [...container.querySelectorAll('svg g > path:first-child')]
  for (const attribute of ['d', 'fill'])
    expect(new Set(shapes.map((shape) => shape.getAttribute(attribute))).size).toBe(
      STRENGTHS.length,
    )
})

test.each([
  ['en', english],
  ['vi', vietnamese],
  ['zh-Hant', chinese],
])('names and lines are short and all different in %s', (locale, texts) => {
  const textOf = ({ id }: { id: string }) => [texts[id]].flat().join('')
  const names = STRENGTHS.map((strength) => textOf(OPPONENT_NAMES[strength]))
  const spoken = setupI18n({ locale, messages: { [locale]: texts } })
  const lines = STRENGTHS.flatMap((strength) =>
    ['won', 'lost', 'drawn'].map((result) => spoken._(LINES[strength].id, { result })),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(lines).size).toBe(lines.length)
  for (const name of names) expect(name).toMatch(/^.{1,8}$/)
  for (const line of lines) expect(line).toMatch(/^.{5,50}$/)
})
