import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useOpenPage } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import { isOver } from '#src/engine/session.ts'
import { icon, newIcon, undoIcon } from '#src/ui/kit/icons.tsx'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'
import { PLAY_ON, PLAY_ON_HERE, RACE } from '#src/ui/words.ts'
import { useWholeGame } from '../judge/shown.ts'
import { raceAgainst } from '../race/open-race.ts'
import { DriveTools, useDrive } from './DriveTools.tsx'

const backIcon = icon('M16 5l-9 7 9 7z')
const flagIcon = icon('M6 21V4h12l-3 4 3 4H6')

export function ReplayTools() {
  const { i18n } = useLingui()
  const playing = useOpenPage()
  const { back, isAtStart, ...drive } = useReplay(playing)
  const backwards: ToolProps = {
    label: i18n._({ id: 'replay.back', message: 'Step back' }),
    icon: undoIcon,
    shortcut: 'u',
    disabled: isAtStart,
    onPress: back,
  }
  return <DriveTools drive={drive} before={[backwards]} after={useExits(playing)} />
}

/** Plays one step per interval; anything else that moves the replay pauses it. */
function useReplay({ store, screen, playback }: Playing) {
  const { stepTo } = store.getState()
  const shown = useStore(store, ({ session }) => session.past.length)
  const isAtEnd = useStore(store, ({ session }) => session.future.length === 0)
  /** The step that the drive takes. */
  const due = useRef(shown)
  const next = useCallback(() => {
    due.current = shown + 1
    stepTo(due.current)
  }, [stepTo, shown])
  const drive = useDrive({ next, isAtEnd, restMs: screen.view.replayMs }, shown === 0)
  const { run, speed } = drive
  useEffect(() => playback.setSpeed(Math.max(1, speed)), [playback, speed])
  useEffect(
    () =>
      store.subscribe(({ session }, before) => {
        if (session !== before.session && session.past.length !== due.current) run(false)
      }),
    [store, run],
  )
  return { ...drive, isAtStart: shown === 0, back: () => stepTo(shown - 1) }
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
