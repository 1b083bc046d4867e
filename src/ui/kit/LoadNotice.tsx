import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import {
  forgetFailure,
  type LoadFailure,
  loadFailures,
  type Part,
  retryFailures,
  useNewVersion,
} from '../load-failures'
import { Button } from './Button'
import { ReloadButton, TryAgain, VersionText } from './LoadProblem'
import { Notice } from './Notice'

const TEXTS: Readonly<Record<Part, MessageDescriptor>> = {
  opponent: /*i18n*/ { id: 'load.opponent', message: 'The opponent could not be loaded.' },
  agent: /*i18n*/ { id: 'load.agent', message: 'The agent could not be loaded.' },
  solver: /*i18n*/ {
    id: 'load.solver',
    message:
      'The solver could not be loaded: hints may lead nowhere, and lost boards are not announced.',
  },
  language: /*i18n*/ { id: 'load.language', message: 'The language could not be loaded.' },
  pictures: /*i18n*/ {
    id: 'load.pictures',
    message: 'The pictures could not be loaded: shapes stand in for them.',
  },
  sounds: /*i18n*/ { id: 'load.sounds', message: 'The sounds could not be loaded.' },
  part: /*i18n*/ { id: 'load.part', message: 'A part of this page could not be loaded.' },
}

/** Parts without which a game is stuck; their notice cannot be dismissed. */
const NEEDED: readonly Part[] = ['opponent', 'agent']

/** Lists parts that failed to load, with a button that retries. */
export function LoadNotice() {
  const { list, count } = useStore(loadFailures)
  return list.length > 0 && <Failures list={list} count={count} />
}

function Failures({ list, count }: { list: readonly LoadFailure[]; count: number }) {
  const { i18n } = useLingui()
  const isNew = useNewVersion()
  const parts = [...new Set(list.map(({ part }) => part))]
  const dismiss = () => {
    for (const { name } of list) forgetFailure(name)
  }
  return (
    <Notice>
      <p role="alert" key={count}>
        {parts.map((part) => i18n._(TEXTS[part])).join(' ')} {isNew && <VersionText />}
      </p>
      {isNew ? (
        <ReloadButton />
      ) : (
        <Button onClick={retryFailures}>
          <TryAgain />
        </Button>
      )}
      {!parts.some((part) => NEEDED.includes(part)) && (
        <Button onClick={dismiss}>
          <Trans id="dialog.close" message="Close" />
        </Button>
      )}
    </Notice>
  )
}
