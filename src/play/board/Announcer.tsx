import { useLingui } from '@lingui/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Playing } from '#src/define/screen.ts'
import type { GameStore } from '#src/define/session.ts'
import type { Telling } from '#src/define/tell.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { useLoaded, whenIdle } from '#src/ui/load/lazy.tsx'
import { subscribePainted, usePainted } from '#src/ui/painted.ts'
import { useSetting } from '#src/ui/settings.ts'
import { sentences } from '#src/ui/texts.ts'
import styles from './Announcer.module.css'
import { tellAction } from './tell.ts'

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
  const parts = useWords(playing, view, actions)
  // Warms up Intl.NumberFormat, whose first use takes a tenth of a second there.
  useEffect(() => void whenIdle().then(() => new Intl.NumberFormat(locale).format(0)), [locale])
  const isSeen = ({ tone }: Part) => tone !== undefined
  const seen = parts.filter(isSeen)
  const before = seen[0] ? parts.indexOf(seen[0]) : parts.length
  const after = parts.slice(before).filter((part) => !isSeen(part))
  const join = (some: readonly Part[]) =>
    sentences(
      i18n,
      some.map(({ text }) => text),
    )
  // Keys, so that the same text twice is read out twice.
  const id = actions.at(-1)?.emitted.id
  return (
    <div className={styles.line}>
      <div role="status" className={seen.length === 0 ? 'unseen' : undefined}>
        <p key={`before ${id}`} className="unseen">
          {join(parts.slice(0, before))}
        </p>
        {seen.length > 0 && (
          <p
            key={id}
            className={styles.message}
            data-refused={seen.some(({ tone }) => tone === 'refused')}
          >
            {join(seen)}
          </p>
        )}
        {after.length > 0 && (
          <p key={`after ${id}`} className="unseen">
            {join(after)}
          </p>
        )}
      </div>
      {seen.length === 0 && rest}
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

/** A sentence, and whether it is seen as well. */
interface Part extends Pick<Telling, 'tone'> {
  readonly text: string
}

/** Puts actions into words, all but the last for screen readers only. */
function useWords({ screen, store }: Playing, view: BoardView, actions: readonly GameStore[]) {
  const { i18n } = useLingui()
  const isBrief = useSetting('detail') === 'brief'
  const story = useLoaded(screen.story)?.default
  if (!story) return []
  const page = { i18n, store: store.getState(), view }
  return actions.flatMap((taken, index): readonly Part[] => {
    const isLast = index === actions.length - 1
    return tellAction(story.tell, { ...page, taken }).flatMap((telling) =>
      partsOf(telling, isBrief, isLast),
    )
  })
}

const partsOf = (
  { detail, text, unseen, tone }: Telling,
  isBrief: boolean,
  isLast: boolean,
): readonly Part[] => [
  ...(detail && !isBrief ? [{ text: detail }] : []),
  ...(text ? [{ text, tone: isLast ? tone : undefined }] : []),
  ...(unseen ? [{ text: unseen }] : []),
]
