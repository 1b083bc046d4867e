import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import type { Story, Turn } from '#src/define/story.ts'
import { isSamePair } from '#src/engine/grid.ts'
import { useStory } from '#src/play/judge/shown.ts'
import { Strip } from '#src/play/story/Strip.tsx'
import { useLastTurn, useTurns } from '#src/play/story/turns.ts'
import { placeText, sentences } from '#src/ui/texts.ts'
import type { AgentName } from '../../agents/agents.ts'
import type { AgentPick, Valued } from '../../agents/player.ts'
import type { Goal } from '../../rules/goal.ts'
import type { CascadeMove, CascadeState } from '../../rules/types.ts'
import { useCascade, usePlaying } from '../../store.ts'
import styles from './WatchStory.module.css'

interface WatchStoryProps {
  agent: AgentName
  pickIn: (state: CascadeState) => AgentPick | undefined
  /** The turn whose gems are lit. */
  pointed: Turn | undefined
  onPoint: (turn: Turn | undefined) => void
}

/** The swaps of a watched game, and what the agent saw in the last one, or in the one pointed at. */
export function WatchStory(props: WatchStoryProps) {
  const story = useStory(usePlaying())
  return <div className={styles.story}>{story && <Swaps story={story} {...props} />}</div>
}

function Swaps({ story, agent, pickIn, pointed, onPoint }: WatchStoryProps & { story: Story }) {
  const { i18n } = useLingui()
  const { turns } = useTurns(story)
  const last = useLastTurn(story)
  const { past, dealt } = useCascade(({ session }) => session)
  const { text, length = 0 } = turns.find((turn) => turn === pointed) ?? last ?? {}
  const [before, step] = [past[length - 2]?.state ?? dealt, past[length - 1]]
  const pick = step && pickText(i18n, seenBy(agent, before.goal), step.move, pickIn(before))
  return (
    <>
      <p role="status">
        {text ? (
          sentences(i18n, [text, pick])
        ) : (
          <Trans
            id="cascade.watch.empty"
            message="The agent is about to swap. You can swap gems, too."
          />
        )}
      </p>
      <Strip story={story} onPoint={onPoint} onChoose={onPoint} />
    </>
  )
}

/** Says what the agent saw in its swap and in the next best; nothing of a swap by the reader. */
function pickText(
  i18n: I18n,
  seen: Seen,
  played: CascadeMove,
  pick: AgentPick | undefined,
): string | undefined {
  if (!pick || !isSamePair(pick.move, played)) return undefined
  const { value = 0, legalSwaps, next } = pick
  if (!next) return i18n._({ id: 'cascade.log.only', message: 'The only legal swap.' })
  const described = { ...SEEN[seen], values: { count: legalSwaps, value: Math.round(value) } }
  return sentences(i18n, [i18n._(described), seen === 'nothing' ? undefined : nextText(i18n, next)])
}

function nextText(i18n: I18n, { move, value = 0 }: Valued): string {
  const [from, to] = [placeText(i18n, move.from), placeText(i18n, move.to)]
  return i18n._({
    id: 'cascade.log.next',
    message: 'Next best: {from} with {to} ({value}).',
    values: { from, to, value: Math.round(value).toLocaleString(i18n.locale) },
  })
}

/** Values of a swap, of its first step alone or with what may follow. */
const SEEN = {
  nothing: /*i18n*/ {
    id: 'cascade.log.random',
    message: 'Chosen at random from {count} legal swaps.',
  },
  gems: /*i18n*/ {
    id: 'cascade.log.gems',
    message: 'Matches {value, plural, one {# gem} other {# gems}} at once.',
  },
  'points-at-once': /*i18n*/ {
    id: 'cascade.log.points-at-once',
    message: 'Brings {value, plural, one {# point} other {# points}} at once.',
  },
  'goal-at-once': /*i18n*/ {
    id: 'cascade.log.goal-at-once',
    message: 'Matches {value, plural, one {# gem} other {# gems}} of the goal at once.',
  },
  points: /*i18n*/ {
    id: 'cascade.log.points',
    message: 'Expects {value, plural, one {# point} other {# points}}.',
  },
  goal: /*i18n*/ {
    id: 'cascade.log.goal',
    message: 'Expects {value, plural, one {# gem} other {# gems}} of the goal.',
  },
} as const

type Seen = keyof typeof SEEN

/** Returns what an agent's values count: what a goal wants, or else what the agent prefers. */
function seenBy(agent: AgentName, goal: Goal | undefined): Seen {
  if (agent === 'random') return 'nothing'
  const isGreedy = agent === 'greedy'
  if (!goal) return isGreedy ? 'gems' : 'points'
  if ('points' in goal) return isGreedy ? 'points-at-once' : 'points'
  return isGreedy ? 'goal-at-once' : 'goal'
}
