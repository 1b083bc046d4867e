// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SavedRuns } from '#src/simulator/page/SavedRuns.tsx'
import type { SavedRun, SavedRunsState } from '#src/simulator/page/saved-runs.ts'
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

const NO_CHANGE = async () => {}

/** Saved runs without storage. */
function Saved() {
  const [runs, setRuns] = useState([makeRun('first'), makeRun('second')])
  const saved: SavedRunsState = {
    runs,
    damaged: [],
    outcome: undefined,
    save: NO_CHANGE,
    rename: async ({ id }, name) =>
      setRuns((all) => all.map((run) => (run.id === id ? { ...run, name } : run))),
    remove: NO_CHANGE,
    restore: NO_CHANGE,
    removeDamaged: NO_CHANGE,
  }
  return <SavedRuns saved={saved} slots={[{ letter: 'A', isRunning: false }]} onOpen={() => {}} />
}

const names = () => screen.getAllByRole('textbox', { name: 'Name of the run' })

test.each([
  ['another', 'other', 'other'],
  ['one with spaces around it', '  other ', 'other'],
  ['an empty one', ' ', 'first'],
])('Enter renames a run to %s, and leaves the focus', async (_, text, expected) => {
  render(
    <I18nProvider i18n={i18n}>
      <Saved />
    </I18nProvider>,
  )
  const user = userEvent.setup()
  const [first] = names()
  if (!first) throw new Error('a saved run has a name')
  await user.clear(first)
  await user.type(first, `${text}{Enter}`)
  expect(screen.getByRole('button', { name: `Open ${expected} as run A` })).toBeDefined()
  expect(document.activeElement).toBe(names()[0])
  expect(names().map((field) => field.getAttribute('value'))).toEqual([expected, 'second'])
})
