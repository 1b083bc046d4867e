import { useLingui } from '@lingui/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Message } from '#src/define/feedback.ts'
import type { Playing } from '#src/define/screen.ts'
import type { GameStore } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { whenIdle } from '#src/ui/load/lazy.tsx'
import { subscribePainted, usePainted } from '#src/ui/painted.ts'
import { useSetting } from '#src/ui/settings.ts'
import { sentences } from '#src/ui/texts.ts'
import styles from './Announcer.module.css'

interface AnnouncerProps {
  playing: Playing
  view: BoardView
  /** Shown while nothing is announced. */
  rest?: ReactNode
}

/** Announces the last action once it has been seen, since formatting text is slow on low-end phones. */
export function Announcer({ playing, view, rest }: AnnouncerProps) {
  const { i18n } = useLingui()
  const { locale } = i18n
  const actions = useAnnounced(playing)
  const messages = useMessages(playing, view, actions)
  // Warms up Intl.NumberFormat, whose first use takes a tenth of a second there.
  useEffect(() => void whenIdle().then(() => new Intl.NumberFormat(locale).format(0)), [locale])
  const isQuiet = ({ tone }: Message) => tone === 'quiet'
  const loud = messages.filter((message) => !isQuiet(message))
  const textsOf = (some: readonly Message[]) => some.map(({ text }) => text)
  // Keys, so that the same text twice is read out twice.
  const id = actions.at(-1)?.emitted.id
  return (
    <div className={styles.line}>
      <div role="status" className={loud.length === 0 ? 'unseen' : undefined}>
        <p key={`quiet ${id}`} className="unseen">
          {sentences(i18n, textsOf(messages.filter(isQuiet)))}
        </p>
        {loud.length > 0 && (
          <p
            key={id}
            className={styles.message}
            data-refused={loud.some(({ tone }) => tone === 'refused')}
          >
            {sentences(i18n, textsOf(loud))}
          </p>
        )}
      </div>
      {loud.length === 0 && rest}
    </div>
  )
}

/**
 * Returns the last action, after those that were cut short before they were announced. Where the screen defers text, an
 * action waits until the last has been seen.
 */
function useAnnounced({ store, playback, screen }: Playing) {
  const { announcesWhenShown: waits = false } = screen.feedback
  const isShown = usePainted(playback, ({ shown }) => shown === null)
  const [announced, setAnnounced] = useState(() => [store.getState()])
  const [waiting, setWaiting] = useState<readonly GameStore[]>([])
  useEffect(
    () =>
      subscribePainted(store, (now, before) => {
        if (now.emitted !== before.emitted)
          startTransition(() => setWaiting((some) => (waits ? [...some, now] : [now])))
      }),
    [store, waits],
  )
  if (waiting.length > 0 && (isShown || !waits)) {
    setAnnounced([...waiting])
    setWaiting([])
  }
  return announced
}

const quietly = ({ text }: Message): Message => ({ text, tone: 'quiet' })

/** Puts actions into words, all but the last for screen readers only. */
function useMessages({ screen, store }: Playing, view: BoardView, actions: readonly GameStore[]) {
  const { i18n } = useLingui()
  const detail = useSetting('detail')
  const say = screen.feedback.useSay()
  // Of the present, so that nothing is said of a hand that is covered by now.
  const context = { i18n, store: store.getState(), view, detail }
  return actions.flatMap(({ session, emitted: { events } }, index) => {
    const messages = say?.({ ...context, state: stateOf(session), events }) ?? []
    return index < actions.length - 1 ? messages.map(quietly) : messages
  })
}
