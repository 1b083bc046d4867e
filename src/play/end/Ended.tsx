import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import { useDeclaredGame } from '#src/define/define-game.ts'
import { isDaily } from '#src/define/route.ts'
import { assistsText } from '#src/results/assists.ts'
import { EndDay } from '#src/results/calendar/EndDay.tsx'
import { EndSeries, NextOpponent } from '#src/results/opponents/EndSeries.tsx'
import { makeResult } from '#src/results/record-results.ts'
import { BestPill, type EndRecord, useEndRecord } from '#src/results/ui/EndRecord.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { icon } from '#src/ui/kit/icons.tsx'
import { playSound } from '#src/ui/sound/sound.ts'
import { isOf, useLessons } from '../judge/judgements.ts'
import { causeText, leadText, turnOfLoss } from '../judge/lead.ts'
import { ShareGame } from '../tools/Tools.tsx'
import { Confetti } from './Confetti.tsx'
import { type AtEnd, EndActions } from './EndActions.tsx'
import styles from './Ended.module.css'
import { Farewell } from './Farewell.tsx'
import { Stars } from './Stars.tsx'

export interface EndedProps extends AtEnd {
  /** The game has just ended. */
  isNew: boolean
  onClose: () => void
}

const closeIcon = icon('M6 6l12 12M18 6L6 18')

const SOUNDS = { won: 'win', lost: 'lose', drawn: 'hint' } as const

/** The end of a game: what one is proud of, then what to do, and all figures folded. */
export default function Ended({ isNew, onClose, ...ended }: EndedProps) {
  const { i18n } = useLingui()
  const { end, result, race } = ended
  const playing = useOpenPage()
  const record = useEndRecord(makeResult(playing, playing.store.getState().session))
  const lead = useLead(result)
  const felt = race?.isLost ? 'lost' : result
  // Their landing sounds like a win, which a race that was lost is not.
  const landsStars = end.stars !== undefined && felt === 'won'
  const [isSharing, setSharing] = useState(false)
  const celebrates = useUntilPressed(isNew) && felt === 'won'
  useEffect(() => {
    if (isNew && !landsStars) void playSound(SOUNDS[felt])
  }, [isNew, landsStars, felt])
  return (
    <>
      <Dialog title={end.title} onClose={onClose} actions={null}>
        {end.stars !== undefined && <Stars stars={end.stars} isNew={celebrates} />}
        <Result {...ended} record={record} lead={lead} />
        {race && <p className="muted">{race.figures}</p>}
        <div className={styles.actions}>
          <EndActions {...ended} onShare={() => setSharing(true)} />
          <Details end={end} record={record} />
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={i18n._({ id: 'end.board', message: 'See the board' })}
          onClick={onClose}
        >
          {closeIcon}
        </button>
        {celebrates && <Confetti />}
      </Dialog>
      {/* Beside the dialog, which would be cancelled with it. */}
      {isSharing && <ShareGame onClose={() => setSharing(false)} />}
    </>
  )
}

/** Returns `true` until any key or tap. */
function useUntilPressed(isNew: boolean): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    for (const type of ['keydown', 'pointerdown'] as const)
      window.addEventListener(type, () => setPressed(true), { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return isNew && !isPressed
}

/** Returns what is said of the lead, or of the move that lost the game, which a lesson shows. */
function useLead(result: AtEnd['result']): string | undefined {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const [first] = useLessons(playing) ?? []
  const { options } = playing.store.getState().session
  if (playing.screen.opponent?.isForTwo(options)) return undefined
  if (result !== 'lost' || (first && isOf(turnOfLoss(playing), first)))
    return leadText(i18n, playing, result)
  const isToSee = first && !playing.screen.results.points
  return isToSee ? causeText(i18n, playing, first.length) : undefined
}

interface RecordedProps extends AtEnd {
  record: EndRecord | undefined
  lead: string | undefined
}

function Result({ end, result, record, lead }: RecordedProps) {
  const { screen, route } = useOpenPage()
  const game = useDeclaredGame(screen.rules.id)
  const opponent = game?.opponents?.strengthOf(route.choice)
  const meaning = record?.meaning
  // Stars that take no account of points stand alone.
  const isRanked = !(end.stars !== undefined && screen.results.points)
  return (
    <>
      <p className={styles.figure}>
        <strong>{end.figure}</strong> <span>{end.unit}</span>
      </p>
      {opponent && <Farewell opponent={opponent} result={result} />}
      {result === 'won' && isRanked && <BestPill record={record} />}
      {(end.sentence || lead) && (
        <div className="muted">
          {end.sentence} {lead}
        </div>
      )}
      {game && meaning?.next && (
        <NextOpponent game={game} strength={meaning.strength} suggestion={meaning.next} />
      )}
      {game && record && isDaily(route) && <EndDay game={game} results={record.results} />}
    </>
  )
}

function Details({ end, record }: Pick<RecordedProps, 'end' | 'record'>) {
  const { i18n } = useLingui()
  const { assists } = useStore(useOpenPage().store, ({ session }) => session)
  return (
    <details className={styles.details}>
      <summary>
        <Trans id="end.details" message="Details" /> · {assistsText(i18n, assists)}
      </summary>
      {end.details}
      {record?.meaning && <EndSeries {...record.meaning} />}
    </details>
  )
}
