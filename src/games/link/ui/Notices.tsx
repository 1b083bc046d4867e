import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { elapsed, isOver } from '#src/engine/session.ts'
import { BoardNotice } from '#src/ui/kit/BoardNotice.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { HOW_TO_PLAY } from '#src/ui/kit/Help.tsx'
import { LOW_MS } from '#src/ui/kit/Time.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { lazy } from '#src/ui/load/lazy.tsx'
import { subscribePainted } from '#src/ui/painted.ts'
import { PLAY_ON } from '#src/ui/words.ts'
import { NewBoardSearch } from '../grade/GradedSearch.tsx'
import { rules } from '../rules/rules.ts'
import { linkSettings, useLinkSetting } from '../settings.ts'
import { isForced, useActions, useLink, usePlaying } from '../store.ts'
import { forcedText } from '../texts.ts'
import type { LinkStore } from '../types.ts'
import { LostNotice } from './LostNotice.tsx'
import { Nudge } from './Nudge.tsx'
import { useLimit } from './stats.tsx'

const TutorialDialog = lazy(() => import('./TutorialDialog.tsx'), { when: 'open' })

export default function Notices() {
  return (
    <>
      <NewBoardSearch />
      <ForcedShuffle />
      <LostNotice />
      <TutorialOffer />
      <Nudge />
      <LowTime />
      <TimeUp />
    </>
  )
}

/** Milliseconds for which a forced shuffle stands on the screen, whatever is clicked. */
const FORCED_MS = 5_000

/** Shows that nothing matched and the board was shuffled, which is announced as well. */
function ForcedShuffle() {
  const { i18n } = useLingui()
  const { store } = usePlaying()
  const [count, setCount] = useState(0)
  const isEnded = useLink(({ session }) => isOver(rules, session))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = ({ emitted, session }: LinkStore) => {
      if (!emitted.events.some(isForced)) return
      setCount(session.assists.forced ?? 0)
      clearTimeout(timer)
      timer = setTimeout(setCount, FORCED_MS, 0)
    }
    // The first move may come before this part of the page.
    show(store.getState())
    const stop = subscribePainted(store, (now, before) => {
      if (now.session.past.length < before.session.past.length) setCount(0)
      else if (now.emitted !== before.emitted) show(now)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store])
  // The end counts it, in the same place.
  if (count === 0 || isEnded) return null
  return (
    <BoardNotice as="div" aria-hidden isStrong>
      <p>{forcedText(i18n, count)}</p>
    </BoardNotice>
  )
}

/** Offers the tutorial until the first game is finished, before each game's first move or message. */
function TutorialOffer() {
  const { i18n } = useLingui()
  const tutored = useLinkSetting('tutored')
  const finished = useLinkSetting('finished')
  const hasBegun = useLink(
    ({ session, selected, emitted }) => session.past.length > 0 || !!selected || emitted.id > 0,
  )
  const [open, setOpen] = useState(false)
  const decline = () => linkSettings.getState().change({ tutored: true })
  if (open) return <TutorialDialog onClose={() => setOpen(false)} />
  if (tutored || finished > 0 || hasBegun) return null
  return (
    <BoardNotice aria-label={i18n._(HOW_TO_PLAY)}>
      <p>
        <Trans id="tutorial.offer" message="New here?" />
      </p>
      <Button look="primary" onClick={() => setOpen(true)}>
        <Trans id="tutorial.show" message="Show me" />
      </Button>
      <Button onClick={decline}>
        <Trans id="tutorial.decline" message="No, thanks" />
      </Button>
    </BoardNotice>
  )
}

/** Returns `true` once at most `leastMs` of the time limit are left. */
function useTimeLeft(leastMs: number): boolean {
  const limit = useLimit()
  const watch = useLink(({ session }) => session.stopwatch)
  const isPlayed = useLink(({ session }) => !isOver(rules, session))
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    if (limit === undefined || !isPlayed) return setReached(false)
    const left = limit - leastMs - elapsed(watch, performance.now())
    setReached(left <= 0)
    if (left <= 0 || watch.since === null) return
    const timer = window.setTimeout(() => setReached(true), left)
    return () => window.clearTimeout(timer)
  }, [limit, leastMs, watch, isPlayed])
  return isReached
}

/** Announces the last seconds, which the clock shows by its colour and weight. */
function LowTime() {
  const { i18n } = useLingui()
  const isLow = useTimeLeft(LOW_MS)
  const text = i18n._({
    id: 'link.time-low',
    message: 'The last {seconds} seconds.',
    values: { seconds: LOW_MS / 1000 },
  })
  return (
    <span aria-live="polite" className="unseen">
      {isLow && text}
    </span>
  )
}

/** Offers to play on without the clock. */
function TimeUp() {
  const { i18n } = useLingui()
  const { liftLimit, restart } = useActions()
  const isUp = useTimeLeft(0)
  if (!isUp) return null
  return (
    <Dialog
      title={i18n._({ id: 'link.time-up', message: 'Time is up' })}
      onClose={liftLimit}
      actions={
        <>
          <Button onClick={restart}>
            <Trans {...TOOLS.restart[0]} />
          </Button>
          <Button look="primary" onClick={liftLimit}>
            <Trans {...PLAY_ON} />
          </Button>
        </>
      }
    >
      <p>
        <Trans
          id="link.time-up.words"
          message="The board is still here: play on without the clock, or try it again."
        />
      </p>
    </Dialog>
  )
}
