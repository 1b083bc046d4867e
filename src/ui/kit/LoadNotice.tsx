import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import {
  forgetFailure,
  type LoadFailure,
  loadFailures,
  type Part,
  retryFailures,
} from '../load-failures'
import { useNewVersion } from '../new-version'
import { sentences } from '../texts'
import { Button } from './Button'
import styles from './LoadNotice.module.css'
import { loadFailedText, NEW_VERSION, ReloadButton, TryAgain } from './LoadProblem'

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
        message: 'The pictures could not be loaded, so shapes are shown instead.',
      })
    default:
      return loadFailedText(i18n, part)
  }
}

/** Without these a game stands still, so that the notice cannot be dismissed. */
const NEEDED: readonly Part[] = ['opponent', 'agent']

/** Says what the page has to do without, in a line of its own, and how to have it after all. */
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
    <div className={styles.notice}>
      <p role="alert" key={count}>
        {sentences(i18n, [
          ...parts.map((part) => partText(i18n, part)),
          isNew ? i18n._(NEW_VERSION) : undefined,
        ])}
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
    </div>
  )
}
