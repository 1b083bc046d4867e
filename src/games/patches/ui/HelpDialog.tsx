import { Trans, useLingui } from '@lingui/react'
import { type KeyboardEvent, useState } from 'react'
import { toolKeys } from '#src/play/page/tool-kinds.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { type KeyHelp, KeyList } from '#src/ui/kit/Help.tsx'
import { Patterns } from './Face.tsx'
import styles from './HelpDialog.module.css'
import { Stage } from './Stage.tsx'
import { SLIDES } from './slides.ts'

const KEYS: readonly KeyHelp[] = [
  [['↑', '↓', '←', '→'], /*i18n*/ { id: 'keys.cells', message: 'Go to the next cell' }],
  [['Enter', 'Space'], /*i18n*/ { id: 'keys.enter', message: 'Select' }],
  [['1', '2', '3', '4'], /*i18n*/ { id: 'patches.keys.tiles', message: 'Choose a tile' }],
  [['S'], /*i18n*/ { id: 'patches.submit', message: 'Submit' }],
  [['T'], /*i18n*/ { id: 'patches.unseen.title', message: 'Unseen tiles' }],
  ...toolKeys('undo', 'redo', 'new', 'restart', 'pause', 'where'),
]

/** The slide shown, and a count that restarts it. */
function useSlides() {
  const [{ at, run }, show] = useState({ at: 0, run: 0 })
  const last = SLIDES.length - 1
  const go = (to: number) => show({ at: Math.min(last, Math.max(0, to)), run: run + 1 })
  return { at, run, isLast: at === last, go }
}

/** The rules as a slideshow of self-playing boards. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { at, run, isLast, go } = useSlides()
  const slide = SLIDES[at]
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  }
  return (
    <Dialog
      title={i18n._({ id: 'help.title', message: 'How to play' })}
      onClose={onClose}
      actions={<Actions at={at} isLast={isLast} onGo={go} onTurn={turn} onClose={onClose} />}
    >
      <Patterns />
      {slide && (
        <section className={styles.slide} aria-label={i18n._(slide.title)}>
          <h3>
            {i18n._(slide.title)}{' '}
            <small>
              {at + 1} / {SLIDES.length}
            </small>
          </h3>
          <Stage key={run} slide={slide} />
          <p>{i18n._(slide.words)}</p>
          {isLast && <KeyList keys={KEYS} />}
        </section>
      )}
    </Dialog>
  )
}

interface ActionsProps {
  at: number
  isLast: boolean
  onGo: (to: number) => void
  onTurn: (event: KeyboardEvent) => void
  onClose: () => void
}

/** Buttons that also respond to arrow keys. */
function Actions({ at, isLast, onGo, onTurn, onClose }: ActionsProps) {
  const { i18n } = useLingui()
  return (
    <div
      role="toolbar"
      className={styles.actions}
      aria-label={i18n._({ id: 'patches.slides', message: 'Slides' })}
      tabIndex={-1}
      onKeyDown={onTurn}
    >
      <Button onClick={onClose}>
        <Trans id="dialog.close" message="Close" />
      </Button>
      <Button aria-disabled={at === 0} onClick={() => onGo(at - 1)}>
        <Trans id="patches.slides.back" message="Back" />
      </Button>
      <Button onClick={() => onGo(at)}>
        <Trans id="patches.slides.again" message="Again" />
      </Button>
      <Button look="primary" onClick={() => (isLast ? onClose() : onGo(at + 1))}>
        {isLast ? (
          <Trans id="help.close" message="Got it" />
        ) : (
          <Trans id="patches.slides.next" message="Next" />
        )}
      </Button>
    </div>
  )
}
