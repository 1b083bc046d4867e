import { useOpenPage } from '#src/define/context.ts'
import type { Story } from '#src/define/story.ts'
import { useLastTurn, useRoom, useStory } from './turns.ts'

/** The words of the last turn, told until the next one. */
export default function LastTurn() {
  const story = useStory(useOpenPage())
  return story && <Words story={story} />
}

function Words({ story }: { story: Story }) {
  const playing = useOpenPage()
  const turn = useLastTurn(playing, story)
  const { hasWords } = useRoom(playing, story)
  // Read out by the announcer already.
  return turn && hasWords && <span aria-hidden="true">{turn.text}</span>
}
