import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import { type Judgements, LEAST_COST, type Story, type Turn } from '#src/define/story.ts'
import type { Step } from '#src/engine/session.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { moreIcon } from '#src/ui/kit/icons.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { sentences } from '#src/ui/texts.ts'
import styles from './Strip.module.css'
import { type StripTurn, useTurns } from './turns.ts'

export interface Pointers {
  /** Lights a turn's cells; `undefined` for none. */
  onPoint: (turn: Turn | undefined) => void
  onChoose: (turn: StripTurn) => void
}

interface StripProps extends Pointers {
  story: Story
  /** Judgements, once they are known. */
  costs?: Judgements | undefined
}

/** The turns of a game in order, as cards; for screen readers a list of sentences. */
export function Strip({ story, costs, ...card }: StripProps) {
  const { i18n } = useLingui()
  const { turns, here } = useTurns(story)
  const list = useScroll(Math.max(0, here))
  return (
    <ol
      ref={list}
      className={styles.strip}
      aria-label={i18n._(TOOLS.turns[0])}
      onKeyDown={moveFocus}
    >
      {turns.map((turn, index) => (
        <Card
          key={turn.length}
          turn={turn}
          previous={turns[index - 1]?.told.step}
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

interface CardProps extends Pointers {
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
  const { turn, previous, isPresent, isStop, cost } = props
  const { Piece } = useOpenPage().screen.view
  const { i18n } = useLingui()
  const help = helpSince(turn.told.step, previous).map((text) => i18n._(text))
  const text = sentences(i18n, [turn.text, ...help])
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-side={turn.side}
        data-cost={cost >= LEAST_COST}
        aria-current={isPresent ? 'step' : undefined}
        aria-label={text}
        title={text}
        tabIndex={isStop ? 0 : -1}
        {...pointTo(turn, props)}
      >
        <span className={styles.pieces}>
          {turn.pieces.length === 0 && moreIcon}
          {turn.pieces.map((piece, index) => (
            <span key={String(index)} className={styles.piece}>
              <Piece piece={piece} view={CARD_VIEW} />
            </span>
          ))}
        </span>
        {turn.gain && <b>{turn.gain}</b>}
      </button>
    </li>
  )
})

/** Help that is named on the card of the turn for which it was taken. */
const HELP_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  hint: /*i18n*/ { id: 'story.hint', message: 'With a hint.' },
  undo: /*i18n*/ { id: 'story.undo', message: 'After an undo.' },
  equal: /*i18n*/ { id: 'story.equal', message: 'Equal tiles were shown.' },
  matches: /*i18n*/ { id: 'story.matches', message: 'Matches were shown.' },
}

/** Names the help taken since another step. */
const helpSince = ({ assists = {} }: Step, before: Step | undefined) =>
  Object.entries(HELP_TEXTS).flatMap(([name, text]) =>
    (assists[name] ?? 0) > (before?.assists?.[name] ?? 0) ? text : [],
  )
