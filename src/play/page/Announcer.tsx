import { useLingui } from '@lingui/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Message } from '#src/define/feedback.ts'
import type { Playing } from '#src/define/screen.ts'
import type { Emitted } from '#src/define/session.ts'
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
  const id = actions.at(-1)?.id
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
  const isShown = usePainted(playback, ({ shown }) => shown === null)
  const [announced, setAnnounced] = useState(() => [store.getState().emitted])
  const [waiting, setWaiting] = useState<readonly Emitted[]>([])
  useEffect(
    () =>
      subscribePainted(store, ({ emitted }, before) => {
        if (emitted !== before.emitted)
          startTransition(() => setWaiting((some) => [...some, emitted]))
      }),
    [store],
  )
  if (waiting.length > 0 && (isShown || !screen.feedback.announcesWhenShown)) {
    setAnnounced([...waiting])
    setWaiting([])
  }
  return announced
}

const quietly = ({ text }: Message): Message => ({ text, tone: 'quiet' })

/** Puts actions into words, all but the last for screen readers only. */
function useMessages({ screen, store }: Playing, view: BoardView, actions: readonly Emitted[]) {
  const { i18n } = useLingui()
  const detail = useSetting('detail')
  const say = screen.feedback.useSay()
  const state = store.getState()
  const context = { i18n, store: state, state: stateOf(state.session), view, detail }
  return actions.flatMap(({ events }, index) => {
    const messages = say?.({ ...context, events }) ?? []
    return index < actions.length - 1 ? messages.map(quietly) : messages
  })
}
