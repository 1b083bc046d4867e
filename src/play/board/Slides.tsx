import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { makeHooks } from '#src/define/context.ts'
import type { PlayingBoard } from '#src/define/screen.ts'
import type { PlayTypes } from '#src/define/session.ts'
import type { Tell } from '#src/define/tell.ts'
import type { Position } from '#src/engine/grid.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { Button, CloseButton } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { GOT_IT, HOW_TO_PLAY, type KeyHelp, KeyList } from '#src/ui/kit/Help.tsx'
import { sentences } from '#src/ui/texts.ts'
import { BoardContext } from './BoardContext.tsx'
import { PlayBoard } from './PlayBoard.tsx'
import styles from './Slides.module.css'
import { seenText, toldAt } from './tell.ts'

interface SlideTexts {
  readonly title: MessageDescriptor
  readonly words: MessageDescriptor
}

/** A board without a page, and what is done on it, at times in milliseconds. */
export interface Stage<G extends PlayTypes = PlayTypes> {
  readonly playing: PlayingBoard<G>
  readonly acts: readonly { readonly ms: number; act(): void }[]
}

/** Parses a cell of a slide: `2,3`. */
export function cellOf(text = ''): Position {
  const [row = 0, col = 0] = text.split(',').map(Number)
  return { row, col }
}

interface SlidesProps {
  slides: readonly SlideTexts[]
  /** Of the last slide. */
  keys: readonly KeyHelp[]
  view: BoardView
  tell: Tell
  makeStage(slide: SlideTexts): Stage
  onClose: () => void
  children?: ReactNode
}

/** The rules as a slideshow of self-playing boards. */
export function Slides({ slides, keys, onClose, children, ...game }: SlidesProps) {
  const { i18n } = useLingui()
  /** The slide shown, and a count that restarts it. */
  const [{ at, run }, show] = useState({ at: 0, run: 0 })
  const last = slides.length - 1
  const go = (to: number) => show({ at: Math.min(last, Math.max(0, to)), run: run + 1 })
  const slide = slides[at]
  return (
    <Dialog
      title={i18n._(HOW_TO_PLAY)}
      onClose={onClose}
      actions={<Actions at={at} last={last} onGo={go} onClose={onClose} />}
    >
      {children}
      {slide && (
        <section className={styles.slide} aria-label={i18n._(slide.title)}>
          <h3>
            {i18n._(slide.title)}{' '}
            <small>
              {at + 1} / {slides.length}
            </small>
          </h3>
          <Demonstration key={run} slide={slide} {...game} />
          <p>{i18n._(slide.words)}</p>
          {at === last && <KeyList keys={keys} />}
        </section>
      )}
    </Dialog>
  )
}

interface ActionsProps {
  at: number
  last: number
  onGo: (to: number) => void
  onClose: () => void
}

/** Buttons that also respond to arrow keys. */
function Actions({ at, last, onGo, onClose }: ActionsProps) {
  const { i18n } = useLingui()
  const isLast = at === last
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onGo(at + 1)
    if (key === 'ArrowLeft') onGo(at - 1)
  }
  return (
    <div
      role="toolbar"
      className={styles.actions}
      aria-label={i18n._({ id: 'slides', message: 'Slides' })}
      tabIndex={-1}
      onKeyDown={turn}
    >
      <CloseButton onClick={onClose} />
      <Button aria-disabled={at === 0} onClick={() => onGo(at - 1)}>
        <Trans id="slides.back" message="Back" />
      </Button>
      <Button onClick={() => onGo(at)}>
        <Trans id="slides.again" message="Again" />
      </Button>
      <Button look="primary" onClick={() => (isLast ? onClose() : onGo(at + 1))}>
        {isLast ? i18n._(GOT_IT) : i18n._({ id: 'slides.next', message: 'Next' })}
      </Button>
    </div>
  )
}

interface DemonstrationProps extends Pick<SlidesProps, 'makeStage' | 'tell' | 'view'> {
  slide: SlideTexts
}

/** A self-playing board with its words. */
function Demonstration({ slide, makeStage, tell, view }: DemonstrationProps) {
  const { playing, acts } = useMemo(() => makeStage(slide), [makeStage, slide])
  useEffect(() => {
    const timers = acts.map(({ ms, act }) => window.setTimeout(act, ms))
    return () => timers.forEach(window.clearTimeout)
  }, [acts])
  return (
    <BoardContext playing={playing}>
      <div className={styles.stage} inert>
        <PlayBoard view={view} />
      </div>
      <Result tell={tell} />
    </BoardContext>
  )
}

const { useShown } = makeHooks<PlayTypes>()

/** The words of what has been shown. */
function Result({ tell }: { tell: Tell }) {
  const { i18n } = useLingui()
  const shown = useShown()
  const texts = shown.past.map((_, index) => {
    const told = toldAt(shown, index, i18n)
    return told && seenText(tell, told)
  })
  return (
    <p className={`marked ${styles.result}`} aria-live="polite">
      {sentences(i18n, texts)}
    </p>
  )
}
