import { useOpenPage } from '#src/define/context.ts'
import type { Story } from '#src/define/story.ts'
import { useStory } from '../judge/shown.ts'
import { Learn } from './Learn.tsx'
import { Peek } from './Peek.tsx'
import styles from './parts.module.css'
import { ReplayTools } from './ReplayTools.tsx'
import { StoryArea } from './StoryArea.tsx'
import { useHasWords, useLastTurn } from './turns.ts'

/** The words of the last turn, until the next one. */
function LastTurn() {
  const story = useStory(useOpenPage())
  return story && <Words story={story} />
}

function Words({ story }: { story: Story }) {
  const playing = useOpenPage()
  const turn = useLastTurn(playing, story)
  const hasWords = useHasWords(playing)
  // Read out by the announcer already.
  return (
    turn &&
    hasWords && (
      <span aria-hidden="true" className={styles.words}>
        {turn.text}
      </span>
    )
  )
}

/** The parts of a page that tell its game: one module, which no first tile waits for. */
export const parts = { LastTurn, StoryArea, Peek, ReplayTools, Learn }
