import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import { isOver } from '#src/engine/session.ts'
import { icon, newIcon, pauseIcon, playIcon, redoIcon, undoIcon } from '#src/ui/kit/icons.tsx'
import { Toolbar, type ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { PLAY, PLAY_ON, PLAY_ON_HERE, RACE, STEP } from '#src/ui/words.ts'
import { useWholeGame } from '../judge/shown.ts'
import { raceAgainst } from '../race/open-race.ts'

const backIcon = icon('M16 5l-9 7 9 7z')
const flagIcon = icon('M6 21V4h12l-3 4 3 4H6')
const speedIcon = icon('M4 6l7 6-7 6zM12 6l7 6-7 6z')

/** Times as fast as the game's own pace, in the order of the tool. */
const SPEEDS = [1, 2, 4, 0.5] as const

/** Plays one step per interval; anything else that moves the replay pauses it. */
function useReplay({ store, screen, playback }: Playing) {
  const { replayMs } = screen.view
  const { stepTo } = store.getState()
  const shown = useStore(store, ({ session }) => session.past.length)
  const left = useStore(store, ({ session }) => session.future.length)
  const [isWanted, run] = useState(shown === 0)
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1)
  const isRunning = isWanted && left > 0
  /** The step that the clock takes. */
  const due = useRef(shown)
  useEffect(() => {
    if (!isRunning) return
    const go = () => {
      due.current = shown + 1
      stepTo(due.current)
    }
    const timer = window.setTimeout(go, replayMs / speed)
    return () => window.clearTimeout(timer)
  }, [isRunning, stepTo, shown, replayMs, speed])
  useEffect(() => {
    playback.setSpeed(Math.max(1, speed))
    return () => playback.setSpeed(1)
  }, [playback, speed])
  useEffect(
    () =>
      store.subscribe(({ session }, before) => {
        if (session !== before.session && session.past.length !== due.current) run(false)
      }),
    [store],
  )
  const step = (by: number) => stepTo(shown + by)
  const faster = () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)
  return { shown, left, isRunning, run, step, speed, faster }
}

export function ReplayTools({ playing }: { playing: Playing }) {
  const tools = [...useSteps(useReplay(playing)), ...useExits(playing)]
  useKeys(tools)
  return <Toolbar tools={tools} />
}

function useSteps({
  shown,
  left,
  isRunning,
  run,
  step,
  speed,
  faster,
}: ReturnType<typeof useReplay>): readonly ToolProps[] {
  const { i18n } = useLingui()
  return [
    {
      label: i18n._({ id: 'replay.back', message: 'Step back' }),
      icon: undoIcon,
      shortcut: 'u',
      disabled: shown === 0,
      onPress: () => step(-1),
    },
    {
      label: isRunning ? i18n._(TOOLS.pause[0]) : i18n._(PLAY),
      icon: isRunning ? pauseIcon : playIcon,
      shortcut: 'p',
      disabled: left === 0,
      onPress: () => run(!isRunning),
    },
    {
      label: i18n._(STEP),
      icon: redoIcon,
      shortcut: 'y',
      disabled: left === 0,
      onPress: () => step(1),
    },
    {
      label: i18n._({
        id: 'replay.speed',
        message: 'Speed {speed}',
        values: { speed: `${speed.toLocaleString(i18n.locale)}×` },
      }),
      icon: speedIcon,
      onPress: faster,
    },
  ]
}

function useExits(playing: Playing): readonly ToolProps[] {
  const { i18n } = useLingui()
  const { store, page, screen } = playing
  const race = raceAgainst(playing, useWholeGame(playing))
  const isBegun = useStore(store, ({ session }) => session.past.length > 0)
  const isOnly = useStore(
    store,
    ({ session }) =>
      isOver(screen.rules, session) || screen.byLink?.isByLink(session.options) === true,
  )
  const { playOn, show } = page.getState()
  const playingOn: ToolProps = {
    label: i18n._(PLAY_ON_HERE),
    caption: i18n._(PLAY_ON),
    icon: newIcon,
    colour: 'new',
    disabled: isOnly,
    onPress: () => playOn(store.getState().session.past.length),
  }
  const racing: ToolProps | undefined = race && {
    label: i18n._({ id: 'race.start', message: 'Race this game' }),
    caption: i18n._(RACE),
    icon: flagIcon,
    colour: 'new',
    onPress: race,
  }
  return [
    // A phone has room for one of them: at its beginning and its end, the whole game is raced.
    isBegun && !isOnly ? playingOn : (racing ?? playingOn),
    {
      label: i18n._({ id: 'replay.leave', message: 'Exit replay' }),
      icon: backIcon,
      colour: 'go',
      onPress: () => show(null),
    },
  ]
}

/** Tools by key: back, play or pause, step. */
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: 0, ' ': 1, ArrowRight: 2 }

/** Lets arrows and the space bar drive a replay, unless the focus is where they mean something else. */
function useKeys(tools: readonly ToolProps[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const tool = tools[KEYS[event.key] ?? -1]
      if (!tool || document.activeElement !== document.body) return
      event.preventDefault()
      // Or the board would take the focus.
      event.stopPropagation()
      if (!tool.disabled) tool.onPress()
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [tools])
}
