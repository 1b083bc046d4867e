import { useCallback, useEffect, useState } from 'react'
import { forgetFailure, tryLoading } from '#src/ui/load-failures.ts'
import type { Agents } from '../agents'
import type { AgentName } from '../lab/table'
import { cascadeState, useCascade, useIsShown, usePlaying } from '../store'
import { stepMatched } from '../timeline'

/** Between a swap that has come to rest and the next, in milliseconds. */
const REST_MS = 500

interface AgentPlay {
  readonly running: boolean
  run(running: boolean): void
  /** On to the next match, or to the agent's next swap. */
  step(): void
}

/** Lets an agent play: by itself while it runs, else from match to match. */
export function useAgentPlay(agent: AgentName, agents: Agents, speed: number): AgentPlay {
  const { playback } = usePlaying()
  const [running, run] = useState(true)
  const swap = useNextSwap(agent, agents)
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
  return { running, run, step }
}

/** Lets the time of what is seen pass; unless it runs, it stands at each match. */
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

/** Asks the agent for its next swap and makes it; a new function after each. */
function useNextSwap(agent: AgentName, agents: Agents): () => void {
  const { store } = usePlaying()
  const state = useCascade(cascadeState)
  const seed = useCascade(({ session }) => session.seed)
  useEffect(() => () => forgetFailure('swap'), [])
  return useCallback(() => {
    const swap = async () => {
      const move = await agents.choose(state, agent, seed)
      // Someone else may have swapped while the agent thought.
      if (cascadeState(store.getState()) === state) store.getState().swap(move)
    }
    void tryLoading('swap', 'agent', swap)
  }, [agents, agent, state, seed, store])
}
