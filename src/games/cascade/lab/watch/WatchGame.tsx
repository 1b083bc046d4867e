import { Trans, useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Playing } from '#src/define/screen.ts'
import { newSeed } from '#src/define/seeds.ts'
import { PlayBoard } from '#src/play/page/GameBoard.tsx'
import { GameFrame } from '#src/play/page/GameFrame.tsx'
import { dealAnother } from '#src/play/page/Tools.tsx'
import { useToolKinds } from '#src/play/page/tool-kinds.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { Field, SelectField } from '#src/ui/form/Field.tsx'
import { pauseIcon, playIcon, redoIcon } from '#src/ui/kit/icons.tsx'
import { Toolbar, type ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { useTitle } from '#src/ui/page.ts'
import { startAgents } from '../../agent-worker.ts'
import { AGENT_NAMES, parseChoice, TITLE } from '../../names.ts'
import { parseOptions } from '../../rules/rules.ts'
import Game, { screen } from '../../screen.tsx'
import { usePlaying } from '../../store.ts'
import type { Cascade } from '../../types.ts'
import { Layout } from '../../ui/Cell.tsx'
import { Demonstration, demonstrate } from '../../ui/Demonstration.tsx'
import type { AgentName } from '../engine/agents.ts'
import { type Choosing, useAgentPlay } from './use-agent-play.ts'
import styles from './WatchGame.module.css'
import { WatchLog } from './WatchLog.tsx'

/** Deals a board for an agent, without saving; `undefined` if there is no such board. */
export function openWatched(choice: string, seed: string): Playing<Cascade> | undefined {
  const options = parseOptions(parseChoice(choice, '')?.options)
  return options.ok ? demonstrate(screen, options.value, seed, choice) : undefined
}

interface WatchGameProps {
  /** The board and the agent, as in the address. */
  choice: string
  agent: AgentName
}

export default function WatchGame({ choice, agent }: WatchGameProps) {
  const [playing] = useState(() => openWatched(choice, newSeed()))
  const [agents] = useState(startAgents)
  useEffect(() => agents.end, [agents])
  // The page of a game says what is wrong with the address.
  if (!playing) return <Game address={choice} />
  return (
    <Demonstration playing={playing}>
      <WatchedGame agent={agent} agents={agents} />
    </Demonstration>
  )
}

const SPEEDS = [0.5, 1, 2, 4] as const

/** An agent's game with log and speed. */
export function WatchedGame({ agent, agents }: { agent: AgentName; agents: Choosing }) {
  const { i18n } = useLingui()
  useTitle(i18n._(TITLE))
  const playing = usePlaying()
  const [view] = useState(() => fixedView(playing.route.options))
  const [speed, setSpeed] = useState<number>(1)
  const play = useAgentPlay(agent, agents, speed)
  return (
    <GameFrame
      title={i18n._(TITLE)}
      detail={screen.route.useName(playing.route)}
      stats={screen.view.useStats()}
    >
      <div className={styles.stage}>
        <Layout marksSwap>
          <PlayBoard playing={playing} view={view} />
        </Layout>
        <WatchLog agent={agent} choiceIn={play.choiceIn} />
      </div>
      <div>
        <div className={styles.options}>
          <AgentField agent={agent} />
          <SpeedField speed={speed} onChange={setSpeed} />
        </div>
        <WatchTools play={play} />
      </div>
    </GameFrame>
  )
}

function AgentField({ agent }: { agent: AgentName }) {
  const [, navigate] = useLocation()
  const { choice } = usePlaying().route
  return (
    <SelectField
      isInline
      label={<Trans id="cascade.agent" message="Agent" />}
      value={agent}
      options={AGENT_NAMES}
      onChange={(name) => navigate(`/cascade/${choice.replace(agent, name)}`)}
    />
  )
}

function SpeedField({ speed, onChange }: { speed: number; onChange: (speed: number) => void }) {
  const { i18n } = useLingui()
  return (
    <Field isInline label={<Trans id="cascade.speed" message="Speed" />}>
      {(id) => (
        <select id={id} value={speed} onChange={({ target }) => onChange(Number(target.value))}>
          {SPEEDS.map((times) => (
            <option key={times} value={times}>
              {`${times.toLocaleString(i18n.locale)}×`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function WatchTools({ play: { running, run, step } }: { play: ReturnType<typeof useAgentPlay> }) {
  const { i18n } = useLingui()
  const playing = usePlaying()
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
    tool('new', { onPress: () => void dealAnother(playing) }),
    tool('menu', { onPress: () => navigate('/cascade') }),
  ]
  return <Toolbar tools={tools} />
}
