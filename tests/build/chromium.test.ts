import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** No file exists, and nothing can be installed. */
const NOTHING = {
  PATH: '',
  CHROMIUM_PATH: '',
  NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'
    fs.existsSync = () => false; syncBuiltinESMExports()`,
  )}"`,
}

const WRONG = 'does not start as Chromium: set CHROMIUM_PATH to the path of one.'

test.each([
  [
    'no browser',
    NOTHING,
    'No Chromium: install Chrome or Chromium, or set CHROMIUM_PATH to its path.',
  ],
  ['a wrong path', { CHROMIUM_PATH: '/nope' }, `/nope ${WRONG}`],
  ['another program', { CHROMIUM_PATH: process.execPath }, `${process.execPath} ${WRONG}`],
])('%s ends the tests before they begin, in one line', (_, faked, line) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/e2e/install-chromium.js'],
    {
      env: { ...process.env, ...faked },
      encoding: 'utf8',
    },
  )
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${line}\n` })
})
