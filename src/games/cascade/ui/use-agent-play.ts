import { useCallback, useEffect, useState } from 'react'
import { forgetFailure, tryLoading } from '#src/ui/load-failures.ts'
import type { Agents } from '../agents'
import type { AgentName } from '../lab/agents'
import { cascadeState } from '../store'
import type { Frame } from './film'
import { useCascade, useTable } from './use-cascade'
import { useFilm } from './use-film'

/** Between a swap that has come to rest and the next, in milliseconds. */
const REST_MS = 500

interface AgentPlay {
  readonly frame: Frame | undefined
  readonly running: boolean
  run(running: boolean): void
  /** On to the next match, or to the agent's next swap. */
  step(): void
}

/** Has an agent play at this table: by itself while it runs, else step by step. `hire` must be stable. */
export function useAgentPlay(agent: AgentName, speed: number, hire: () => Agents): AgentPlay {
  const [running, run] = useState(true)
  const film = useFilm({ running, speed })
  const swap = useNextSwap(agent, hire)
  const isResting = film.frame === undefined
  useEffect(() => {
    if (!running || !isResting) return
    const timer = window.setTimeout(swap, REST_MS / speed)
    return () => window.clearTimeout(timer)
  }, [running, isResting, swap, speed])
  const step = () => {
    run(false)
    if (isResting) swap()
    else film.step()
  }
  return { frame: film.frame, running, run, step }
}

/** Asks the agent for its next swap and makes it; a new function after each. */
function useNextSwap(agent: AgentName, hire: () => Agents): () => void {
  const { store } = useTable()
  const state = useCascade(cascadeState)
  const seed = useCascade(({ session }) => session.seed)
  const [agents, setAgents] = useState<Agents>()
  useEffect(() => {
    const hired = hire()
    setAgents(hired)
    return () => {
      hired.dispose()
      forgetFailure('swap')
    }
  }, [hire])
  return useCallback(() => {
    const swap = async () => {
      const move = await agents?.choose(state, agent, seed)
      // Someone else may have swapped while the agent thought.
      if (move && cascadeState(store.getState()) === state) store.getState().swap(move)
    }
    void tryLoading('swap', 'agent', swap)
  }, [agents, agent, state, seed, store])
}
