import { Trans } from '@lingui/react'
import { useEffect, useState } from 'react'
import { isOver, stateOf } from '#src/engine/session.ts'
import { dealAnother } from '#src/play/page/Tools.tsx'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { forgetFailure, tryLoading } from '#src/ui/load/load-failures.ts'
import type { Board } from '../board/board.ts'
import { rules } from '../rules/rules.ts'
import { useLinkSetting } from '../settings.ts'
import { shuffleBoard } from '../solver.ts'
import { useLink, usePlaying } from '../store.ts'
import type { LinkStore } from '../types.ts'
import styles from './Notices.module.css'
import { type Progress, SearchProgress } from './SearchProgress.tsx'
import { LOST, LOST_AS_DEALT } from './say.ts'

/** Offers remedies once the board is proved to be unclearable. */
export function LostNotice() {
  const isWanted = useLinkSetting('lostNotice')
  const isLost = useLink(
    ({ verdict, replayed, session }) =>
      verdict?.status === 'lost' && !replayed && !isOver(rules, session),
  )
  const board = useLink((store) => stateOf(store.session).board)
  const [closed, setClosed] = useState<unknown>()
  if (!isWanted || !isLost || closed === board) return null
  return <Lost onClose={() => setClosed(board)} />
}

function Lost({ onClose }: { onClose: () => void }) {
  const playing = usePlaying()
  const wasDealtLost = useLink(({ verdict }) => verdict?.status === 'lost' && verdict.asDealt)
  // The notice covers the message line.
  const hasNoShuffle = useLink(({ emitted }) =>
    emitted.events.some(({ type }) => type === 'no-shuffle'),
  )
  return (
    <Notice as="section" className={styles.lost} aria-labelledby="link-lost">
      <p id="link-lost">
        <Trans {...(wasDealtLost ? LOST_AS_DEALT : LOST)} />
      </p>
      {hasNoShuffle && (
        <p>
          <Trans id="link.no-shuffle" message="No shuffle gets past the walls." />
        </p>
      )}
      {wasDealtLost ? <Another /> : <WayBack />}
      <Button onClick={() => void shuffleBoard(playing)}>
        <Trans id="tool.shuffle" message="Shuffle" />
      </Button>
      <Button onClick={onClose}>
        <Trans id="dismiss" message="Dismiss" />
      </Button>
    </Notice>
  )
}

/** Offers another deal, which is clearable, unless the board was given as text. */
function Another() {
  const playing = usePlaying()
  if (playing.route.options.level === 'literal') return null
  return (
    <Button look="primary" onClick={() => void dealAnother(playing)}>
      <Trans id="tool.new" message="New game" />
    </Button>
  )
}

function WayBack() {
  const { goBack, isSearching, progress, stop } = useGoBack()
  if (!isSearching)
    return (
      <Button look="primary" onClick={goBack}>
        <Trans id="link.lost.undo" message="Undo to a solvable position" />
      </Button>
    )
  return (
    <>
      <p role="alert">
        <Trans id="link.lost.looking" message="Looking for the last solvable position…" />
      </p>
      {progress && <SearchProgress {...progress} />}
      <Button look="primary" onClick={stop}>
        <Trans id="link.lost.stop" message="Stop looking" />
      </Button>
    </>
  )
}

/** Delay before a search shows its progress. */
const LONG_MS = 1_000

function useIsLong(search: AbortController | undefined): boolean {
  const [long, setLong] = useState<AbortController>()
  useEffect(() => {
    if (!search) return
    const timer = window.setTimeout(() => setLong(search), LONG_MS)
    return () => window.clearTimeout(timer)
  }, [search])
  return search !== undefined && long === search
}

/** Undoes to the last clearable position, or to the start. The search may take seconds and is aborted on unmount. */
function useGoBack() {
  const { store, worker } = usePlaying()
  const [search, setSearch] = useState<AbortController>()
  const [progress, setProgress] = useState<Progress>()
  const isLong = useIsLong(search)
  useEffect(() => () => search?.abort(), [search])
  useEffect(() => () => forgetFailure('way back'), [])
  const find = async (signal: AbortSignal) => {
    const segments = positionsOf(store.getState())
    const boards = segments.flat()
    const onProgress = (settled: number) => setProgress({ settled, total: boards.length })
    onProgress(0)
    const { gravity } = stateOf(store.getState().session)
    const last = await worker.lastClearable(segments, gravity, { signal, onProgress })
    const { board } = stateOf(store.getState().session)
    // Keeps failed attempts made after the last board.
    if (board === boards.at(-1)) store.getState().undoTo(Math.max(0, last))
  }
  const stop = () => setSearch(undefined)
  const begin = async () => {
    const begun = new AbortController()
    setSearch(begun)
    await find(begun.signal).finally(stop)
  }
  const goBack = () => void tryLoading('way back', 'solver', begin)
  const isSearching = search !== undefined
  return { goBack, isSearching, progress: isLong ? progress : undefined, stop }
}

/** All positions, failed attempts included, divided at shuffles. */
function positionsOf({ session }: LinkStore): Board[][] {
  const segments = [[session.dealt.board]]
  for (const { state, events } of session.past) {
    if (events.some(({ type }) => type === 'shuffled')) segments.push([])
    segments.at(-1)?.push(state.board)
  }
  return segments
}
