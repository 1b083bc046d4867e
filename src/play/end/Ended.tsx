import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { EndTexts } from '#src/define/screen.ts'
import type { Outcome } from '#src/engine/rules.ts'
import type { Assists } from '#src/engine/session.ts'
import type { Strength } from '#src/opponents/strengths.ts'
import { AssistsUsed } from '#src/results/AssistsUsed.tsx'
import { type Ended as EndedGame, EndRecord } from '#src/results/EndRecord.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { icon } from '#src/ui/kit/icons.tsx'
import { playSound } from '#src/ui/sound.ts'
import styles from './Ended.module.css'
import { Farewell } from './Farewell.tsx'

export interface EndedProps extends EndTexts {
  assists: Assists
  record: { readonly ended: EndedGame; readonly isDaily: boolean }
  result: Outcome['result']
  /** Only of a game against one. */
  opponent: Strength | undefined
  onClose: () => void
}

const closeIcon = icon('M6 6l12 12M18 6L6 18')

const SOUNDS = { won: 'win', lost: 'lose', drawn: 'hint' } as const

export default function Ended({ assists, record, result, opponent, ...end }: EndedProps) {
  const { title, figure, unit, details, actions, onClose } = end
  const { i18n } = useLingui()
  useEffect(() => void playSound(SOUNDS[result]), [result])
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p className={styles.figure}>
        <strong>{figure}</strong> {unit}
      </p>
      {opponent && <Farewell opponent={opponent} result={result} />}
      {details}
      <EndRecord {...record} isWon={result === 'won'} />
      <AssistsUsed game={record.ended.game} assists={assists} />
      <button
        type="button"
        className={styles.close}
        aria-label={i18n._({ id: 'end.board', message: 'See the board' })}
        onClick={onClose}
      >
        {closeIcon}
      </button>
      {result === 'won' && <Confetti />}
    </Dialog>
  )
}

/** Throws confetti once, above the dialog that is open; the library respects reduced motion. */
function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isOpen = true
    let clear = () => {}
    const shower = import('canvas-confetti').then(({ default: confetti }) => {
      const still = document.documentElement.dataset.motion === 'reduced'
      if (!isOpen || still) return
      element.showPopover()
      // The library's worker is a blob, which the page's content security policy forbids.
      const throwThem = confetti.create(element, { useWorker: false, resize: true })
      clear = throwThem.reset
      void throwThem({ disableForReducedMotion: true, particleCount: 110, spread: 80 })
    })
    // Confetti is optional.
    shower.catch(() => {})
    return () => {
      isOpen = false
      clear()
    }
  }, [])
  // A popover is in the top layer, above a dialog opened before it.
  return <canvas ref={canvas} popover="manual" className={styles.confetti} />
}
