import { Trans, useLingui } from '@lingui/react'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { GameFrame } from '#src/play/GameFrame.tsx'
import { GameTools } from '#src/play/GameTools.tsx'
import { useToolKinds } from '#src/play/tool-kinds.ts'
import { pauseIcon, playIcon, redoIcon } from '#src/ui/kit/icons.tsx'
import { Select } from '#src/ui/kit/Select.tsx'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'
import type { Agents } from '../agents'
import type { AgentName } from '../lab/agents'
import { dealAnother } from '../open-table'
import { makeWorkerAgents } from '../worker-agents'
import { AGENT_NAMES, choiceName } from './choice-names'
import { Play } from './Play'
import { useAgentPlay } from './use-agent-play'
import { useTable } from './use-cascade'
import { useSeenPoints } from './use-film'
import { useStats } from './use-stats'
import styles from './WatchGame.module.css'
import { WatchLog } from './WatchLog'

const SPEEDS = [0.5, 1, 2, 4] as const

interface WatchGameProps {
  agent: AgentName
  hireAgents?: () => Agents
}

/** An agent at play: the board, what happens on it in words, and how fast. */
export default function WatchGame({ agent, hireAgents = makeWorkerAgents }: WatchGameProps) {
  const { i18n } = useLingui()
  const { asked } = useTable()
  const [speed, setSpeed] = useState<number>(1)
  const play = useAgentPlay(agent, speed, hireAgents)
  return (
    <GameFrame
      title={i18n._({ id: 'cascade.title', message: 'Cascade' })}
      detail={choiceName(i18n, asked.choice)}
      stats={useStats(useSeenPoints(play.frame))}
    >
      <div className={styles.scene}>
        <Play frame={play.frame} speed={speed} onLeave={() => {}} />
        <WatchLog frame={play.frame} />
      </div>
      <div className={styles.options}>
        <AgentField agent={agent} />
        <SpeedField speed={speed} onChange={setSpeed} />
      </div>
      <WatchTools play={play} />
    </GameFrame>
  )
}

function AgentField({ agent }: { agent: AgentName }) {
  const id = useId()
  const [, navigate] = useLocation()
  return (
    <label htmlFor={id}>
      <Trans id="cascade.agent" message="Agent" />
      <Select
        id={id}
        value={agent}
        options={AGENT_NAMES}
        onChange={(name) => navigate(`/cascade/watch-${name}`)}
      />
    </label>
  )
}

function SpeedField({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const { i18n } = useLingui()
  return (
    <label>
      <Trans id="cascade.speed" message="Speed" />
      <select value={speed} onChange={({ target }) => onChange(Number(target.value))}>
        {SPEEDS.map((times) => (
          <option key={times} value={times}>
            {`${times.toLocaleString(i18n.locale)}×`}
          </option>
        ))}
      </select>
    </label>
  )
}

function WatchTools({ play: { running, run, step } }: { play: ReturnType<typeof useAgentPlay> }) {
  const { i18n } = useLingui()
  const table = useTable()
  const tool = useToolKinds()
  const [, navigate] = useLocation()
  const tools: readonly ToolProps[] = [
    {
      label: running
        ? i18n._({ id: 'tool.pause', message: 'Pause' })
        : i18n._({ id: 'replay.play', message: 'Play' }),
      icon: running ? pauseIcon : playIcon,
      shortcut: 'p',
      onPress: () => run(!running),
    },
    {
      label: i18n._({ id: 'replay.step', message: 'Step' }),
      icon: redoIcon,
      shortcut: 'y',
      onPress: step,
    },
    tool('new', { onPress: () => dealAnother(table) }),
    tool('menu', { onPress: () => navigate('/cascade') }),
  ]
  return <GameTools tools={tools} />
}
