import { useLingui } from '@lingui/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import type { GameStore } from '#src/define/session.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { makeLazyModule, useLoaded, whenIdle } from '#src/ui/load/lazy.tsx'
import { subscribePainted, usePainted } from '#src/ui/painted.ts'
import { useSetting } from '#src/ui/settings.ts'
import styles from './Announcer.module.css'

/** Milliseconds for which a message is shown, unless an action takes it away before. */
const SHOWN_MS = 10_000

const words = makeLazyModule(() => whenIdle().then(() => import('./announce.ts')))

interface AnnouncerProps {
  view: BoardView
  /** Shown while nothing is announced. */
  rest?: ReactNode
}

/** Announces the last action once it has been seen, since formatting text is slow on low-end phones. */
export function Announcer({ view, rest }: AnnouncerProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const playing = useOpenPage()
  const actions = useAnnounced(playing)
  // Keys, so that the same text twice is read out twice.
  const id = actions.at(-1)?.emitted.id
  const { before, seen, after, isRefused, Offer } = useWords(playing, view, actions) ?? {}
  const isShown = useIsFresh(seen ? id : undefined)
  // Warms up Intl.NumberFormat, whose first use takes a tenth of a second there.
  useEffect(() => void whenIdle().then(() => new Intl.NumberFormat(locale).format(0)), [locale])
  return (
    <div className={styles.line}>
      <div role="status" className={isShown ? undefined : 'unseen'}>
        <p key={`before ${id}`} className="unseen">
          {before}
        </p>
        {seen && (
          <p key={id} className={styles.message} data-refused={isRefused}>
            {seen}
            {Offer && <Offer />}
          </p>
        )}
        {after && (
          <p key={`after ${id}`} className="unseen">
            {after}
          </p>
        )}
      </div>
      {!isShown && rest}
    </div>
  )
}

/** Returns `true` while an action's message is new. */
function useIsFresh(id: number | undefined): boolean {
  const [gone, setGone] = useState<number>()
  useEffect(() => {
    if (id === undefined) return
    const timer = setTimeout(setGone, SHOWN_MS, id)
    return () => clearTimeout(timer)
  }, [id])
  return id !== undefined && gone !== id
}

/**
 * Returns the last action, after those that were cut short before they were announced. Without an
 * opponent, an action waits until the last has been seen.
 */
function useAnnounced({ store, playback, screen }: Playing) {
  const waits = !screen.opponent
  const isShown = usePainted(playback, ({ shown }) => shown === null)
  const [announced, setAnnounced] = useState<readonly GameStore[]>([])
  const [waiting, setWaiting] = useState<readonly GameStore[]>([])
  useEffect(() => {
    // A replay takes the place of a game, and the other way round.
    setWaiting([store.getState()])
    return subscribePainted(store, (now, before) => {
      if (now.emitted !== before.emitted)
        startTransition(() => setWaiting((some) => (waits ? [...some, now] : [now])))
    })
  }, [store, waits])
  if (waiting.length > 0 && (isShown || !waits)) {
    setAnnounced(waiting)
    setWaiting([])
  }
  return announced
}

function useWords({ screen, store }: Playing, view: BoardView, actions: readonly GameStore[]) {
  const { i18n } = useLingui()
  const isBrief = useSetting('detail') === 'brief'
  const { announce } = useLoaded(words) ?? {}
  const { tell } = useLoaded(screen.story)?.default ?? {}
  return tell && announce?.(tell, actions, { i18n, store: store.getState(), view, isBrief })
}
