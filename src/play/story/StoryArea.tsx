import { useLingui } from '@lingui/react'
import { useCallback, useRef } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { Story, Turn } from '#src/define/story.ts'
import { turnsIcon } from '#src/ui/kit/icons.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { useJudgements } from '../judge/judgements.ts'
import { useIsDone, useStory } from '../judge/shown.ts'
import { Analysis } from './Graph.tsx'
import styles from './StoryArea.module.css'
import { Strip } from './Strip.tsx'
import { type StripTurn, showStep } from './turns.ts'

interface StoryAreaProps {
  isOpen: boolean
  onToggle: () => void
  onPoint: (turn: Turn | undefined) => void
}

const never = () => false

/** A game's turns in order: the log of one that is played, the replay and the analysis of one that is over. */
export function StoryArea({ isOpen, onToggle, onPoint }: StoryAreaProps) {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const story = useStory(playing)
  const isDone = useIsDone(playing)
  const { useHasLog = never } = playing.screen.view
  const hasLog = useHasLog()
  if (!story || hasLog) return null
  return (
    <div className={styles.story} data-open={isOpen}>
      {isDone && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-label={i18n._(TOOLS.turns[0])}
          onClick={onToggle}
        >
          {turnsIcon}
          <span className="roomy">{i18n._(TOOLS.turns[0])}</span>
        </button>
      )}
      {isOpen && <OpenTurns story={story} onPoint={onPoint} />}
    </div>
  )
}

interface TurnsProps extends Pick<StoryAreaProps, 'onPoint'> {
  story: Story
}

function OpenTurns({ story, onPoint }: TurnsProps) {
  const judging = useJudgements(useOpenPage())
  const choose = useChoose(onPoint)
  return (
    <>
      <Analysis story={story} judging={judging} />
      <Strip story={story} onPoint={onPoint} onChoose={choose} costs={judging.answer} />
    </>
  )
}

/** Shows the position after a turn, once the game is over; before, keeps its cells lit or not. */
export function useChoose(onPoint: StoryAreaProps['onPoint']) {
  const playing = useOpenPage()
  const isDone = useIsDone(playing)
  const chosen = useRef<StripTurn>(undefined)
  return useCallback(
    (turn: StripTurn) => {
      // The position itself would be hidden by the pieces of before.
      chosen.current = isDone || turn === chosen.current ? undefined : turn
      onPoint(chosen.current)
      if (isDone) showStep(playing, turn.length)
    },
    [playing, isDone, onPoint],
  )
}
