import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import type { SavingProblem } from './saves.ts'

const NOT_SAVED = /*i18n*/ {
  id: 'save.off',
  message:
    '{why, select, full {There is no room left in this browser} forbidden {This browser does not allow storage} silent {This browser’s storage does not answer} other {You are playing on from a replay}}: this game is not being saved.',
}

const TEXTS: Readonly<Record<SavingProblem, MessageDescriptor>> = {
  damaged: /*i18n*/ {
    id: 'save.damaged',
    message: 'The saved game was damaged. It was set aside, and a new board was dealt.',
  },
  unreadable: /*i18n*/ {
    id: 'save.unreadable',
    message:
      'Your saved game could not be read. This one is not being saved, so that nothing is overwritten. Reload to try again.',
  },
  silent: NOT_SAVED,
  full: NOT_SAVED,
  forbidden: NOT_SAVED,
  replay: NOT_SAVED,
  unwritten: /*i18n*/ {
    id: 'save.unwritten',
    message: 'This game could not be saved. The next move tries again.',
  },
  'too-long': /*i18n*/ {
    id: 'save.too-long',
    message: 'No more than 100,000 moves of a game can be saved. Moves from here on are not saved.',
  },
  elsewhere: /*i18n*/ {
    id: 'save.elsewhere',
    message:
      'This game was opened in another tab and is saved there. Moves made here are not saved.',
  },
}

export default function SaveNotice({ problem }: { problem: SavingProblem }) {
  return (
    <Notice role="alert">
      <p>
        <Trans {...TEXTS[problem]} values={{ why: problem }} />
      </p>
      {problem === 'elsewhere' && (
        <Button onClick={() => location.reload()}>
          <Trans id="save.continue" message="Continue here" />
        </Button>
      )}
    </Notice>
  )
}
