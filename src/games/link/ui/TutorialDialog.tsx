import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { linkSettings } from '../settings.ts'
import { Demo } from './Demo.tsx'
import styles from './TutorialDialog.module.css'

const STEPS = [
  {
    board: 'B..B',
    words: /*i18n*/ {
      id: 'tutorial.straight',
      message: 'Two equal tiles disappear when a line joins them. Select one, then the other.',
    },
  },
  {
    board: 'B.C\n...\nC.B',
    words: /*i18n*/ {
      id: 'tutorial.turn',
      message: 'The line runs over empty cells and may turn, twice at most. Clear both pairs.',
    },
  },
  {
    board: 'BCB\nDCD',
    words: /*i18n*/ {
      id: 'tutorial.outside',
      message: 'It may also run around the outside. Here it does not matter where you begin.',
    },
  },
  {
    board: 'CDBDC\nEABAE\nFG.GF',
    words: /*i18n*/ {
      id: 'tutorial.order',
      message: 'Tiles in the way have to go first. Clear the whole board to win.',
    },
  },
] as const

/** Lets the last pair be seen as it goes. */
const AFTER_A_STEP_MS = 700

export default function TutorialDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const [index, setIndex] = useState(0)
  const [done, setDone] = useState(false)
  const clear = useCallback(() => setDone(true), [])
  const step = STEPS[index]
  useEffect(() => {
    if (!done) return
    const timer = window.setTimeout(() => {
      setDone(false)
      setIndex((before) => before + 1)
    }, AFTER_A_STEP_MS)
    return () => window.clearTimeout(timer)
  }, [done])
  useEffect(() => linkSettings.getState().change({ tutored: true }), [])
  return (
    <Dialog
      title={i18n._({ id: 'help.title', message: 'How to play' })}
      onClose={onClose}
      actions={
        <Button look={step ? undefined : 'primary'} onClick={onClose}>
          {step ? (
            <Trans id="tutorial.skip" message="Skip" />
          ) : (
            <Trans id="tutorial.play" message="Start playing" />
          )}
        </Button>
      }
    >
      {step ? <Step key={index} index={index} onCleared={clear} /> : <Last />}
    </Dialog>
  )
}

function Step({ index, onCleared }: { index: number; onCleared: () => void }) {
  const { i18n } = useLingui()
  const step = STEPS[index]
  if (!step) return null
  return (
    <>
      <p role="status" className={styles.text}>
        <span className={styles.count}>
          {index + 1} / {STEPS.length}
        </span>{' '}
        {i18n._(step.words)}
      </p>
      <Demo board={step.board} onCleared={onCleared} />
    </>
  )
}

function Last() {
  return (
    <p role="status" className={styles.text}>
      <Trans
        id="tutorial.last"
        message="That is all. Hint shows a pair that keeps the board clearable, Undo takes back as much as you like, and if nothing matches any more, the board is shuffled."
      />
    </p>
  )
}
