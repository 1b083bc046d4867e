import { Trans, useLingui } from '@lingui/react'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { PlayingContext } from '#src/define/context.ts'
import type { PlayingBoard } from '#src/define/screen.ts'
import { startSession } from '#src/engine/session.ts'
import { PlayBoard } from '#src/play/page/PlayBoard.tsx'
import { playEvents } from '#src/play/page/play-events.ts'
import { toolKeys } from '#src/play/page/tool-kinds.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { Button, CloseButton } from '#src/ui/kit/Button.tsx'
import { Dialog } from '#src/ui/kit/Dialog.tsx'
import { type KeyHelp, KeyList } from '#src/ui/kit/Help.tsx'
import { sentences } from '#src/ui/texts.ts'
import { SIDES } from '../rules/board.ts'
import { parsePosition } from '../rules/position.ts'
import { rules } from '../rules/rules.ts'
import { parseTile } from '../rules/tile.ts'
import type { PatchesOptions, Placement } from '../rules/types.ts'
import { store as parts, useShown } from '../store.ts'
import story from '../story.ts'
import { timeline } from '../timeline.ts'
import type { Patches } from '../types.ts'
import { Cell, Piece } from './Cell.tsx'
import { Claims } from './Claims.tsx'
import { Patterns } from './Face.tsx'
import styles from './HelpDialog.module.css'
import { SLIDES, type Slide } from './slides.ts'
import { AGAIN } from './texts.ts'

const KEYS: readonly KeyHelp[] = [
  [['↑', '↓', '←', '→'], /*i18n*/ { id: 'keys.cells', message: 'Go to the next cell' }],
  [['Enter', 'Space'], /*i18n*/ { id: 'keys.enter', message: 'Select' }],
  [['1', '2', '3', '4'], /*i18n*/ { id: 'patches.keys.tiles', message: 'Choose a tile' }],
  [['S'], /*i18n*/ { id: 'patches.submit', message: 'Submit' }],
  [['L'], AGAIN],
  [['T'], /*i18n*/ { id: 'patches.unseen.title', message: 'Unseen tiles' }],
  ...toolKeys('hint', 'undo', 'redo', 'new', 'restart', 'pause', 'where'),
]

const LAST = SLIDES.length - 1

/** The rules as a slideshow of self-playing boards. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  /** The slide shown, and a count that restarts it. */
  const [{ at, run }, show] = useState({ at: 0, run: 0 })
  const go = (to: number) => show({ at: Math.min(LAST, Math.max(0, to)), run: run + 1 })
  const slide = SLIDES[at]
  return (
    <Dialog
      title={i18n._({ id: 'help.title', message: 'How to play' })}
      onClose={onClose}
      actions={<Actions at={at} onGo={go} onClose={onClose} />}
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
          {at === LAST && <KeyList keys={KEYS} />}
        </section>
      )}
    </Dialog>
  )
}

interface ActionsProps {
  at: number
  onGo: (to: number) => void
  onClose: () => void
}

/** Buttons that also respond to arrow keys. */
function Actions({ at, onGo, onClose }: ActionsProps) {
  const { i18n } = useLingui()
  const isLast = at === LAST
  const turn = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') onGo(at + 1)
    if (key === 'ArrowLeft') onGo(at - 1)
  }
  return (
    <div
      role="toolbar"
      className={styles.actions}
      aria-label={i18n._({ id: 'patches.slides', message: 'Slides' })}
      tabIndex={-1}
      onKeyDown={turn}
    >
      <CloseButton onClick={onClose} />
      <Button aria-disabled={at === 0} onClick={() => onGo(at - 1)}>
        <Trans id="patches.slides.back" message="Back" />
      </Button>
      <Button onClick={() => onGo(at)}>
        <Trans id="patches.slides.again" message="Again" />
      </Button>
      <Button look="primary" onClick={() => (isLast ? onClose() : onGo(at + 1))}>
        {isLast
          ? i18n._({ id: 'help.close', message: 'Got it' })
          : i18n._({ id: 'patches.slides.next', message: 'Next' })}
      </Button>
    </div>
  )
}

/** A self-playing board with its words. */
function Stage({ slide }: { slide: Slide }) {
  const stage = useMemo(() => makeStage(slide), [slide])
  useEffect(() => playEvents(stage), [stage])
  useEffect(() => {
    const timers = scriptOf(slide, stage).map(({ ms, act }) => window.setTimeout(act, ms))
    return () => timers.forEach(window.clearTimeout)
  }, [slide, stage])
  return (
    <PlayingContext value={stage}>
      <div className={styles.stage} inert>
        <PlayBoard playing={stage} view={VIEW} />
      </div>
      <Result />
    </PlayingContext>
  )
}

/** The words of what has been shown. */
function Result() {
  const { i18n } = useLingui()
  const { dealt, past } = useShown()
  const texts = past.map(
    (step, index) => story.turnOf(step, past[index - 1]?.state ?? dealt, i18n)?.text,
  )
  return (
    <p className={styles.result} aria-live="polite">
      {sentences(i18n, texts)}
    </p>
  )
}

const OPTIONS: PatchesOptions = { board: 'small', level: 'beginner', deal: 1 }
const VIEW = fixedView({ rows: SIDES.small, cols: SIDES.small })

/** A silent board without a page. */
const SCREEN: PlayingBoard<Patches>['screen'] = {
  view: { size: () => VIEW, Cell, Piece, Over: Claims },
  feedback: {
    timeline: (events, before) => ({ ...timeline(events, before), sounds: [] }),
    sounds: {},
  },
}

/** Makes a slide's board. Throws on an invalid position. */
function makeStage({ rows, user = '', opponent = '' }: Slide): PlayingBoard<Patches> {
  const hands = `user ${user.slice(0, 3)}\nopponent ${opponent.slice(0, 3)}`
  const state = parsePosition(`phase choosing\npoints 0 0\n${hands}\ndeck\n${rows}`)
  if (!state.ok) throw new Error(`A slide's position is wrong: ${state.code}`)
  const session = { ...startSession(rules, OPTIONS, 'slide'), dealt: state.value }
  const store = makeGameStore<Patches>({ rules, store: parts }, { session }, () => 0)
  return { screen: SCREEN, store, playback: makePlayback() }
}

const cellOf = (text = ''): Placement['cell'] => {
  const [row = 0, col = 0] = text.split(',').map(Number)
  return { row, col }
}

/** Parses `gc2 1,3`. */
function placementOf(text: string): Placement {
  const [name = '', cell] = text.split(' ')
  return { tile: parseTile(name) ?? 1, cell: cellOf(cell) }
}

/** Times of a slide's actions in milliseconds, slow enough to follow. */
const CHOOSE_MS = 900
const PLAY_MS = 2600
const REPLAY_MS = 5200

function scriptOf({ user, opponent, replay }: Slide, { store }: PlayingBoard<Patches>) {
  if (!user || !opponent) return []
  const { chooseTile, chooseCell, submit, answer } = store.getState()
  const [own, other] = [placementOf(user), placementOf(opponent)]
  const choose = () => {
    chooseTile(own.tile)
    chooseCell(own.cell)
  }
  const play = () => {
    submit()
    answer(other)
  }
  const again = () => answer({ tile: other.tile, cell: cellOf(replay) })
  return [
    { ms: CHOOSE_MS, act: choose },
    { ms: PLAY_MS, act: play },
    ...(replay ? [{ ms: REPLAY_MS, act: again }] : []),
  ]
}
