import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { isOver } from '../../../engine/round'
import { forgetFailure, tryLoading } from '../../../round/load-failures'
import { Button } from '../../../ui/Button'
import { useSetting } from '../../../ui/settings'
import { shuffleBoard } from '../open-table'
import { rules } from '../rules/rules'
import { linkState } from '../store'
import styles from './LostNotice.module.css'
import { useLink, useTable } from './use-link'

/** Says, once it is proved, that the board can no longer be cleared, and what may be done about it. */
export default function LostNotice() {
  const isWanted = useSetting('lostNotice')
  const isLost = useLink(
    ({ verdict, watched, round }) =>
      verdict?.status === 'lost' && !watched && !isOver(rules, round),
  )
  const board = useLink((store) => linkState(store).board)
  const [closed, setClosed] = useState<unknown>()
  if (!isWanted || !isLost || closed === board) return null
  return <Lost onClose={() => setClosed(board)} />
}

function Lost({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const table = useTable()
  const { goBack, isSearching, stop } = useGoBack()
  return (
    <section className={styles.lost} aria-labelledby="link-lost" aria-busy={isSearching}>
      <p id="link-lost">
        <Trans id="link.lost" message="This board can no longer be cleared." />
      </p>
      {isSearching && (
        <p role="alert">
          <Trans
            id="link.lost.looking"
            message="Looking for the last position that can be cleared…"
          />
        </p>
      )}
      {isSearching ? (
        <Button look="primary" onClick={stop}>
          <Trans id="link.lost.stop" message="Stop looking" />
        </Button>
      ) : (
        <Button look="primary" onClick={goBack} title={i18n._(WAY_BACK)}>
          <Trans id="link.lost.undo" message="Undo to where it can" />
        </Button>
      )}
      <Button onClick={() => void shuffleBoard(table)}>
        <Trans id="tool.shuffle" message="Shuffle" />
      </Button>
      <Button onClick={onClose}>
        <Trans id="link.lost.close" message="Leave it" />
      </Button>
    </section>
  )
}

const WAY_BACK = /*i18n*/ {
  id: 'link.lost.way-back',
  message: 'Undo to the last position that can be cleared',
}

/**
 * Undoes to the last position that can be cleared, which may take seconds to find; where none was, to the start.
 * Another board ends the search, for this notice goes with it.
 */
function useGoBack() {
  const { store, solver } = useTable()
  const [search, setSearch] = useState<AbortController>()
  useEffect(() => () => search?.abort(), [search])
  useEffect(() => () => forgetFailure('way back'), [])
  const find = async (signal: AbortSignal) => {
    const { session } = store.getState().round
    const states = [session.dealt, ...session.past.map(({ state }) => state)]
    const boards = states.map(({ board }) => board)
    const last = await solver.lastClearable(boards, session.options.gravity, signal)
    const { board } = linkState(store.getState())
    // Attempts that failed meanwhile come after all that was looked at.
    if (board === boards.at(-1)) store.getState().undoTo(Math.max(0, last))
  }
  const begin = async () => {
    const begun = new AbortController()
    setSearch(begun)
    await find(begun.signal).finally(() => setSearch(undefined))
  }
  const goBack = () => void tryLoading('way back', 'solver', begin)
  return { goBack, isSearching: search !== undefined, stop: () => setSearch(undefined) }
}
