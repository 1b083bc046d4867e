import { useLingui } from '@lingui/react'
import { memo, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { GameStore } from '#src/define/session.ts'
import { LEAST_COST, type Story } from '#src/define/story.ts'
import type { Tell } from '#src/define/tell.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { subscribePainted } from '#src/ui/painted.ts'
import { heardTexts, tellAction, tellStep } from '../board/tell.ts'
import { useJudgements } from '../judge/judgements.ts'
import { useStory } from '../judge/shown.ts'
import styles from './Console.module.css'
import { Analysis } from './Graph.tsx'
import { useChoose } from './StoryArea.tsx'
import { moveFocus, type Pointers, pointTo, useScroll } from './Strip.tsx'
import { type StripTurn, useTurns } from './turns.ts'

interface ConsoleProps extends Pick<Pointers, 'onPoint'> {
  view: BoardView
}

/** Tells a game beside its board, newest first, in the words of the announcer, which alone is read out. */
export default function Console(props: ConsoleProps) {
  const story = useStory(useOpenPage())
  return story && <Lines story={story} {...props} />
}

function Lines({ story, view, onPoint }: ConsoleProps & { story: Story }) {
  const { i18n } = useLingui()
  const { tell } = story
  const { turns, here } = useTurns(story)
  const judging = useJudgements(useOpenPage())
  const choose = useChoose(onPoint)
  const list = useScroll(-1 - Math.max(0, here))
  const lines = turns.map((turn, index) => (
    <Line
      key={turn.length}
      {...{ turn, tell, onPoint }}
      onChoose={choose}
      isPresent={index === here}
      isStop={index === Math.max(0, here)}
      isCostly={(judging.answer?.[turn.length - 1]?.cost ?? 0) >= LEAST_COST}
    />
  ))
  return (
    <div className={styles.console}>
      <Analysis story={story} judging={judging} />
      <ol
        ref={list}
        className="panel"
        reversed
        aria-label={i18n._({ id: 'story.console', message: 'What happened' })}
        onKeyDown={moveFocus}
      >
        <Messages tell={tell} view={view} />
        {lines.toReversed()}
      </ol>
    </div>
  )
}

interface LineProps extends Pointers {
  turn: StripTurn
  tell: Tell
  isPresent: boolean
  /** The line that Tab leads to. */
  isStop: boolean
  isCostly: boolean
}

/** A turn, event by event. */
const Line = memo(function Line(props: LineProps) {
  const { turn, tell, isPresent, isStop, isCostly } = props
  const texts = tellStep(tell, turn.told).flatMap(heardTexts)
  return (
    <li>
      <button
        type="button"
        className={styles.turn}
        data-cost={isCostly}
        aria-current={isPresent ? 'step' : undefined}
        tabIndex={isStop ? 0 : -1}
        {...pointTo(turn, props)}
      >
        {turn.gain && <b>{turn.gain}</b>}
        {texts.map((text, index) => (
          <span key={String(index)}>{text} </span>
        ))}
      </button>
    </li>
  )
})

/** The most that is kept between two turns. */
const MOST_MESSAGES = 50

interface MessagesProps extends Pick<ConsoleProps, 'view'> {
  tell: Tell
}

/** Keeps what the announcer has shown since the last turn, such as refusals. */
function Messages({ tell, view }: MessagesProps) {
  const { i18n } = useLingui()
  const { store } = useOpenPage()
  const [messages, setMessages] = useState<readonly MessageLine[]>([])
  const follow = useEffectEvent((now: GameStore, before: GameStore) => {
    const isTurn = now.session.past !== before.session.past
    const { emitted } = now
    const isSame = emitted === before.emitted
    const fresh = isSame ? [] : tellAction(tell, now, { i18n, store: now, view })
    const lines = fresh.flatMap(({ text, tone }) =>
      text && tone ? { id: emitted.id, text, isRefused: tone === 'refused' } : [],
    )
    if (isTurn || lines.length > 0)
      startTransition(() =>
        setMessages((earlier) => [...lines, ...(isTurn ? [] : earlier)].slice(0, MOST_MESSAGES)),
      )
  })
  useEffect(() => subscribePainted(store, follow), [store])
  const newest = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const list = messages.length > 0 ? newest.current?.parentElement : undefined
    if (list) list.scrollTop = 0
  }, [messages])
  return messages.map(({ id, text, isRefused }, index) => (
    <li
      ref={index === 0 ? newest : undefined}
      key={`${id} ${text}`}
      className={styles.message}
      data-refused={isRefused}
    >
      {text}
    </li>
  ))
}

interface MessageLine {
  /** That of the action. */
  readonly id: number
  readonly text: string
  readonly isRefused: boolean
}
