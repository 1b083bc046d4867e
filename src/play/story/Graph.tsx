import { Trans, useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import {
  type Judgement,
  type Judgements,
  type Judging,
  LEAST_COST,
  type Story,
} from '#src/define/story.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { WorkProgress } from '#src/ui/load/WorkProgress.tsx'
import { usePainted } from '#src/ui/painted.ts'
import { listed } from '#src/ui/texts.ts'
import { turnValues } from '../judge/lead.ts'
import { useWholeGame } from '../judge/shown.ts'
import styles from './Graph.module.css'
import { LEARN, showStep } from './turns.ts'

interface AnalysisProps {
  story: Story
  judging: Judging
}

/** The analysis of a finished game, or how far the search for it is. */
export function Analysis({ story, judging: { answer, progress } }: AnalysisProps) {
  if (!answer && progress === undefined) return null
  return (
    <div className={styles.analysis}>
      {answer && <Course judgements={answer} scale={story.scale} />}
      {progress !== undefined && <JudgingProgress progress={progress} />}
    </div>
  )
}

interface CourseProps {
  judgements: Judgements
  scale: Story['scale']
}

/** The graph of a finished game, what is said of the turn shown, and the way to its lessons. */
function Course(props: CourseProps) {
  const { i18n } = useLingui()
  const { judgements } = props
  const { store } = useOpenPage()
  const present = usePainted(store, ({ session }) => session.past.length)
  // At the end, the panel has the button, and the board the room of the note.
  const { mode, show } = store.getState()
  const isReplay = mode === 'replay'
  const note = judgements[present - 1]?.note?.(i18n)
  return (
    <>
      <Graph {...props} present={present} isSlim={isReplay} />
      {isReplay && (
        <div className={styles.note}>
          <p>{note}</p>
          {judgements.some((one) => one?.lesson) && (
            <Button size="small" onClick={() => show({ type: 'lessons' })}>
              <Trans {...LEARN} />
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Height of the drawing, in its own units; each step is one wide. */
const HEIGHT = 100

/** Draws a game's values from step to step, with those that cost. A click shows the step. */
function Graph({
  judgements,
  scale,
  present,
  isSlim,
}: CourseProps & { present: number; isSlim: boolean }) {
  const playing = useOpenPage()
  const { i18n } = useLingui()
  const { dealt, past } = useWholeGame(playing)
  const { opponent, results } = playing.screen
  // What is left decides a game that neither an opponent nor points do.
  const all = !opponent && !results.points && results.left(dealt)
  const leftAt = (index: number) =>
    all ? results.left(past[index]?.state ?? dealt) / all : undefined
  const costly = judgements.flatMap((judgement, index) =>
    judgement && judgement.cost >= LEAST_COST ? index + 1 : [],
  )
  const show = ({ clientX, currentTarget }: MouseEvent<Element>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    showStep(playing, 1 + Math.round(((clientX - left) / width) * (past.length - 1)))
  }
  const turns = costly.map((length) => String(turnValues(playing, length).turn))
  return (
    <div
      role="img"
      className={styles.graph}
      data-slim={isSlim}
      aria-label={i18n._({
        id: 'story.graph',
        message:
          'The course of the game. {count, plural, =0 {No {unit, select, round {round} other {turn}} cost much.} one {A {unit, select, round {round} other {turn}} that cost much: {turns}.} other {{unit, select, round {Rounds} other {Turns}} that cost much: {turns}.}}',
        values: { ...turnValues(playing, 0), count: costly.length, turns: listed(i18n, turns) },
      })}
    >
      <svg
        viewBox={`1 -4 ${Math.max(1, past.length - 1)} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={show}
      >
        <Line className={styles.middle} d={`M0 ${HEIGHT / 2}H${past.length}`} />
        {costly.map((length) => (
          <Line key={length} className={styles.cost} d={`M${length} -4V${HEIGHT + 4}`} />
        ))}
        <Line className={styles.left} d={pathOf(judgements, (_, index) => leftAt(index))} />
        <Line className={styles.value} d={pathOf(judgements, ({ value }) => value)} />
        <Line className={styles.present} d={`M${present} -4V${HEIGHT + 4}`} />
      </svg>
      <span>{i18n._(scale.high)}</span>
      <span>{i18n._(scale.low)}</span>
    </div>
  )
}

const Line = (props: { className: string | undefined; d: string }) => (
  <path vectorEffect="non-scaling-stroke" {...props} />
)

/** Joins the steps that have a value. */
function pathOf(
  judgements: Judgements,
  figureOf: (judgement: Judgement, index: number) => number | undefined,
): string {
  const points = judgements.flatMap((judgement, index) => {
    const value = judgement && figureOf(judgement, index)
    return value === undefined ? [] : `${index + 1} ${Math.round((1 - value) * HEIGHT)}`
  })
  return points.length > 0 ? `M${points.join('L')}` : 'M0 0'
}

export const JudgingProgress = ({ progress }: { progress: number }) => (
  <WorkProgress value={progress} max={1}>
    <Trans id="story.judging" message="Looking for the turns that decided the game…" />
  </WorkProgress>
)
