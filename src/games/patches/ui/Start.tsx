import { useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { OpponentChips } from '#src/opponents/OpponentChips.tsx'
import { StartStanding } from '#src/results/opponents/StartStanding.tsx'
import { Chips } from '#src/ui/form/Chips.tsx'
import { HowToPlay, StartForm, StartLinks } from '#src/ui/kit/Start.tsx'
import { lazy } from '#src/ui/load/lazy.tsx'
import { sizeName } from '#src/ui/texts.ts'
import { BOARD_NAMES, makeChoice } from '../choice.ts'
import { habitText } from '../habits.ts'
import { SIDES } from '../rules/board.ts'
import { BOARD_SIZES, OPPONENTS } from '../rules/types.ts'
import { patchesSettings, usePatchesSetting } from '../settings.ts'

const HelpDialog = lazy(() => import('./HelpDialog.tsx'), { when: 'open' })

export default function Start() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const board = usePatchesSetting('board')
  const level = usePatchesSetting('level')
  const { change } = patchesSettings.getState()
  return (
    <StartForm onStart={() => navigate(`/patches/${makeChoice({ type: 'board', board, level })}`)}>
      <Chips
        name="board"
        legend={i18n._({ id: 'patches.board', message: 'Board' })}
        chips={BOARD_SIZES.map((id) => ({
          id,
          name: i18n._(BOARD_NAMES[id]),
          detail: sizeName({ rows: SIDES[id], cols: SIDES[id] }),
        }))}
        chosen={board}
        onChoose={(board) => change({ board })}
      />
      <OpponentChips
        name="level"
        opponents={OPPONENTS}
        chosen={level}
        onChoose={(level) => change({ level })}
        habit={habitText(i18n, level, board)}
      />
      {level !== 'friend' && <StartStanding game="patches" strength={level} />}
      <StartLinks>
        <HowToPlay Rules={HelpDialog} />
      </StartLinks>
    </StartForm>
  )
}
