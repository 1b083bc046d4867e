import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '../../../ui/Button'
import { useSetting } from '../../../ui/settings'
import { shuffleBoard } from '../open-table'
import { linkState } from '../store'
import styles from './LostNotice.module.css'
import { useLink, useTable } from './use-link'

/** Says, once it is proved, that the board can no longer be cleared, and what may be done about it. */
export default function LostNotice() {
  const isWanted = useSetting('lostNotice')
  const isLost = useLink(({ verdict, watched }) => verdict?.status === 'lost' && !watched)
  const board = useLink((store) => linkState(store).board)
  const [closed, setClosed] = useState<unknown>()
  if (!isWanted || !isLost || closed === board) return null
  return <Lost onClose={() => setClosed(board)} />
}

function Lost({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const table = useTable()
  const { goBack, isSearching } = useGoBack()
  return (
    <section className={styles.lost} aria-labelledby="link-lost">
      <p id="link-lost">
        <Trans id="link.lost" message="This board can no longer be cleared." />
      </p>
      <Button look="primary" onClick={goBack} title={i18n._(WAY_BACK)} aria-busy={isSearching}>
        {isSearching ? (
          <Trans id="link.lost.searching" message="Looking for it…" />
        ) : (
          <Trans id="link.lost.undo" message="Undo to where it can" />
        )}
      </Button>
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

/** Undoes to the last position that can be cleared, which may take seconds to find; where none was, to the start. */
function useGoBack() {
  const { store, solver } = useTable()
  const [isSearching, setSearching] = useState(false)
  const goBack = async () => {
    const { session } = store.getState().round
    const states = [session.dealt, ...session.past.map(({ state }) => state)]
    const boards = states.map(({ board }) => board)
    setSearching(true)
    const last = await solver.lastClearable(boards, session.options.gravity)
    setSearching(false)
    if (store.getState().round.session === session) store.getState().undoTo(Math.max(0, last))
  }
  return { goBack, isSearching }
}
