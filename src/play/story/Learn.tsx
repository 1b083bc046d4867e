import { Trans, useLingui } from '@lingui/react'
import { Fragment, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { PlayingContext } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { LEAST_COST, type Story, type Turn } from '#src/define/story.ts'
import { playMove, standAt, stoppedAt } from '#src/engine/session.ts'
import { makePlayback } from '#src/ui/board/playback.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { WATCH_REPLAY } from '#src/ui/words.ts'
import { Announcer } from '../board/Announcer.tsx'
import { PlayBoard } from '../board/PlayBoard.tsx'
import { playEvents } from '../board/play-events.ts'
import { type Judgements, lessonsIn, useJudgements } from '../judge/judgements.ts'
import { turnOfLoss } from '../judge/lead.ts'
import { shownGame, useStory } from '../judge/shown.ts'
import { makeGameStore } from '../session/store.ts'
import { ask } from '../worker/answers.ts'
import { Judging } from './Graph.tsx'
import { Peek } from './Peek.tsx'
import { LeaveButton, type Phase, Tutor } from './Tutor.tsx'
import { makeTurn } from './turns.ts'

interface LearnProps {
  playing: Playing
  view: BoardView
}

/** Leads from one costly turn of a game to the next, each to be played better; first the one that lost the lead. */
export function Learn(props: LearnProps) {
  const story = useStory(props.playing)
  return story && <Lessons story={story} {...props} />
}

type Found = ReturnType<typeof lessonsIn>[number]

function Lessons({ playing, view, story }: LearnProps & { story: Story }) {
  const { answer: judgements, progress = 0 } = useJudgements(playing, story)
  const [number, setNumber] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const lessons = judgements && lessonsIn(judgements, turnOfLoss(playing))
  const found = lessons?.[number]
  if (found)
    return (
      <Exercise
        key={`${number} ${attempt}`}
        {...{ playing, view, story, found }}
        onAgain={() => setAttempt(attempt + 1)}
        {...(lessons && number + 1 < lessons.length && { onNext: () => setNumber(number + 1) })}
      />
    )
  const { Layout = Fragment } = playing.screen.view
  return (
    <>
      <Layout>
        <PlayBoard playing={playing} view={view} isOver />
      </Layout>
      <Notice>
        {judgements ? (
          <NoLesson playing={playing} judgements={judgements} />
        ) : (
          <Judging progress={progress} />
        )}
        <LeaveButton playing={playing} />
      </Notice>
    </>
  )
}

/** Leads to the turn that cost most, if one is marked, else to the replay. */
function NoLesson({
  playing,
  judgements,
}: Pick<LearnProps, 'playing'> & { judgements: Judgements }) {
  const costs = judgements.map((judgement) => judgement?.cost ?? 0)
  const most = Math.max(0, ...costs)
  const turn = most < LEAST_COST ? 0 : costs.indexOf(most) + 1
  const { setLearning, replay } = playing.store.getState()
  const show = () => {
    setLearning(false)
    replay(turn)
  }
  return (
    <>
      <p role="status">
        <Trans
          id="learn.none"
          message="No single move decided this game.{turn, select, 0 {} other { Turn {turn} cost the most.}}"
          values={{ turn }}
        />
      </p>
      <Button look="primary" onClick={show}>
        {turn > 0 ? <Trans id="learn.none.show" message="Show it" /> : <Trans {...WATCH_REPLAY} />}
      </Button>
    </>
  )
}

interface ExerciseProps extends LearnProps {
  story: Story
  found: Found
  onAgain: () => void
  onNext?: (() => void) | undefined
}

/** A position of the game, to be played better on a table of its own. */
function Exercise({ playing, view, story, found, onAgain, onNext }: ExerciseProps) {
  const [table] = useState(() => makeTable(playing, found))
  const { Layout = Fragment } = table.screen.view
  const phase = usePhase(table, story, found)
  const played = useTurn(useStore(playing.store, shownGame), story, found)
  const better = useTurn(useStore(table.store, shownGame), story, found)
  const isUntouched = useStore(table.store, ({ emitted }) => emitted.id === 0)
  const isShown = useIsShown(table, found) && phase === 'shown'
  const lit = isUntouched ? played && withoutPieces(played) : isShown && better
  const text = phase === 'open' ? played?.text : better?.text
  const show = () => table.store.getState().stepTo(found.length + 1)
  useEffect(() => playEvents(table), [table])
  return (
    <PlayingContext value={table}>
      <Layout>
        <PlayBoard playing={table} view={view}>
          {lit && <Peek turn={lit} view={view} Piece={table.screen.view.Piece} />}
        </PlayBoard>
      </Layout>
      <div>
        <Announcer playing={table} view={view} />
        <Tutor {...{ playing, found, text, phase, onAgain, onNext }} onShow={show} />
      </div>
    </PlayingContext>
  )
}

/** Puts the step of a lesson into words, as it was taken in a game. */
function useTurn(session: SessionOf, story: Story, { length }: Found) {
  const { i18n } = useLingui()
  return makeTurn(story, session, length, i18n)
}

/** Leaves out what the cells of a turn hold: it still stands there. */
const withoutPieces = (turn: Turn): Turn => ({
  ...turn,
  cells: turn.cells.map(({ at, side }) => ({ at, ...(side && { side }) })),
})

/** Returns `true` once the step of a lesson is the last on its table and has been seen. */
function useIsShown({ store, playback }: Playing, { length }: Found): boolean {
  const isLast = useStore(store, ({ session }) => session.past.length === length + 1)
  const isSeen = useStore(playback, ({ cues, shown }) => cues.length === 0 && shown === null)
  return isLast && isSeen
}

/** Lays the position out before a step, with its better move as the one that may be redone. */
function makeTable(playing: Playing, { lesson, length }: Found): Playing {
  const { screen, store } = playing
  const before = standAt(shownGame(store.getState()), length)
  const shown = playMove(screen.rules, before, lesson.best, 0)
  const future = shown.ok ? shown.state.past.slice(-1) : []
  const session = { ...before, future, stopwatch: stoppedAt(0), assists: {} }
  const now = () => performance.now()
  const table = makeGameStore(screen, { session }, now)
  table.getState().setLearning(true)
  return { ...playing, store: table, playback: makePlayback() }
}

/** Follows what is played on the table, and asks whether it is good. */
function usePhase({ store }: Playing, story: Story, { lesson, length }: Found): Phase {
  const { i18n } = useLingui()
  const [phase, setPhase] = useState<Phase>('open')
  useEffect(() => {
    let stop = () => {}
    const unsubscribe = store.subscribe((now, before) => {
      if (now.session.past === before.session.past) return lesson.reply?.(now)
      const step = makeTurn(story, now.session, length, i18n)?.told.step
      if (!step) return
      if (step.move === lesson.best) return setPhase('shown')
      setPhase('checking')
      stop = ask({
        part: 'solver',
        question: (_, signal) => lesson.isGood(step.move, signal),
        onAnswer: (isGood) => setPhase(isGood ? 'good' : 'bad'),
      })
    })
    return () => {
      unsubscribe()
      stop()
    }
  }, [store, story, lesson, length, i18n])
  return phase
}
