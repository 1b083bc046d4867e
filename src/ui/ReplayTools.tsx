import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { backIcon, pauseIcon, playIcon, redoIcon, undoIcon } from './icons'
import { Toolbar, type ToolProps } from './Toolbar'
import { useShortcuts } from './use-shortcuts'

interface ReplayToolsProps {
  /** How many steps have been shown, and how many are still to come. */
  shown: number
  left: number
  /** Milliseconds between steps: long enough to follow each. */
  stepMs: number
  /** Must be stable. */
  onForward: () => void
  onBack: () => void
  onLeave: () => void
}

/** Plays the steps one after the other while it runs; by hand, it stands. */
function useReplay({ left, stepMs, onForward, onBack }: ReplayToolsProps) {
  const [wanted, setWanted] = useState(true)
  const running = wanted && left > 0
  useEffect(() => {
    if (!running) return
    const timer = window.setInterval(onForward, stepMs)
    return () => window.clearInterval(timer)
  }, [running, onForward, stepMs])
  const byHand = (step: () => void) => () => {
    setWanted(false)
    step()
  }
  return { running, run: setWanted, back: byHand(onBack), step: byHand(onForward) }
}

function useSteps(props: ReplayToolsProps): readonly ToolProps[] {
  const { i18n } = useLingui()
  const { running, run, back, step } = useReplay(props)
  const { shown, left } = props
  return [
    {
      label: i18n._({ id: 'replay.back', message: 'Step back' }),
      icon: undoIcon,
      shortcut: 'u',
      disabled: shown === 0,
      onPress: back,
    },
    {
      label: running
        ? i18n._({ id: 'tool.pause', message: 'Pause' })
        : i18n._({ id: 'replay.play', message: 'Play' }),
      icon: running ? pauseIcon : playIcon,
      shortcut: 'p',
      disabled: left === 0,
      onPress: () => run(!running),
    },
    {
      label: i18n._({ id: 'replay.step', message: 'Step' }),
      icon: redoIcon,
      shortcut: 'y',
      disabled: left === 0,
      onPress: step,
    },
  ]
}

/** The way through a game that is watched: back, play or pause, on, and out of it. */
export default function ReplayTools(props: ReplayToolsProps) {
  const { i18n } = useLingui()
  const tools: readonly ToolProps[] = [
    ...useSteps(props),
    {
      label: i18n._({ id: 'replay.leave', message: 'Stop watching' }),
      icon: backIcon,
      colour: 'go',
      onPress: props.onLeave,
    },
  ]
  useShortcuts(tools)
  return <Toolbar label={i18n._({ id: 'tools', message: 'Tools' })} tools={tools} />
}
