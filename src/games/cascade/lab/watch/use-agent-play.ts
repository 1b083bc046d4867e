import { useCallback, useEffect, useRef, useState } from 'react'
import { stateOf } from '#src/engine/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import type { Agents } from '../../laboratory.ts'
import type { CascadeState } from '../../rules/types.ts'
import { useCascade, useIsShown, usePlaying } from '../../store.ts'
import { stepMatched } from '../../timeline.ts'
import type { AgentName } from '../engine/agents.ts'
import type { AgentPick } from '../engine/player.ts'

/** Pause in milliseconds between a resting board and the next swap. */
const REST_MS = 500

export type Choosing = Pick<Agents, 'choose'>

interface AgentPlay {
  readonly running: boolean
  run(running: boolean): void
  /** Goes on to the next match, or to the agent's next swap. */
  step(): void
  /** Returns what the agent chose in a state. */
  choiceIn(state: CascadeState): AgentPick | undefined
}

/** Lets an agent play continuously, or match by match when paused. */
export function useAgentPlay(agent: AgentName, agents: Choosing, speed: number): AgentPlay {
  const { playback } = usePlaying()
  const [running, run] = useState(true)
  const { swap, choiceIn } = useNextSwap(agent, agents)
  const isResting = useIsShown()
  useSpeed(running, speed)
  useEffect(() => {
    if (!running || !isResting) return
    const timer = window.setTimeout(swap, REST_MS / speed)
    return () => window.clearTimeout(timer)
  }, [running, isResting, swap, speed])
  const step = () => {
    run(false)
    if (isResting) swap()
    else playback.setSpeed(speed)
  }
  return { running, run, step, choiceIn }
}

/** Sets the animation speed; paused, it halts at each match. */
function useSpeed(running: boolean, speed: number): void {
  const { playback } = usePlaying()
  useEffect(() => {
    const pass = () => {
      const isMatch = stepMatched(playback.getState().stage) !== undefined
      playback.setSpeed(isMatch && !running ? 0 : speed)
    }
    pass()
    return playback.subscribe((now, before) => {
      if (now.stage !== before.stage) pass()
    })
  }, [playback, running, speed])
}

/** Makes the agent's next swap, and keeps its choices. */
function useNextSwap(agent: AgentName, agents: Choosing) {
  const { store } = usePlaying()
  const state = useCascade(({ session }) => stateOf(session))
  const seed = useCascade(({ session }) => session.seed)
  const choices = useRef(new WeakMap<CascadeState, AgentPick>())
  const [due, setDue] = useState<{ readonly state: CascadeState }>()
  const play = async () => {
    const choice = await agents.choose(state, agent, seed)
    // The player may have swapped meanwhile.
    if (stateOf(store.getState().session) !== state) return
    choices.current.set(state, choice)
    store.getState().swap(choice.move)
  }
  useAnswer(due?.state === state ? due : null, play, { part: 'agent' })
  const swap = useCallback(() => setDue({ state }), [state])
  const choiceIn = useCallback((before: CascadeState) => choices.current.get(before), [])
  return { swap, choiceIn }
}
