import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import { patchesState } from '../store'
import styles from './HelpDialog.module.css'
import { makeSaid } from './messages'
import { Play } from './Play'
import type { Slide } from './slides'
import { makeStage, scriptOf } from './stage'
import { TableContext, usePatches } from './use-patches'

/** A board on which a rule plays itself, with what happens in words. */
export function Stage({ slide }: { slide: Slide }) {
  const table = useMemo(() => makeStage(slide), [slide])
  useEffect(() => {
    const timers = scriptOf(slide, table).map(({ ms, act }) => window.setTimeout(act, ms))
    return () => timers.forEach(window.clearTimeout)
  }, [slide, table])
  return (
    <TableContext value={table}>
      <div className={styles.stage} inert>
        <Play onLeave={() => {}} />
      </div>
      <Happens />
    </TableContext>
  )
}

/** What an action came to; who played what is seen above. */
const TOLD = ['contested', 'captured', 'collided', 'orphaned', 'ended']

function Happens() {
  const { i18n } = useLingui()
  const past = usePatches(({ session }) => session.past)
  const board = usePatches((store) => patchesState(store).board)
  const events = past.flatMap(({ events }) => events)
  const said = makeSaid({ i18n, board, events, detail: 'full' })
  return (
    <p className={styles.happens} aria-live="polite">
      {said
        .filter(({ type }) => TOLD.includes(type))
        .map(({ text }) => text)
        .join(' ')}
    </p>
  )
}
