import { Trans, useLingui } from '@lingui/react'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import type { Story, Turn } from '#src/define/story.ts'
import { isOver } from '#src/engine/session.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { WorkProgress } from '#src/ui/load/WorkProgress.tsx'
import { Graph } from './Graph.tsx'
import styles from './StoryArea.module.css'
import { Strip } from './Strip.tsx'
import { type Judgements, type StripTurn, useJudgements, useStory, useTurns } from './turns.ts'

interface StoryAreaProps {
  playing: Playing
  onPoint: (turn: Turn | undefined) => void
}

/** A game's turns in order: the log of one that is played, the replay and the analysis of one that is over. */
export default function StoryArea(props: StoryAreaProps) {
  const story = useStory(props.playing)
  return story && <Turns story={story} {...props} />
}

function Turns({ playing, story, onPoint }: StoryAreaProps & { story: Story }) {
  const { store, screen } = playing
  const turns = useTurns(playing, story)
  const { answer: judgements, progress } = useJudgements(playing, story)
  const present = useStore(store, ({ session }) => session.past.length)
  const choose = useChoose(playing, onPoint)
  if (turns.length === 0) return null
  return (
    <div className={styles.story}>
      {judgements && <Analysis playing={playing} story={story} judgements={judgements} />}
      {progress !== undefined && <Judging progress={progress} />}
      <Strip
        turns={turns}
        present={present}
        Piece={screen.view.Piece}
        onPoint={onPoint}
        onChoose={choose}
        costs={judgements}
      />
    </div>
  )
}

export const Judging = ({ progress }: { progress: number }) => (
  <WorkProgress value={progress} max={1}>
    <Trans id="story.judging" message="Looking for the turns that decided the game…" />
  </WorkProgress>
)

/** Shows the position after a turn, once the game is over; before, keeps its cells lit or not. */
function useChoose({ store, screen }: Playing, onPoint: StoryAreaProps['onPoint']) {
  const [chosen, setChosen] = useState<StripTurn>()
  return (turn: StripTurn) => {
    const { session, replayed, stepTo, replay } = store.getState()
    const next = turn === chosen ? undefined : turn
    if (replayed) stepTo(turn.length)
    else if (isOver(screen.rules, session)) replay(turn.length)
    else {
      setChosen(next)
      onPoint(next)
    }
  }
}

/** The graph of a finished game, what is said of the turn shown, and the way to its lessons. */
function Analysis({
  playing,
  story,
  judgements,
}: {
  playing: Playing
  story: Story
  judgements: Judgements
}) {
  const { i18n } = useLingui()
  const { store } = playing
  const present = useStore(store, ({ session }) => session.past.length)
  const note = judgements[present - 1]?.note?.(i18n)
  return (
    <>
      <Graph playing={playing} judgements={judgements} scale={story.scale} />
      <div className={styles.note}>
        <p>{note}</p>
        <Button size="small" onClick={() => store.getState().setLearning(true)}>
          <Trans id="story.learn" message="Learn from this game" />
        </Button>
      </div>
    </>
  )
}
