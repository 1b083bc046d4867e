import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { ScreenView } from '#src/define/screen.ts'
import { LEAST_COST, MARKS, type Mark, type Turn } from '#src/define/story.ts'
import type { Step } from '#src/engine/session.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { sentences } from '#src/ui/texts.ts'
import type { Judgements } from './judgements.ts'
import styles from './Strip.module.css'
import type { StripTurn } from './turns.ts'

export interface Pointers {
  /** Lights a turn's cells; `undefined` for none. */
  onPoint: (turn: Turn | undefined) => void
  onChoose: (turn: StripTurn) => void
}

interface StripProps extends Pointers {
  turns: readonly StripTurn[]
  /** The number of steps shown on the board. */
  present: number
  Piece: ScreenView['Piece']
  /** Judgements by step, once they are known. */
  costs?: Judgements | undefined
}

/** The turns of a game in order, as cards; for screen readers a list of sentences. */
export function Strip({ turns, present, costs, ...card }: StripProps) {
  const { i18n } = useLingui()
  const here = turns.findLastIndex(({ length }) => length <= present)
  const list = useScroll(Math.max(0, here))
  return (
    <ol
      ref={list}
      className={styles.strip}
      aria-label={i18n._({ id: 'story.turns', message: 'Turns' })}
      onKeyDown={moveFocus}
    >
      {turns.map((turn, index) => (
        <Card
          key={turn.length}
          turn={turn}
          previous={turns[index - 1]?.step}
          isPresent={index === here}
          isStop={index === Math.max(0, here)}
          cost={costs?.[turn.length - 1]?.cost ?? 0}
          {...card}
        />
      ))}
    </ol>
  )
}

/** Scrolls a list to one of its turns, counted from the end if negative. */
export function useScroll(index: number) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = list.current
    const item = row && Array.from(row.querySelectorAll('button')).at(index)
    if (!item) return
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
    row.scrollTop = item.offsetTop - (row.clientHeight - item.offsetHeight) / 2
  }, [index])
  return list
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
}

/** Moves the focus from card to card, or from line to line. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const by = KEYS[event.key]
  if (!by) return
  event.preventDefault()
  const cards = [...event.currentTarget.querySelectorAll('button')]
  const index = cards.findIndex((card) => card.contains(document.activeElement))
  cards[index + by]?.focus()
}

/** Makes a button light its turn while it is pointed at, and show it when chosen. */
export function pointTo(turn: StripTurn, { onPoint, onChoose }: Pointers) {
  const [light, leave] = [() => onPoint(turn), () => onPoint(undefined)]
  return {
    onPointerEnter: light,
    onPointerLeave: leave,
    onFocus: light,
    onBlur: leave,
    onClick: () => onChoose(turn),
  }
}

interface CardProps extends Pick<StripProps, 'Piece'>, Pointers {
  turn: StripTurn
  /** The last step of the turn before. */
  previous: Step | undefined
  isPresent: boolean
  /** The card that Tab leads to. */
  isStop: boolean
  cost: number
}

const CARD_VIEW = fixedView({ rows: 1, cols: 1 })

const Card = memo(function Card(props: CardProps) {
  const { turn, previous, isPresent, isStop, cost, Piece } = props
  const { i18n } = useLingui()
  const { ms } = turn.step
  const time = ms === undefined ? '' : secondsText(i18n.locale, ms - (previous?.ms ?? 0))
  const marks = [...helpSince(turn.step, previous), ...(turn.marks ?? [])]
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-side={turn.side}
        data-cost={cost >= LEAST_COST}
        aria-current={isPresent ? 'step' : undefined}
        aria-label={sentences(i18n, [
          turn.text,
          time || undefined,
          ...marks.map((mark) => i18n._(MARK_TEXTS[mark][1])),
        ])}
        title={turn.text}
        tabIndex={isStop ? 0 : -1}
        {...pointTo(turn, props)}
      >
        <span className={styles.pieces}>
          {turn.pieces.map((piece, index) => (
            <span key={String(index)} className={styles.piece}>
              <Piece piece={piece} view={CARD_VIEW} />
            </span>
          ))}
        </span>
        <small>
          {turn.gain && <b>{turn.gain}</b>} {time}
        </small>
        {marks.length > 0 && <span className={styles.marks}>{marks.map(signOf)}</span>}
      </button>
    </li>
  )
})

/** Names the help taken since another step. */
const helpSince = ({ assists = {} }: Step, before: Step | undefined): readonly Mark[] =>
  MARKS.filter((mark) => (assists[mark] ?? 0) > (before?.assists?.[mark] ?? 0))

const secondsText = (locale: string, ms: number): string =>
  Math.max(1, Math.round(ms / 1000)).toLocaleString(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'narrow',
  })

/** Signs of marks, and their names. */
const MARK_TEXTS: Readonly<Record<Mark, readonly [sign: string, name: MessageDescriptor]>> = {
  hint: ['💡', /*i18n*/ { id: 'story.hint', message: 'With a hint.' }],
  undo: ['↶', /*i18n*/ { id: 'story.undo', message: 'After an undo.' }],
  shuffle: ['🔀', /*i18n*/ { id: 'story.shuffle', message: 'The board was shuffled.' }],
  equal: ['=', /*i18n*/ { id: 'story.equal', message: 'Equal tiles were shown.' }],
  matches: ['=', /*i18n*/ { id: 'story.matches', message: 'Matches were shown.' }],
  weed: ['🌿', /*i18n*/ { id: 'story.weed', message: 'A weed grew.' }],
  'time-out': ['⏱', /*i18n*/ { id: 'story.time-out', message: 'Time ran out.' }],
  skip: ['⏭', /*i18n*/ { id: 'story.skip', message: 'A turn was skipped.' }],
}

const signOf = (mark: Mark) => <i key={mark}>{MARK_TEXTS[mark][0]}</i>
