import { useLingui } from '@lingui/react'
import { useEffect, useMemo } from 'react'
import type { Session } from '#src/engine/session.ts'
import { GameFrame } from '#src/play/GameFrame.tsx'
import { useAutosave } from '#src/play/use-autosave.ts'
import { useSounds } from '#src/play/use-sounds.ts'
import { piecesPlayed } from '../pieces'
import { countFlowers } from '../rules/cells'
import { rules } from '../rules/rules'
import { type GardenGame, type GardenState, SIDES } from '../rules/types'
import { watchTurn } from '../watch-turn'
import { BoardArea } from './BoardArea'
import { choiceName } from './choice-names'
import { GardenEnd } from './GardenEnd'
import { useTable } from './use-garden'
import { useSettle } from './use-settle'
import { useTurnClock } from './use-turn-clock'
import { useTurnSounds } from './use-turn-sounds'

const leftOf = ({ position }: GardenState) =>
  SIDES.reduce((sum, side) => sum + countFlowers(position.cells, side), 0)

const movesOf = (_: GardenState, session: Session<GardenGame>) => piecesPlayed(session, 'human')

/** A step's own sounds come with what is seen of it. */
const SOUNDS = {
  selected: 'select',
  refused: 'refuse',
  'timed-out': 'refuse',
  hurry: 'tick',
} as const

/** A game on the screen: the figures, the board, and what comes at the end. */
export function Game() {
  const { i18n } = useLingui()
  const { asked, store, opponent, saving } = useTable()
  const notice = useAutosave(
    useMemo(
      () => ({
        rules,
        store,
        asked,
        saving,
        leftOf,
        movesOf,
        turnMs: store.getState().turnMs,
      }),
      [store, asked, saving],
    ),
  )
  useEffect(() => watchTurn(store, opponent), [store, opponent])
  useSettle()
  useTurnClock()
  useSounds(store, SOUNDS)
  useTurnSounds()
  return (
    <GameFrame
      title={i18n._({ id: 'garden.title', message: 'Garden' })}
      detail={choiceName(i18n, asked.choice)}
      stats={[]}
      notice={notice}
      end={<GardenEnd />}
    >
      <BoardArea />
    </GameFrame>
  )
}
