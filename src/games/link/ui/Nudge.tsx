import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { isOver, stateOf } from '#src/engine/session.ts'
import { afterSilence, input } from '#src/play/page/silence.ts'
import { pieceAt } from '#src/ui/board/tiles.ts'
import { type BoardView, useBoardView } from '#src/ui/board/view.ts'
import { stopAll } from '#src/ui/tasks.ts'
import { findMatch, type Match } from '../board/pairs.ts'
import { rules } from '../rules/rules.ts'
import { linkSettings } from '../settings.ts'
import { useLink, usePlaying } from '../store.ts'
import type { LinkStore } from '../types.ts'
import styles from './Nudge.module.css'

/** Time without a move or a key until two tiles are nudged. */
const IDLE_MS = 20_000

/** The number of first games with nudges. */
const NUDGED_GAMES = 3

/** Lets two tiles that match move a little when nothing happens, in the first games. No assist, so not counted. */
export function Nudge() {
  const { i18n } = useLingui()
  const { store, playback } = usePlaying()
  const view = useBoardView(useLink(({ session }) => session.dealt.board))
  const [pair, setPair] = useState<Match>()
  const [times, setTimes] = useState(0)
  useEffect(() => store.subscribe(countFinished), [store])
  useEffect(() => {
    const sources = [store, playback, linkSettings, input]
    const act = () => {
      setPair(pairFor(store.getState()))
      setTimes((before) => before + 1)
    }
    const canAct = () => canNudge(store.getState()) && playback.getState().cues.length === 0
    return stopAll([
      afterSilence(sources, { ms: IDLE_MS, canAct, act }),
      ...sources.map(({ subscribe }) => subscribe(() => setPair(undefined))),
    ])
  }, [store, playback])
  useEffect(() => pair && markTiles(pair, view), [pair, view])
  return (
    <span aria-live="polite" className="unseen">
      {pair &&
        times === 1 &&
        i18n._({ id: 'link.nudged', message: 'Two equal tiles that can be joined are moving.' })}
    </span>
  )
}

function canNudge({ session, paused, hasDialog, hinted }: LinkStore): boolean {
  const { nudges, finished } = linkSettings.getState().values
  const isCovered = paused || hasDialog || document.querySelector('dialog[open]') !== null
  // Without a net, a pair that keeps the board clearable is all there is to find.
  const isPlayed = !isOver(rules, session) && session.dealt.net !== false
  return nudges && finished < NUDGED_GAMES && isPlayed && !isCovered && hinted.length === 0
}

/** Returns the first pair of a clearing line; if none is known, any matching pair. */
function pairFor({ session, verdict }: LinkStore): Match | undefined {
  return verdict?.status === 'clearable' ? verdict.moves[0] : findMatch(stateOf(session).board)
}

/** Counts games to their end, as far as it matters. */
function countFinished({ session }: LinkStore, before: LinkStore): void {
  const { values, change } = linkSettings.getState()
  if (session === before.session || values.finished >= NUDGED_GAMES) return
  if (isOver(rules, session) && !isOver(rules, before.session))
    change({ finished: values.finished + 1 })
}

/** Marks the tiles of a pair, without drawing any cell again; returns how to unmark them. */
function markTiles({ from, to }: Match, { transpose }: BoardView): () => void {
  const board = document.querySelector('[data-board]')
  const tiles = [from, to].flatMap((at) => pieceAt(board, transpose(at)) ?? [])
  const { nudged = '' } = styles
  for (const { classList } of tiles) classList.add(nudged)
  return () => {
    for (const { classList } of tiles) classList.remove(nudged)
  }
}
