import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import { backIcon, pauseIcon, playIcon, redoIcon, undoIcon } from '#src/ui/kit/icons.tsx'
import { Toolbar, type ToolProps } from '#src/ui/kit/Toolbar.tsx'

/** Plays one step per interval; stepping by hand or to a stop pauses. */
function useReplay({ store, screen }: Playing) {
  const { replayMs } = screen.view
  const { stepForward, stepBack } = store.getState()
  const shown = useStore(store, ({ session }) => session.past.length)
  const left = useStore(store, ({ session }) => session.future.length)
  const [wanted, setWanted] = useState(true)
  const running = wanted && left > 0
  useEffect(() => {
    if (!running) return
    const timer = window.setInterval(() => stepForward(), replayMs)
    return () => window.clearInterval(timer)
  }, [running, stepForward, replayMs])
  useEffect(
    () =>
      store.subscribe(({ emitted }, before) => {
        const isByHand = emitted.events.some(({ type }) => type === 'redone' || type === 'undone')
        if (emitted !== before.emitted && isByHand) setWanted(false)
      }),
    [store],
  )
  const step = () => {
    setWanted(false)
    stepForward()
  }
  return { shown, left, running, run: setWanted, back: () => stepBack(), step }
}

export default function ReplayTools({ playing }: { playing: Playing }) {
  const { i18n } = useLingui()
  const { shown, left, running, run, back, step } = useReplay(playing)
  const tools: readonly ToolProps[] = [
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
    {
      label: i18n._({ id: 'replay.leave', message: 'Exit replay' }),
      icon: backIcon,
      colour: 'go',
      onPress: playing.store.getState().leaveReplay,
    },
  ]
  return <Toolbar tools={tools} />
}
