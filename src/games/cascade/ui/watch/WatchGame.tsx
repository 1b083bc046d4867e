import { Trans, useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { parseRoute, type Route } from '#src/define/route.ts'
import type { Playing } from '#src/define/screen.ts'
import { newSeed, today } from '#src/define/seeds.ts'
import type { Turn } from '#src/define/story.ts'
import { makeLinkCode } from '#src/engine/link-code.ts'
import { isOver, startSession, stateOf } from '#src/engine/session.ts'
import { BoardContext } from '#src/play/board/BoardContext.tsx'
import { PlayBoard } from '#src/play/board/PlayBoard.tsx'
import { GameFrame } from '#src/play/page/GameFrame.tsx'
import { openPlaying } from '#src/play/session/playing.ts'
import { DriveTools, useDrive } from '#src/play/story/DriveTools.tsx'
import { Peek } from '#src/play/story/Peek.tsx'
import { dealAnother } from '#src/play/tools/Tools.tsx'
import { useAnswer } from '#src/play/worker/answers.ts'
import { fixedView } from '#src/ui/board/view.ts'
import { SelectField } from '#src/ui/form/Field.tsx'
import { useToolKinds } from '#src/ui/kit/tool-kinds.ts'
import { useTitle } from '#src/ui/page.ts'
import type { AgentName } from '../../agents/agents.ts'
import type { AgentPick } from '../../agents/player.ts'
import { makeChoice, nameOf, TITLE, type WatchChoice } from '../../choice.ts'
import { type Agents, startAgents } from '../../laboratory.ts'
import { stageWith } from '../../levels/levels.ts'
import { AGENT, AGENT_NAMES, watchName } from '../../names.ts'
import type { CascadeState } from '../../rules/types.ts'
import Game, { screen } from '../../screen.tsx'
import { useCascade, useIsShown, usePlaying } from '../../store.ts'
import { stepMatched } from '../../timeline.ts'
import type { Cascade } from '../../types.ts'
import { Layout } from '../Cell.tsx'
import styles from './WatchGame.module.css'
import { WatchStory } from './WatchStory.tsx'

interface Watched {
  choice: WatchChoice
  /** The board's own address as a game: `watch-greedy`, `cascade?rows=9&seed=k3f9`. */
  board: string
}

/** Deals a board for an agent, without saving; `undefined` if there is no such board. */
export function openWatched(
  { choice, board }: Watched,
  usual: string,
): Playing<Cascade> | undefined {
  const route = parseRoute<Cascade>(screen, board, today())
  if (!route.ok) return undefined
  const { options, seed = usual } = route.value
  const session = startSession(screen.rules, options, seed)
  const watched = { ...route.value, choice }
  return openPlaying<Cascade>({ screen, route: watched, worker: undefined }, 'watch', { session })
}

export default function WatchGame({ choice, board }: Watched) {
  const [playing] = useState(() => openWatched({ choice, board }, newSeed()))
  const [agents] = useState(startAgents)
  useEffect(() => agents.end, [agents])
  // The page of a game says what is wrong with the address.
  if (!playing) return <Game address={board} />
  return (
    <BoardContext playing={playing}>
      <WatchedGame choice={choice} agents={agents} />
    </BoardContext>
  )
}

type Choosing = Pick<Agents, 'choose'>

interface WatchedGameProps extends Pick<Watched, 'choice'> {
  agents: Choosing
}

export function WatchedGame({ choice, agents }: WatchedGameProps) {
  const { agent } = choice
  const { i18n } = useLingui()
  useTitle(i18n._(TITLE))
  const playing = usePlaying()
  const [view] = useState(() => fixedView(playing.route.options))
  const { pickIn, drive } = useAgentPlay(agent, agents)
  const [pointed, point] = useState<Turn>()
  const [level] = useState(() => stageWith(playing.route.options)?.level)
  const name = watchName(i18n, agent)
  return (
    <GameFrame
      title={i18n._(TITLE)}
      detail={level ? `${nameOf(i18n, { type: 'level', level })} · ${name}` : name}
      useStats={screen.view.useStats}
    >
      <div className={styles.stage}>
        <Layout marksSwap>
          <PlayBoard view={view}>{pointed && <Peek turn={pointed} view={view} />}</PlayBoard>
        </Layout>
        <WatchStory agent={agent} pickIn={pickIn} pointed={pointed} onPoint={point} />
      </div>
      <footer>
        <div className={styles.options}>
          <AgentField choice={choice} />
        </div>
        <WatchTools {...{ choice, drive }} menu={level ? '/cascade/levels' : '/cascade'} />
      </footer>
    </GameFrame>
  )
}

/** Pause in milliseconds between a resting board and the next swap. */
const REST_MS = 500

/** Lets an agent play to the end, or match by match when paused, and keeps its picks. */
function useAgentPlay(agent: AgentName, agents: Choosing) {
  const { store, playback } = usePlaying()
  const session = useCascade((store) => store.session)
  const state = stateOf(session)
  const picks = useRef(new WeakMap<CascadeState, AgentPick>())
  const [due, setDue] = useState<{ readonly state: CascadeState }>()
  const play = async () => {
    const pick = await agents.choose(state, agent, session.seed)
    // The player may have swapped meanwhile.
    if (stateOf(store.getState().session) !== state) return
    picks.current.set(state, pick)
    store.getState().swap(pick.move)
  }
  useAnswer(due?.state === state ? due : null, play, { part: 'agent' })
  const isDue = useIsShown()
  const isAtEnd = isOver(screen.rules, session) && isDue
  /** Swaps, or goes on to the next match. */
  const next = useCallback(
    (speed: number) => (isDue ? setDue({ state }) : playback.setSpeed(speed)),
    [isDue, state, playback],
  )
  const drive = useDrive({ next, isDue, isAtEnd, restMs: REST_MS })
  useHalts(drive)
  return { drive, pickIn: (before: CascadeState) => picks.current.get(before) }
}

type Drive = ReturnType<typeof useDrive>

/** Sets the animation speed; paused, it halts at each match. */
function useHalts({ isRunning, speed }: Drive): void {
  const { playback } = usePlaying()
  useEffect(() => {
    const pass = () => {
      const isMatch = stepMatched(playback.getState().stage) !== undefined
      playback.setSpeed(isMatch && !isRunning ? 0 : speed)
    }
    pass()
    return playback.subscribe((now, before) => {
      if (now.stage !== before.stage) pass()
    })
  }, [playback, isRunning, speed])
}

/** Goes to an agent, on the board of a link if there is one. A plain hash: the router would take a question mark out. */
function watch(choice: WatchChoice, linked: Route['linked']): void {
  const game = makeChoice(choice)
  location.hash = `#/cascade/${linked ? makeLinkCode({ ...linked, game }) : game}`
}

function AgentField({ choice }: Pick<Watched, 'choice'>) {
  const { linked } = usePlaying().route
  return (
    <SelectField
      isInline
      label={<Trans {...AGENT} />}
      value={choice.agent}
      options={AGENT_NAMES}
      onChange={(agent) => watch({ ...choice, agent }, linked)}
    />
  )
}

interface WatchToolsProps extends Pick<Watched, 'choice'> {
  /** The page from which it was chosen. */
  menu: string
  drive: Drive
}

function WatchTools({ choice, menu, drive }: WatchToolsProps) {
  const playing = usePlaying()
  const tool = useToolKinds()
  const [, navigate] = useLocation()
  const { linked } = playing.route
  /** The address of a linked board has its seed. */
  const deal = () =>
    linked ? watch(choice, { ...linked, seed: newSeed() }) : void dealAnother(playing)
  const leave = () => navigate(menu)
  const others = [tool('new', { onPress: deal }), tool('menu', { onPress: leave })]
  return <DriveTools drive={drive} after={others} />
}
