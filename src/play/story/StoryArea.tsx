import { useLingui } from '@lingui/react'
import { useCallback, useRef } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import type { Judging, Story, Turn } from '#src/define/story.ts'
import { turnsIcon } from '#src/ui/kit/icons.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { usePainted } from '#src/ui/painted.ts'
import { useJudgements } from '../judge/judgements.ts'
import { useIsDone, useStory } from '../judge/shown.ts'
import { Analysis, JudgingProgress } from './Graph.tsx'
import { NewRule } from './NewRule.tsx'
import styles from './StoryArea.module.css'
import { Strip } from './Strip.tsx'
import { type StripTurn, showStep, useHasWords, useTurns } from './turns.ts'

interface StoryAreaProps {
  isOpen: boolean
  onToggle: () => void
  onPoint: (turn: Turn | undefined) => void
}

/** A game's turns in order: the log of one that is played, the replay and the analysis of one that is over. */
export function StoryArea({ isOpen, onToggle, onPoint }: StoryAreaProps) {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const story = useStory(playing)
  const isDone = useIsDone(playing)
  const hasWords = useHasWords(playing)
  const hasLog = (playing.screen.view.useHasLog ?? never)()
  if (!story) return null
  const newRule = hasWords && !isDone && <NewRule story={story} isUnseen={hasLog} />
  if (hasLog) return newRule
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
      {newRule}
      {isOpen && <OpenTurns {...{ playing, story, isDone, onPoint }} />}
    </div>
  )
}

const never = () => false

interface TurnsProps extends Pick<StoryAreaProps, 'onPoint'> {
  playing: Playing
  story: Story
  isDone: boolean
}

function OpenTurns({ playing, story, isDone, onPoint }: TurnsProps) {
  const turns = useTurns(playing, story)
  const judging = useJudgements(playing)
  const present = usePainted(playing.store, ({ session }) => session.past.length)
  const choose = useChoose(playing, isDone, onPoint)
  return (
    <>
      <AnalysisArea {...{ playing, story, judging }} />
      <Strip
        turns={turns}
        present={present}
        Piece={playing.screen.view.Piece}
        onPoint={onPoint}
        onChoose={choose}
        costs={judging.answer}
      />
    </>
  )
}

interface AnalysisAreaProps {
  playing: Playing
  story: Story
  judging: Judging
}

/** The analysis of a finished game, or how far the search for it is. */
export function AnalysisArea({ playing, story, judging: { answer, progress } }: AnalysisAreaProps) {
  if (!answer && progress === undefined) return null
  return (
    <div className={styles.analysis}>
      {answer && <Analysis playing={playing} judgements={answer} scale={story.scale} />}
      {progress !== undefined && <JudgingProgress progress={progress} />}
    </div>
  )
}

/** Shows the position after a turn, once the game is over; before, keeps its cells lit or not. */
export function useChoose(
  { store, page }: Playing,
  isDone: boolean,
  onPoint: StoryAreaProps['onPoint'],
) {
  const chosen = useRef<StripTurn>(undefined)
  return useCallback(
    (turn: StripTurn) => {
      // The position itself would be hidden by the pieces of before.
      chosen.current = isDone || turn === chosen.current ? undefined : turn
      onPoint(chosen.current)
      if (isDone) showStep({ store, page }, turn.length)
    },
    [store, page, isDone, onPoint],
  )
}
