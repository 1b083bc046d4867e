import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { MenuLink, ReloadButton } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { ProblemPart } from '../kit/ProblemPage.tsx'
import styles from './Progress.module.css'

const LOADING = /*i18n*/ { id: 'loading', message: 'Loading' }

/** Delay before links out of the page are offered. */
const LONG_MS = 10_000

/** A progress bar for a page or a part of one; hidden for the first 300 ms to avoid flashes. */
export function Progress({ isPart = false }: { isPart?: boolean }) {
  const { i18n } = useLingui()
  const isLong = useIsLong(LONG_MS)
  return (
    <div className={styles.waiting} data-part={isPart}>
      <progress className="bar" aria-label={i18n._(LOADING)} />
      {isLong && (
        <ProblemPart>
          <p role="alert">
            <Trans id="load.long" message="This is taking longer than it should." />
          </p>
          <nav>
            <ReloadButton />
            <MenuLink />
          </nav>
        </ProblemPart>
      )}
    </div>
  )
}

/** Delay of a dialog, so that it does not flash. */
const SLOW_MS = 1_000

/** Stands in for a dialog that is slow to load. */
export function ProgressDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const isSlow = useIsLong(SLOW_MS)
  const label = i18n._(LOADING)
  return (
    isSlow && (
      <Dialog title={label} onClose={onClose}>
        <progress aria-label={label} />
      </Dialog>
    )
  )
}

function useIsLong(ms: number): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), ms)
    return () => window.clearTimeout(timer)
  }, [ms])
  return isLong
}
