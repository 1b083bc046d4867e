import { useOpenPage } from '#src/define/context.ts'
import type { Story } from '#src/define/story.ts'
import { useIsDone, useStory } from '../judge/shown.ts'
import { Learn } from './Learn.tsx'
import { NewRule } from './NewRule.tsx'
import { Peek } from './Peek.tsx'
import styles from './parts.module.css'
import { ReplayTools } from './ReplayTools.tsx'
import { StoryArea } from './StoryArea.tsx'
import { useLastTurn } from './turns.ts'

/** The words of the last turn, until the next one, or the rule that it explains. */
function LastTurn() {
  const playing = useOpenPage()
  const story = useStory(playing)
  const isDone = useIsDone(playing)
  if (!story) return null
  const words = <Words story={story} />
  if (isDone) return words
  const { opponent } = playing.screen
  if (!opponent && !story.rulesOf) return null
  // Games without an opponent tell their turns only once they are over.
  return <NewRule story={story}>{opponent && words}</NewRule>
}

/** Read out by the announcer already. */
function Words({ story }: { story: Story }) {
  const turn = useLastTurn(story)
  return (
    turn && (
      <span aria-hidden="true" className={styles.words}>
        {turn.text}
      </span>
    )
  )
}

/** The parts of a page that tell its game: one module, which no first tile waits for. */
export const parts = { LastTurn, StoryArea, Peek, ReplayTools, Learn }
