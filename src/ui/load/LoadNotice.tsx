import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Card.tsx'
import { sentences } from '../texts.ts'
import { loadFailedText, NEW_VERSION, RetryButton } from './LoadProblem.tsx'
import {
  forgetFailure,
  loadFailures,
  type Part,
  retryFailures,
  useNewVersion,
} from './load-failures.ts'

function partText(i18n: I18n, part: Part): string {
  switch (part) {
    case 'solver':
      return i18n._({
        id: 'load.solver',
        message:
          'The solver could not be loaded: hints may lead nowhere, and you won’t be told when a board can no longer be cleared.',
      })
    case 'pictures':
      return i18n._({
        id: 'load.pictures',
        message: 'The pictures could not be loaded, so letters are shown instead.',
      })
    default:
      return loadFailedText(i18n, part)
  }
}

/** Parts without which a game is stuck; their notice cannot be dismissed. */
const NEEDED: readonly Part[] = ['opponent', 'agent']

/** Lists parts that failed to load, with a button that retries. */
export const LoadNotice = () => useStore(loadFailures).list.length > 0 && <Failures />

function Failures() {
  const { i18n } = useLingui()
  const { list, count } = useStore(loadFailures)
  const isNew = useNewVersion()
  const parts = [...new Set(list.map(({ part }) => part))]
  const dismiss = () => {
    for (const { name } of list) forgetFailure(name)
  }
  return (
    <Notice>
      <p role="alert" key={count}>
        {sentences(i18n, [
          ...parts.map((part) => partText(i18n, part)),
          isNew ? i18n._(NEW_VERSION) : undefined,
        ])}
      </p>
      <RetryButton isNew={isNew} onRetry={retryFailures} />
      {!parts.some((part) => NEEDED.includes(part)) && (
        <Button onClick={dismiss}>
          <Trans id="dialog.close" message="Close" />
        </Button>
      )}
    </Notice>
  )
}
