import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { starMarks } from '#src/engine/stars.ts'
import { Button } from './Button.tsx'
import { Card } from './Card.tsx'
import styles from './Stages.module.css'

interface StagesProps {
  label: string
  totals: ReactNode
  list: RefObject<HTMLDivElement | null>
  /** Shows the chosen stage. */
  card: ReactNode
  children: ReactNode
}

/** The stages of a game beside the card of the one that is chosen. */
export const Stages = ({ label, totals, list, card, children }: StagesProps) => (
  <div className={styles.stages}>
    <p className="muted">{totals}</p>
    <div ref={list} className={styles.list} role="radiogroup" aria-label={label}>
      {children}
    </div>
    <aside className={styles.beside}>{card}</aside>
  </div>
)

/** The chosen stage: its picture, what it is, and below what its stars need and how to play it. */
export const ChosenCard = ({ children }: { children: ReactNode }) => (
  <Card className={styles.card}>{children}</Card>
)

const PLAY_FORM = 'play-stage'

/** Opens the chosen stage, as Enter on its stop does. */
export function PlayButton({ href, children }: { href: string; children: ReactNode }) {
  const [, navigate] = useLocation()
  const play = (event: FormEvent) => {
    event.preventDefault()
    navigate(href)
  }
  return (
    <>
      <form id={PLAY_FORM} hidden onSubmit={play} />
      <Button type="submit" form={PLAY_FORM} look="primary">
        {children}
      </Button>
    </>
  )
}

/** Scrolls the list to the stage chosen first as soon as it is there, and later on to others. */
export function useStageList() {
  const list = useRef<HTMLDivElement>(null)
  // Returns nothing: scrolling is a promise in newer browsers, and an effect's return is its end.
  useLayoutEffect(() => void scrollTo(list, ':checked'), [])
  return { list, scrollTo: (choice: string) => scrollTo(list, `[value="${choice}"]`) }
}

const scrollTo = ({ current }: RefObject<HTMLElement | null>, stop: string) =>
  current?.querySelector(stop)?.scrollIntoView({ block: 'center' })

interface StopProps {
  /** Says all that the stop shows. */
  label: string
  choice: string
  /** Earned so far; 0 until the stage is cleared. */
  stars: number
  isOpen: boolean
  isNext: boolean
  isChosen: boolean
  onChoose: (choice: string) => void
  /** Its number. */
  children: ReactNode
}

/** A stage to choose, as a tile. */
export const Stop = ({
  label,
  choice,
  stars,
  isChosen,
  onChoose,
  children,
  ...about
}: StopProps) => (
  <label
    className={styles.stop}
    data-open={about.isOpen}
    data-cleared={stars > 0}
    data-next={about.isNext}
  >
    <input
      className="cover"
      type="radio"
      name="stage"
      form={PLAY_FORM}
      value={choice}
      checked={isChosen}
      aria-label={label}
      onChange={() => onChoose(choice)}
    />
    <span className={`centred ${styles.tile}`}>{children}</span>
    {stars > 0 && <span className={styles.marks}>{starMarks(stars)}</span>}
  </label>
)
