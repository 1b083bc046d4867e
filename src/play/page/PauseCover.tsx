import { Trans } from '@lingui/react'
import { useEffect, useState } from 'react'
import { focusAt, positionOf } from '#src/ui/board/tiles.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import styles from './PauseCover.module.css'

/** Covers the board while the clock is stopped, so that it cannot be studied for free. */
export default function PauseCover({ onResume }: { onResume: () => void }) {
  useFocusReturn()
  return (
    <div className={styles.cover}>
      <h2>
        <Trans id="pause.title" message="Paused" />
      </h2>
      <Button look="primary" onClick={onResume} ref={(button) => button?.focus()}>
        <Trans {...TOOLS.resume[0]} />
      </Button>
    </div>
  )
}

/** Returns the focus to the tile or tool that had it; the cover unmounts the board, so elements are found again. */
function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  const [position] = useState(() => positionOf(before))
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      const board = document.querySelector<HTMLElement>('[role=grid]')
      if (before instanceof HTMLElement && before.isConnected) before.focus()
      else if (board && position) focusAt(board, position)
      // Rows of a large board are drawn later: until then, its keys begin at its first tile.
      if (position && document.activeElement === document.body)
        board?.focus({ preventScroll: true })
    },
    [before, position],
  )
}
