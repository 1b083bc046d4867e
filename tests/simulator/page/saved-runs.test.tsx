// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LabContext, makeLab } from '#src/simulator/page/lab.ts'
import { SavedRuns } from '#src/simulator/page/SavedRuns.tsx'
import type { SavedRun } from '#src/simulator/page/saved-runs.ts'
import { settingsOf } from '../../support/settings'

function makeRun(name: string): SavedRun {
  const experiment = {
    settings: settingsOf(),
    status: 'complete',
    run: undefined,
    rows: [],
    ms: 0,
  } as const
  return { id: name, name, savedAt: 0, experiment }
}

/** A page with saved runs, without storage. */
function labWithRuns() {
  const lab = makeLab('', () => {
    throw new Error('nothing is played here')
  })
  lab.store.setState({ runs: [makeRun('first'), makeRun('second')] })
  const rename = async ({ id }: SavedRun, name: string) =>
    lab.store.setState(({ runs }) => ({
      runs: runs.map((run) => (run.id === id ? { ...run, name } : run)),
    }))
  return { ...lab, actions: { ...lab.actions, rename } }
}

const names = () => screen.getAllByRole('textbox', { name: 'Name of the run' })

test.each([
  ['another', 'other', 'other'],
  ['one with spaces around it', '  other ', 'other'],
  ['an empty one', ' ', 'first'],
])('Enter renames a run to %s, and leaves the focus', async (_, text, expected) => {
  render(
    <I18nProvider i18n={i18n}>
      <LabContext value={labWithRuns()}>
        <SavedRuns />
      </LabContext>
    </I18nProvider>,
  )
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const [first] = names()
  if (!first) throw new Error('a saved run has a name')
  await user.clear(first)
  await user.type(first, `${text}{Enter}`)
  expect(screen.getByRole('button', { name: `Open as run A: ${expected}` })).toBeDefined()
  expect(document.activeElement).toBe(names()[0])
  expect(names().map((field) => field.getAttribute('value'))).toEqual([expected, 'second'])
})
