import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { HOW_TO_PLAY } from '#src/ui/kit/Help.tsx'
import { linkSettings } from '../settings.ts'
import { Demo } from './Demo.tsx'
import styles from './TutorialDialog.module.css'

/** Each step's board is cleared to go on. */
const STEPS = [
  {
    board: 'B..B',
    text: /*i18n*/ {
      id: 'tutorial.straight',
      message: 'Two equal tiles disappear when a line joins them. Select one, then the other.',
    },
  },
  {
    board: 'B.C\n...\nC.B',
    text: /*i18n*/ {
      id: 'tutorial.turn',
      message: 'The line runs over empty cells and may turn, twice at most. Clear both pairs.',
    },
  },
  {
    board: 'BCB\nDCD',
    text: /*i18n*/ {
      id: 'tutorial.outside',
      message: 'It may also run around the outside. Here it does not matter where you begin.',
    },
  },
  {
    board: 'CDBDC\nEABAE\nFG.GF',
    text: /*i18n*/ {
      id: 'tutorial.order',
      message: 'Tiles in the way have to go first. Clear the whole board to win.',
    },
  },
]

const LAST = {
  board: undefined,
  text: /*i18n*/ {
    id: 'tutorial.last',
    message:
      'That is all. Hint shows a pair that keeps the board clearable, Undo takes back as much as you like, and if nothing matches any more, the board is shuffled.',
  },
}

export default function TutorialDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const [index, setIndex] = useState(0)
  const goOn = useCallback(() => setIndex((before) => before + 1), [])
  useEffect(() => linkSettings.getState().change({ tutored: true }), [])
  const { board, text } = STEPS[index] ?? LAST
  return (
    <Dialog
      title={i18n._(HOW_TO_PLAY)}
      onClose={onClose}
      actions={
        <Button look={board ? undefined : 'primary'} onClick={onClose}>
          {board ? (
            <Trans id="tutorial.skip" message="Skip" />
          ) : (
            <Trans id="tutorial.play" message="Start playing" />
          )}
        </Button>
      }
    >
      <p key={text.id} role="status" className={styles.text}>
        {board && (
          <span className="marked">
            {index + 1} / {STEPS.length}
          </span>
        )}{' '}
        {i18n._(text)}
      </p>
      {board && <Demo key={board} board={board} onCleared={goOn} />}
    </Dialog>
  )
}
