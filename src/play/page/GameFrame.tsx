import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import type { Stat } from '#src/define/screen.ts'
import { Mark, soundIcon, soundOffIcon } from '#src/ui/kit/icons.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { LoadNotice } from '#src/ui/load/LoadProblem.tsx'
import { useShortcuts } from '#src/ui/page.ts'
import { settingsStore } from '#src/ui/settings.ts'
import styles from './GameFrame.module.css'

interface GameFrameProps {
  title: string
  detail: string
  badge?: ReactNode
  useStats: () => readonly Stat[]
  /** Leaves the figures out: they are those of the whole game. */
  isLesson?: boolean
  /** A permanent problem, such as a game that is not being saved. */
  notice?: ReactNode
  children: ReactNode
}

/** The layout of a game's page: one line of header, the rest for the board. */
export function GameFrame({
  title,
  detail,
  badge,
  useStats,
  isLesson,
  notice,
  children,
}: GameFrameProps) {
  const { i18n } = useLingui()
  return (
    <main className={styles.frame}>
      <header>
        <div className={styles.header}>
          <a href="#/" aria-label={i18n._({ id: 'home', message: 'Pairwise, to the menu' })}>
            <Mark />
          </a>
          <h1>
            {title} <span>{detail}</span>
          </h1>
          {badge}
          {isLesson ? <dl /> : <Stats useStats={useStats} />}
          <MuteButton />
        </div>
        {notice}
        <LoadNotice />
      </header>
      {children}
    </main>
  )
}

/** Renders the figures apart, since all else stays as it is at a click. */
const Stats = ({ useStats }: Pick<GameFrameProps, 'useStats'>) => (
  <dl>
    {useStats().map(({ label, value }) => (
      <div key={label} className="figure">
        <dt className="muted">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

function MuteButton() {
  const { i18n } = useLingui()
  const { values, change } = useStore(settingsStore)
  const { sound } = values
  // A pressed button is announced by its own state; the shortcut key pressed elsewhere needs an announcement.
  const [byKey, setByKey] = useState(false)
  const toggle = (isKey: boolean) => {
    change({ sound: !sound })
    setByKey(isKey)
  }
  useShortcuts([{ shortcut: 'm', onPress: () => toggle(true) }])
  return (
    <>
      <button
        type="button"
        aria-pressed={!sound}
        aria-keyshortcuts="M"
        aria-label={i18n._(TOOLS.mute[0])}
        onClick={() => toggle(false)}
      >
        {sound ? soundIcon : soundOffIcon}
      </button>
      <span aria-live="polite" className="unseen">
        {byKey && (
          <Trans
            id="mute.state"
            message="Sound {state, select, on {on} other {off}}"
            values={{ state: sound ? 'on' : 'off' }}
          />
        )}
      </span>
    </>
  )
}
