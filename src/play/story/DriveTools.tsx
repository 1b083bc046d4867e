import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { icon, pauseIcon, playIcon, redoIcon } from '#src/ui/kit/icons.tsx'
import { Toolbar, type ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'
import { PLAY, STEP } from '#src/ui/words.ts'

const speedIcon = icon('M4 6l7 6-7 6zM12 6l7 6-7 6z')

/** Times as fast as the game's own pace, in the order of the tool. */
const SPEEDS = [1, 2, 4, 0.5] as const

interface Course {
  /** Takes the next step; another function for each. */
  readonly next: (speed: number) => void
  /** `false` while the last step is still being shown. */
  readonly isDue?: boolean
  readonly isAtEnd: boolean
  /** Milliseconds before each step at the game's own pace. */
  readonly restMs: number
}

/** Takes a step after each rest, at a speed, until it is paused or at the end. */
export function useDrive({ next, isDue = true, isAtEnd, restMs }: Course, begins = true) {
  const [isWanted, run] = useState(begins)
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1)
  const isRunning = isWanted && !isAtEnd
  useEffect(() => {
    if (!isRunning || !isDue) return
    const timer = window.setTimeout(next, restMs / speed, speed)
    return () => window.clearTimeout(timer)
  }, [isRunning, isDue, next, restMs, speed])
  const step = () => {
    run(false)
    next(speed)
  }
  const faster = () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)
  return { isRunning, isAtEnd, speed, run, step, faster }
}

interface DriveToolsProps {
  drive: ReturnType<typeof useDrive>
  before?: readonly ToolProps[]
  after: readonly ToolProps[]
}

/** Play or pause, step and speed among a page's own tools, driven by arrows and the space bar too. */
export function DriveTools({ drive, before = [], after }: DriveToolsProps) {
  const { isRunning, isAtEnd, speed, run, step, faster } = drive
  const { i18n } = useLingui()
  const tools: readonly ToolProps[] = [
    ...before,
    {
      name: 'play',
      label: isRunning ? i18n._(TOOLS.pause[0]) : i18n._(PLAY),
      icon: isRunning ? pauseIcon : playIcon,
      shortcut: 'p',
      disabled: isAtEnd,
      onPress: () => run(!isRunning),
    },
    {
      label: i18n._(STEP),
      icon: redoIcon,
      shortcut: 'y',
      disabled: isAtEnd,
      onPress: step,
    },
    {
      name: 'speed',
      label: i18n._({
        id: 'replay.speed',
        message: 'Speed {speed}',
        values: { speed: `${speed.toLocaleString(i18n.locale)}×` },
      }),
      icon: speedIcon,
      onPress: faster,
    },
    ...after,
  ]
  useKeys(tools)
  return <Toolbar tools={tools} />
}

/** Shortcuts of tools by further keys: back, play or pause, step. */
const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'u', ' ': 'p', ArrowRight: 'y' }

/** Lets arrows and the space bar press tools, unless the focus is where they mean something else. */
function useKeys(tools: readonly ToolProps[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = KEYS[event.key]
      const tool = key && tools.find(({ shortcut }) => shortcut === key)
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
