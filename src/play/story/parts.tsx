import { useOpenPage } from '#src/define/context.ts'
import type { Story } from '#src/define/story.ts'
import { useIsDone, useStory } from '../judge/shown.ts'
import { Learn } from './Learn.tsx'
import { Peek } from './Peek.tsx'
import styles from './parts.module.css'
import { ReplayTools } from './ReplayTools.tsx'
import { StoryArea } from './StoryArea.tsx'
import { useLastTurn } from './turns.ts'

/** The words of the last turn, until the next one. */
function LastTurn() {
  const story = useStory(useOpenPage())
  return story && <Words story={story} />
}

function Words({ story }: { story: Story }) {
  const playing = useOpenPage()
  const turn = useLastTurn(story)
  const isDone = useIsDone(playing)
  // Other games tell their turns only once they are over. Read out by the announcer already.
  return (
    turn &&
    (isDone || playing.screen.opponent) && (
      <span aria-hidden="true" className={styles.words}>
        {turn.text}
      </span>
    )
  )
}

/** The parts of a page that tell its game: one module, which no first tile waits for. */
export const parts = { LastTurn, StoryArea, Peek, ReplayTools, Learn }
