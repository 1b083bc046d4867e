import { Trans, useLingui } from '@lingui/react'
import { Fragment, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import { today } from '#src/define/seeds.ts'
import type { SessionOf } from '#src/define/session.ts'
import { type Judgements, LEAST_COST, type Story, type Turn } from '#src/define/story.ts'
import { playMove, type Step, standAt, stoppedAt } from '#src/engine/session.ts'
import {
  answerOn,
  dueOn,
  MISTAKES,
  type Mistake,
  makeProblem,
  mergeMistakes,
} from '#src/results/mistakes/mistakes.ts'
import {
  deleteMistake,
  updateMistakes,
  useMistakes,
  useProblems,
} from '#src/results/mistakes/store.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { Progress } from '#src/ui/load/Progress.tsx'
import { WATCH_REPLAY } from '#src/ui/words.ts'
import { Announcer } from '../board/Announcer.tsx'
import { BoardContext } from '../board/BoardContext.tsx'
import { PlayBoard } from '../board/PlayBoard.tsx'
import { lessonsIn, useJudgements } from '../judge/judgements.ts'
import { turnOfLoss, turnValues } from '../judge/lead.ts'
import { useStory, useWholeGame } from '../judge/shown.ts'
import { openPlaying } from '../session/playing.ts'
import { useAnswer } from '../worker/answers.ts'
import { JudgingProgress } from './Graph.tsx'
import { Peek } from './Peek.tsx'
import { LeaveButton, type Phase, Tutor, type TutorExits } from './Tutor.tsx'
import { makeTurn, type StripTurn } from './turns.ts'

interface LearnProps {
  view: BoardView
}

type LessonFound = ReturnType<typeof lessonsIn>[number]

/** The lessons of a game, or the mistake of an earlier one. */
export function Learn({ view }: LearnProps) {
  const { page, store } = useOpenPage()
  if (page.getState().showing?.type === 'mistake') return <MistakePage view={view} />
  // To the replay, where that led here.
  return <Lessons view={view} onLeave={() => store.getState().show(null)} />
}

/** The mistake of an address, until it is none any more, or its problem; leads to the next one of the day. */
function MistakePage({ view }: LearnProps) {
  const playing = useOpenPage()
  const { href, kind: choice } = playing.route
  const address = href.slice(1)
  const { mistakes } = useMistakes()
  const problems = useProblems(today())
  const { answer } = useJudgements(playing)
  const isNone = answer && lessonsIn(answer).length === 0
  useEffect(() => {
    if (isNone) void deleteMistake(address)
  }, [isNone, address])
  if (!mistakes || !problems) return <Progress isPart />
  const known = new Map(mistakes.map((one) => [one.address, one]))
  const isProblem = problems.includes(address) || known.get(address)?.problem !== undefined
  const due = dueOn(mistakes, today()).map((one) => one.address)
  const others = isProblem ? problems.filter((one) => !known.has(one)) : due
  const next = others.find((one) => one !== address)
  const count = (isRight: boolean) => {
    const day = today()
    const added = isProblem ? [makeProblem(day, { address, choice, at: Date.now() })] : []
    const answer = (one: Mistake) => (one.address === address ? answerOn(one, isRight, day) : one)
    void updateMistakes((all) => mergeMistakes(all, added).map(answer))
  }
  // Not by the router, which would take the fields of a link for those of the page.
  const open = (place: string) => () => location.assign(`#/${place}`)
  const onNext = next === undefined ? undefined : open(next)
  const leaving = { onLeave: open('mistakes'), leaveText: MISTAKES }
  return <Lessons onAnswer={count} {...{ view, isProblem, onNext }} {...leaving} />
}

/** Leads from one costly turn of a game to the next, each to be played better; first the one that lost the lead. */
function Lessons({ view, ...exits }: LearnProps & TutorExits) {
  const playing = useOpenPage()
  const story = useStory(playing)
  const { answer: judgements, progress = 0 } = useJudgements(playing)
  const [number, setNumber] = useState(0)
  const [attempt, setAttempt] = useState(0)
  if (!story) return null
  const lessons = judgements && lessonsIn(judgements, turnOfLoss(playing))
  const found = lessons?.[number]
  if (lessons && found)
    return (
      <Exercise
        key={`${number} ${attempt}`}
        {...{ view, story, found }}
        onAgain={() => setAttempt(attempt + 1)}
        {...(lessons.length > 1 && {
          place: `${number + 1} / ${lessons.length}`,
          onNext: lessons[number + 1] && (() => setNumber(number + 1)),
        })}
        {...exits}
      />
    )
  const { Layout = Fragment } = playing.screen.view
  return (
    <>
      <Layout>
        <PlayBoard view={view} isOver />
      </Layout>
      <footer>
        <Notice>
          {judgements ? (
            <NoLesson judgements={judgements} />
          ) : (
            <JudgingProgress progress={progress} />
          )}
          <LeaveButton {...exits} />
        </Notice>
      </footer>
    </>
  )
}

/** Leads to the turn that cost most, if one is marked, else to the replay. */
function NoLesson({ judgements }: { judgements: Judgements }) {
  const playing = useOpenPage()
  const costs = judgements.map((judgement) => judgement?.cost ?? 0)
  const most = Math.max(0, ...costs)
  const turn = most < LEAST_COST ? 0 : costs.indexOf(most) + 1
  const show = () => playing.page.getState().show({ type: 'replay', from: turn })
  return (
    <>
      <p role="status">
        <Trans
          id="learn.none"
          message="No single move decided this game.{turn, select, 0 {} other { {unit, select, round {Round} other {Turn}} {turn} cost the most.}}"
          values={turnValues(playing, turn)}
        />
      </p>
      <Button look="primary" onClick={show}>
        {turn > 0 ? <Trans id="learn.none.show" message="Show it" /> : <Trans {...WATCH_REPLAY} />}
      </Button>
    </>
  )
}

interface ExerciseProps extends LearnProps, TutorExits {
  story: Story
  found: LessonFound
  onAgain: () => void
}

/** A position of the game, to be played better on a board of its own, where the better move is lit on demand. */
function Exercise({ view, story, found, ...exits }: ExerciseProps) {
  const playing = useOpenPage()
  const [exercise] = useState(() => openExercise(playing, found))
  const { store, screen } = exercise
  const { Layout = Fragment } = screen.view
  const session = useStore(store, (state) => state.session)
  const emitted = useStore(store, (state) => state.emitted.id)
  const [shownAt, setShownAt] = useState<number>()
  const isShown = shownAt === emitted
  const best = standAt(store.getInitialState().session, found.length + 1)
  const taken = useTurn(useWholeGame(playing), story, found)
  const played = exits.isProblem ? undefined : taken
  const better = useTurn(isShown ? best : session, story, found)
  const answered = usePhase(isShown ? undefined : better?.told.step, found)
  const phase = isShown ? 'shown' : answered
  const own = emitted === 0 && played ? withoutPieces(played) : undefined
  const lit = isShown ? better : own
  const text = phase === 'open' ? played?.text : better?.text
  return (
    <BoardContext playing={exercise}>
      <Layout>
        <PlayBoard view={view}>
          {lit && <Peek turn={lit} view={view} tone={isShown ? 'good' : 'bad'} />}
        </PlayBoard>
      </Layout>
      <footer>
        <Announcer view={view} />
        <Tutor {...{ found, text, phase }} {...exits} onShow={() => setShownAt(emitted)} />
      </footer>
    </BoardContext>
  )
}

/** Puts the step of a lesson into words, as it was taken in a game: the first that changed something. */
function useTurn(session: SessionOf, story: Story, { length }: LessonFound): StripTurn | undefined {
  const { i18n } = useLingui()
  for (let index = length; index < session.past.length; index++) {
    const turn = makeTurn(story, session, index, i18n)
    if (turn) return turn
  }
  return undefined
}

/** Leaves out what the cells of a turn hold: it still stands there. */
const withoutPieces = (turn: Turn): Turn => ({
  ...turn,
  cells: turn.cells.map(({ at, side }) => ({ at, ...(side && { side }) })),
})

/** Lays the position out before a step, with its better move as the one that may be redone. */
function openExercise(playing: Playing, { lesson, length }: LessonFound): Playing {
  const before = standAt(playing.page.getState().session, length)
  const shown = playMove(playing.screen.rules, before, lesson.best, 0)
  const future = shown.ok ? shown.state.past.slice(-1) : []
  const session = { ...before, future, stopwatch: stoppedAt(0), assists: {} }
  return openPlaying(playing, 'lesson', { session })
}

/** Asks whether the step that answers a lesson is good. */
function usePhase(step: Step | undefined, { lesson }: LessonFound): Phase {
  const { answer } = useAnswer(
    step ?? null,
    async (_, signal) => step !== undefined && lesson.isGood(step.move, signal),
    { part: 'solver' },
  )
  if (!step) return 'open'
  if (answer === undefined) return 'checking'
  return answer ? 'good' : 'bad'
}
