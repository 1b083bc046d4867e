import type { I18n, MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import {
  type ButtonProps,
  CloseButton,
  MenuLink,
  ReloadButton,
  TryAgainButton,
} from '../kit/Button.tsx'
import { Notice } from '../kit/Card.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ProblemPage, ProblemPart } from '../kit/ProblemPage.tsx'
import { sentences } from '../texts.ts'
import {
  forgetFailure,
  loadFailures,
  type Part,
  retryFailures,
  useNewVersion,
} from './load-failures.ts'

export interface LoadProblemProps {
  /** Counts failures, so that each is announced. */
  attempt: number
  onRetry: () => void
  isPart?: boolean
}

/** Replaces a page that failed to load, or a part of one. */
export function LoadProblem({ isPart = false, attempt, onRetry }: LoadProblemProps) {
  const { i18n } = useLingui()
  const isNew = useNewVersion()
  const retry = () => {
    onRetry()
    retryFailures()
  }
  const actions = (
    <>
      <Reason key={attempt} isNew={isNew} />
      <nav>
        <RetryButton isNew={isNew} look="primary" onClick={retry} />
        {!isNew && <ReloadButton />}
        <MenuLink />
      </nav>
    </>
  )
  return isPart ? (
    <ProblemPart>
      <p>{loadFailedText(i18n, 'part')}</p>
      {actions}
    </ProblemPart>
  ) : (
    <ProblemPage title={<Trans id="load.title" message="This page could not be loaded" />}>
      {actions}
    </ProblemPage>
  )
}

export function LoadProblemDialog(props: LoadProblemProps & { onClose: () => void }) {
  const { attempt, onRetry, onClose } = props
  const { i18n } = useLingui()
  const isNew = useNewVersion()
  return (
    <Dialog
      title={i18n._({ id: 'load.dialog', message: 'This could not be loaded' })}
      onClose={onClose}
      actions={
        <>
          <CloseButton onClick={onClose} />
          <RetryButton isNew={isNew} look="primary" onClick={onRetry} />
        </>
      }
    >
      <Reason key={attempt} isNew={isNew} />
    </Dialog>
  )
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
          ...parts.map((part) => loadFailedText(i18n, part)),
          isNew ? i18n._(NEW_VERSION) : undefined,
        ])}
      </p>
      <RetryButton isNew={isNew} onClick={retryFailures} />
      {!parts.some((part) => NEEDED.includes(part)) && <CloseButton onClick={dismiss} />}
    </Notice>
  )
}

const Reason = ({ isNew }: { isNew: boolean }) => (
  <p role="alert">
    <Trans {...(isNew ? NEW_VERSION : CONNECTION)} />
  </p>
)

/** Tries again, or reloads the page where only its new version can be loaded. */
const RetryButton = ({ isNew, look, onClick }: ButtonProps & { isNew: boolean }) =>
  isNew ? <ReloadButton look={look} /> : <TryAgainButton look={look} onClick={onClick} />

const CONNECTION = /*i18n*/ {
  id: 'load.connection',
  message: 'Check the connection and try again. Your games are saved.',
}

const NEW_VERSION = /*i18n*/ {
  id: 'load.version',
  message:
    'There is a new version of Pairwise, and this one is no longer complete. Reload the page to continue.',
}

const NOT_LOADED: Partial<Record<Part | 'list', MessageDescriptor>> = {
  solver: /*i18n*/ {
    id: 'load.solver',
    message:
      'The solver could not be loaded: hints may lead nowhere, and you won’t be told when a board can no longer be cleared.',
  },
  pictures: /*i18n*/ {
    id: 'load.pictures',
    message: 'The pictures could not be loaded, so letters are shown instead.',
  },
  results: /*i18n*/ {
    id: 'load.results',
    message: 'Your results could not be read. They are not lost.',
  },
}

const OTHER_NOT_LOADED = /*i18n*/ {
  id: 'load.failed',
  message:
    '{what, select, opponent {The opponent} agent {The agent} language {The language} sounds {The sounds} list {The list} other {Part of this page}} could not be loaded.',
}

export function loadFailedText(i18n: I18n, what: Part | 'list'): string {
  const text = { ...(NOT_LOADED[what] ?? OTHER_NOT_LOADED), values: { what } }
  return i18n._(text)
}
