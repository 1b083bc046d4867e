import { useLingui } from '@lingui/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useOpenPage } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import type { Story, Turn } from '#src/define/story.ts'
import { icon } from '#src/ui/kit/icons.tsx'
import { usePainted } from '#src/ui/painted.ts'
import { Analysis, Judging } from './Graph.tsx'
import { useJudgements } from './judgements.ts'
import { NewRule } from './NewRule.tsx'
import styles from './StoryArea.module.css'
import { Strip } from './Strip.tsx'
import { type StripTurn, useIsDone, useRoom, useStory, useTurns } from './turns.ts'

const turnsIcon = icon('M4 5h4v14H4zM10 5h4v14h-4zM16 5h4v14h-4z')

interface StoryAreaProps {
  onPoint: (turn: Turn | undefined) => void
}

/** A game's turns in order: the log of one that is played, the replay and the analysis of one that is over. */
export function StoryArea(props: StoryAreaProps) {
  const playing = useOpenPage()
  const story = useStory(playing)
  const isBegun = usePainted(playing.store, ({ session }) => session.past.length > 0)
  const isDone = useIsDone(playing)
  return story && (isBegun || isDone) && <Turns {...{ playing, story, isDone }} {...props} />
}

interface TurnsProps extends StoryAreaProps {
  playing: Playing
  story: Story
  isDone: boolean
}

function Turns({ playing, story, isDone, onPoint }: TurnsProps) {
  const { i18n } = useLingui()
  const { hasWords, hasStrip } = useRoom(playing, story)
  const [wanted, open] = useState<boolean>()
  const isOpen = wanted ?? hasStrip
  const area = useRef<HTMLDivElement>(null)
  useSwipe(area, open)
  return (
    <div ref={area} className={styles.story} data-open={isOpen}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-label={i18n._({ id: 'story.turns', message: 'Turns' })}
        onClick={() => open(!isOpen)}
      >
        {turnsIcon}
      </button>
      {hasWords && !isDone && <NewRule story={story} />}
      {isOpen && <OpenTurns {...{ playing, story, isDone, onPoint }} />}
    </div>
  )
}

/** Distance of a swipe, in pixels. */
const SWIPE_PX = 24

/** Opens the strip by a swipe up anywhere below the board, and closes it by one down. */
function useSwipe(area: RefObject<HTMLElement | null>, open: (isOpen: boolean) => void): void {
  useEffect(() => {
    const below = area.current?.parentElement
    let from = 0
    const start = ({ touches }: TouchEvent) => {
      from = touches[0]?.clientY ?? 0
    }
    const end = ({ changedTouches }: TouchEvent) => {
      const by = (changedTouches[0]?.clientY ?? from) - from
      if (Math.abs(by) >= SWIPE_PX) open(by < 0)
    }
    below?.addEventListener('touchstart', start, { passive: true })
    below?.addEventListener('touchend', end)
    return () => {
      below?.removeEventListener('touchstart', start)
      below?.removeEventListener('touchend', end)
    }
  }, [area, open])
}

function OpenTurns({ playing, story, isDone, onPoint }: TurnsProps) {
  const turns = useTurns(playing, story)
  const judging = useJudgements(playing, story)
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
  judging: ReturnType<typeof useJudgements>
}

/** The analysis of a finished game, or how far the search for it is. */
export function AnalysisArea({ playing, story, judging: { answer, progress } }: AnalysisAreaProps) {
  if (!answer && progress === undefined) return null
  return (
    <div className={styles.analysis}>
      {answer && <Analysis playing={playing} judgements={answer} scale={story.scale} />}
      {progress !== undefined && <Judging progress={progress} />}
    </div>
  )
}

/** Shows the position after a turn, once the game is over; before, keeps its cells lit or not. Stable, for the cards. */
export function useChoose({ store }: Playing, isDone: boolean, onPoint: StoryAreaProps['onPoint']) {
  const chosen = useRef<StripTurn>(undefined)
  return useCallback(
    (turn: StripTurn) => {
      const { replayed, stepTo, replay } = store.getState()
      // The position itself would be hidden by the pieces of before.
      chosen.current = isDone || turn === chosen.current ? undefined : turn
      onPoint(chosen.current)
      if (replayed) stepTo(turn.length)
      else if (isDone) replay(turn.length)
    },
    [store, isDone, onPoint],
  )
}
