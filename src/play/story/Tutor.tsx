import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { Lesson } from '#src/define/story.ts'
import { Button, TryAgainButton } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { PLAY_ON_HERE } from '#src/ui/words.ts'
import styles from './Tutor.module.css'

export type Phase = 'open' | 'checking' | 'good' | 'bad' | 'shown'

const PHASES: Readonly<Record<Exclude<Phase, 'open'>, MessageDescriptor>> = {
  checking: /*i18n*/ { id: 'learn.checking', message: 'One moment…' },
  good: /*i18n*/ { id: 'learn.good', message: 'Yes, that is good.' },
  bad: /*i18n*/ { id: 'learn.bad', message: 'Not yet: there is a better one.' },
  shown: /*i18n*/ { id: 'learn.shown', message: 'This was better.' },
}

interface TutorProps extends TutorExits {
  found: { readonly lesson: Lesson; readonly length: number }
  /** The turn that cost, and the better one once that is shown. */
  text: string | undefined
  phase: Phase
  onShow: () => void
  onAgain: () => void
}

/** The ways on from a lesson, and what hears of its answers, the first and all later ones. */
export interface TutorExits {
  onAnswer?: (isRight: boolean) => void
  /** Asks for the one good move, without a mistake. */
  isProblem?: boolean
  /** "2 / 4", where there are several. */
  place?: string
  /** Left out at the last. */
  onNext?: (() => void) | undefined
  onLeave: () => void
  leaveText?: MessageDescriptor
}

/** Says what is to be found, and what is thought of the answer. */
export function Tutor({ found, text, phase, onShow, onAgain, onAnswer, ...exits }: TutorProps) {
  const { i18n } = useLingui()
  const [isExplained, explain] = useState(false)
  const { lesson, length } = found
  const isMissed = isExplained || phase === 'bad' || phase === 'shown'
  const tell = useEffectEvent(() => onAnswer?.(!isMissed))
  useEffect(() => {
    if (isMissed || phase === 'good') tell()
  }, [isMissed, phase])
  const titleId = useId()
  const words = useRef<HTMLParagraphElement>(null)
  /** Goes on with the words, because the button that led to them cannot be pressed any more. */
  const say = (act: () => void) => () => {
    act()
    words.current?.focus()
  }
  return (
    <Notice as="section" className={styles.tutor} aria-labelledby={titleId}>
      <p id={titleId} role="status" ref={words} tabIndex={-1}>
        {exits.place && `${exits.place} · `}
        {phase === 'open' && !isExplained && text}{' '}
        <b>{phase === 'open' ? lesson.ask(i18n, exits.isProblem) : i18n._(PHASES[phase])}</b>{' '}
        {phase === 'shown' && text}{' '}
        {(isExplained || phase === 'shown') && lesson.why(i18n, exits.isProblem)}
      </p>
      <div className={styles.buttons}>
        {phase === 'open' ? (
          <Button onClick={say(onShow)}>
            <Trans id="learn.show" message="Show me" />
          </Button>
        ) : (
          <TryAgainButton look={phase === 'bad' ? 'primary' : undefined} onClick={onAgain} />
        )}
        <Button disabled={phase === 'shown' || isExplained} onClick={say(() => explain(true))}>
          <Trans {...TOOLS.why[0]} />
        </Button>
        <Exits length={length} isDone={phase === 'good' || phase === 'shown'} {...exits} />
      </div>
    </Notice>
  )
}

interface ExitsProps extends TutorExits {
  length: number
  isDone: boolean
}

/** Leads on from a lesson: to a game of its own, the next mistake, or back. */
function Exits({ length, isDone, place, onNext, ...leaving }: ExitsProps) {
  const { page } = useOpenPage()
  return (
    <>
      <Button onClick={() => page.getState().playOn(length)}>
        <Trans {...PLAY_ON_HERE} />
      </Button>
      {(place || onNext) && (
        <Button look={isDone && onNext ? 'primary' : undefined} disabled={!onNext} onClick={onNext}>
          <Trans id="learn.next" message="Next" />
        </Button>
      )}
      <LeaveButton {...leaving} />
    </>
  )
}

const LEAVE = /*i18n*/ { id: 'learn.leave', message: 'Back to the game' }

export const LeaveButton = ({ onLeave, leaveText = LEAVE }: TutorExits) => (
  <Button onClick={onLeave}>
    <Trans {...leaveText} />
  </Button>
)
